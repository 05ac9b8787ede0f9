// Runs a piece of a module in a process of its own, in the project's root, with variables added to the environment.

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** What the process printed and how it ended. */
export interface ModuleRun {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs node with these arguments in the project's root. */
export function runNode(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): ModuleRun {
  const run = spawnSync(process.execPath, [...args], {
    cwd: root,
    env: { ...process.env, ...environment },
    encoding: "utf8",
  });
  return { status: run.status, stdout: run.stdout, stderr: run.stderr };
}

/** Runs the text of an ES module and gives what it printed, parsed as JSON; anything on stderr is a fault. */
export function evaluateModule(text: string, environment: Readonly<Record<string, string>> = {}): unknown {
  const run = runNode(["--input-type=module", "-e", text], environment);
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout);
}
