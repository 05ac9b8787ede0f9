// A project with a store of its own beside it, and the command run on it in this process.

import { mkdirSync } from "node:fs";
import { store } from "../../../src/cli/commands/store.ts";
import type { Context } from "../../../src/cli/context.ts";
import { freshFolder } from "../../moves/store/fresh-folder.ts";
import { type MemoryRun, runInMemory, stdinOf } from "../memory-context.ts";

export interface StoreShop {
  /** The project: commands run in it. */
  readonly project: string;
  readonly root: string;
  readonly run: (...args: readonly string[]) => Promise<MemoryRun>;
  readonly runIn: (changes: Partial<Context>, ...args: readonly string[]) => Promise<MemoryRun>;
  /** Puts a text and gives its pointer. */
  readonly put: (text: string) => Promise<string>;
}

/** A fresh one; nothing is stored yet. The clock stands at 2026-01-02T03:04:05Z. */
export function storeShop(): StoreShop {
  const folder = freshFolder();
  const [project, root] = [`${folder}/project`, `${folder}/store`];
  mkdirSync(project);
  const env = { HOME: folder, DETENT_STORE_DIR: root };
  const runIn: StoreShop["runIn"] = (changes, ...args) =>
    runInMemory([store], ["store", ...args], { cwd: project, env, ...changes });
  const put = async (text: string): Promise<string> => {
    const { exitCode, stdout } = await runIn({ openStdin: () => stdinOf(text) }, "put");
    if (exitCode !== 0) throw new Error("The put failed.");
    return stdout.trim();
  };
  return { project, root, runIn, run: (...args) => runIn({}, ...args), put };
}
