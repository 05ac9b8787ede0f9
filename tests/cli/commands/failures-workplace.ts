// A fresh folder with a copy of the drain whose dispatches failed, loaded with the logs that it points to.

import { cpSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { load } from "../../../src/cli/commands/load.ts";
import { type Workplace, workplace } from "./loaded-database.ts";

const drain = fileURLToPath(new URL("../../../corpora/drains/failures", import.meta.url));

export async function failuresWorkplace(): Promise<Workplace> {
  const place = workplace();
  cpSync(drain, place.logs, { recursive: true });
  const { exitCode, stderr } = await place.run(load, join(place.logs, "drain.jsonl"), "--json");
  if (exitCode !== 0) throw new Error(`Loading ended with ${exitCode}: ${stderr}`);
  return place;
}
