// The drain whose dispatches failed, loaded with the logs that it points to, in a fresh folder that whoever asks for it
// takes away. Tests that only read share one.

import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Command } from "../../../src/cli/command.ts";
import { load } from "../../../src/cli/commands/load.ts";
import { type MemoryRun, runInMemory } from "../memory-context.ts";

const drain = fileURLToPath(new URL("../../../corpora/drains/failures", import.meta.url));

export interface LoadedDrain {
  readonly logs: string;
  readonly run: (command: Command, ...args: readonly string[]) => Promise<MemoryRun>;
  readonly remove: () => void;
}

export async function loadFailedDrain(): Promise<LoadedDrain> {
  const folder = mkdtempSync(join(tmpdir(), "detent-failures-"));
  const [logs, database] = [join(folder, "logs"), join(folder, "detent.duckdb")];
  cpSync(drain, logs, { recursive: true });
  const run: LoadedDrain["run"] = (command, ...args) =>
    runInMemory([command], [command.name, ...args, "--db", database], { cwd: folder });
  const { exitCode, stderr } = await run(load, join(logs, "drain.jsonl"), "--json");
  if (exitCode !== 0) throw new Error(`Loading ended with ${exitCode}: ${stderr}`);
  return { logs, run, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
