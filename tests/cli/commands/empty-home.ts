// A fresh folder per test in which commands run that need no database.

import type { Command } from "../../../src/cli/command.ts";
import type { Context } from "../../../src/cli/context.ts";
import { freshFolder } from "../../moves/store/fresh-folder.ts";
import { type MemoryRun, runInMemory } from "../memory-context.ts";

type Args = readonly string[];

export interface EmptyHome {
  readonly folder: string;
  readonly run: (command: Command, ...args: Args) => Promise<MemoryRun>;
  /** The same with another context. */
  readonly runIn: (changes: Partial<Context>, command: Command, ...args: Args) => Promise<MemoryRun>;
}

export function emptyHome(): EmptyHome {
  const folder = freshFolder();
  const runIn: EmptyHome["runIn"] = (changes, command, ...args) =>
    runInMemory([command], [command.name, ...args], { cwd: folder, ...changes });
  return { folder, runIn, run: (command, ...args) => runIn({}, command, ...args) };
}
