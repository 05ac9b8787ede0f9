// A fresh folder per test with logs and a database that `detent load` filled, and commands run on it in this process.

import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import type { Command } from "../../../src/cli/command.ts";
import { load } from "../../../src/cli/commands/load.ts";
import type { Context } from "../../../src/cli/context.ts";
import { writeEmptyDatabase } from "../../measure/log-database.ts";
import { type MemoryRun, runInMemory } from "../memory-context.ts";

const corpora = fileURLToPath(new URL("../../../corpora/", import.meta.url));

export interface Workplace {
  /** Folder of this test; commands run in it. It is deleted behind the test. */
  readonly folder: string;
  /** Where the logs lie: below `folder`. */
  readonly logs: string;
  readonly database: string;
  /** Runs one command on the database. */
  readonly run: (command: Command, ...args: readonly string[]) => Promise<MemoryRun>;
  /** The same with another context, such as a terminal. */
  readonly runIn: (
    changes: Partial<Context>,
    command: Command,
    ...args: readonly string[]
  ) => Promise<MemoryRun>;
}

/** A workplace with copies of the named cases of corpora/sessions, nothing loaded; `claude-code/` may be left out. */
export function workplace(...cases: readonly string[]): Workplace {
  const folder = mkdtempSync(join(tmpdir(), "detent-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const logs = join(folder, "logs");
  mkdirSync(logs);
  for (const name of cases) {
    const filter = (path: string): boolean => !path.endsWith(".json");
    const from = name.includes("/") ? name : join("claude-code", name);
    cpSync(join(corpora, "sessions", from), join(logs, name), { recursive: true, filter });
  }
  const database = join(folder, "detent.duckdb");
  const runIn: Workplace["runIn"] = (changes, command, ...args) =>
    runInMemory([command], [command.name, ...args, ...(args.includes("--db") ? [] : ["--db", database])], {
      cwd: folder,
      ...changes,
    });
  return { folder, logs, database, runIn, run: (command, ...args) => runIn({}, command, ...args) };
}

/** A workplace whose logs are loaded. */
export async function loadedWorkplace(...cases: readonly string[]): Promise<Workplace> {
  const place = workplace(...cases);
  await writeEmptyDatabase(place.database);
  const { exitCode, stderr } = await place.run(load, place.logs, "--json");
  if (exitCode !== 0) throw new Error(`Loading ended with ${exitCode}: ${stderr}`);
  return place;
}
