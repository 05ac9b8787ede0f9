// A fresh folder with a copy of the drain that holds every record, loaded: its drain log and the transcripts beside it.

import { cpSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { load } from "../../../src/cli/commands/load.ts";
import { type Workplace, workplace } from "./loaded-database.ts";

const drain = fileURLToPath(new URL("../../../corpora/drains/every-record", import.meta.url));

export async function drainWorkplace(): Promise<Workplace> {
  const place = workplace();
  cpSync(drain, place.logs, { recursive: true });
  const files = [join(place.logs, "drain.jsonl"), join(place.logs, "sessions")];
  const { exitCode, stderr } = await place.run(load, ...files, "--json");
  if (exitCode !== 0) throw new Error(`Loading ended with ${exitCode}: ${stderr}`);
  return place;
}
