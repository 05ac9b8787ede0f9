// Runs git for the evidence of a protocol. The only place that starts it; it reads and never writes.

import { spawnSync } from "node:child_process";
import type { RunGit } from "./protocol-commit.ts";

const TIMEOUT_MS = 10_000;

export const runGit: RunGit = (args, folder) => {
  // No optional locks: a look at the status must not write the index of somebody's repository.
  const run = spawnSync("git", ["--no-optional-locks", ...args], {
    cwd: folder,
    encoding: "utf8",
    timeout: TIMEOUT_MS,
  });
  return run.error === undefined
    ? { exitCode: run.status, stdout: run.stdout }
    : { exitCode: null, stdout: "" };
};
