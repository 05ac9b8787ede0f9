// The version of the client on the PATH, as it says itself. The only place that starts the client.

import { spawnSync } from "node:child_process";
import type { Context } from "./context.ts";

const TIMEOUT_MS = 20_000;

/** Such as `2.1.332`; null where no client is on the PATH or it says no version. */
export function readClientVersion(env: Context["env"]): string | null {
  const { stdout, error } = spawnSync("claude", ["--version"], {
    env,
    encoding: "utf8",
    timeout: TIMEOUT_MS,
  });
  if (error !== undefined) return null;
  return /^(\d+\.\d+\.\d+)(?:\s|$)/.exec(stdout)?.[1] ?? null;
}
