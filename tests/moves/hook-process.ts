// Runs the plugin's committed program as the client does: one process per event, in an environment that holds nothing
// but what a test gives.

import { spawn, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { isJsonObject, type JsonObject } from "../../src/session/json-value.ts";

export const hookProgram = fileURLToPath(new URL("../../plugin/dist/hook.cjs", import.meta.url));

export interface HookRun {
  readonly stdout: string;
  readonly stderr: string;
  /** The exit code; null where a signal ended the process. */
  readonly status: number | null;
}

export type HookInput = string | Uint8Array | JsonObject;
type Environment = Readonly<Record<string, string>>;

/** One event in, one run out. */
export function runHookProcess(
  input: HookInput,
  env: Environment,
  nodeArgs: readonly string[] = [],
): HookRun {
  const { stdout, stderr, status, error } = spawnSync(process.execPath, [...nodeArgs, hookProgram], {
    input: inputBytes(input),
    env: { ...env },
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
  });
  if (error !== undefined) throw error;
  return { stdout, stderr, status };
}

/** Starts all of them before any has ended. */
export function runHooksAtOnce(inputs: readonly HookInput[], env: Environment): Promise<readonly HookRun[]> {
  return Promise.all(
    inputs.map(
      (input) =>
        new Promise<HookRun>((resolve, reject) => {
          const child = spawn(process.execPath, [hookProgram], { env: { ...env } });
          let [stdout, stderr] = ["", ""];
          child.stdout.setEncoding("utf8").on("data", (text: string) => {
            stdout += text;
          });
          child.stderr.setEncoding("utf8").on("data", (text: string) => {
            stderr += text;
          });
          child.on("error", reject).on("close", (status) => resolve({ stdout, stderr, status }));
          child.stdin.end(inputBytes(input));
        }),
    ),
  );
}

/** What every run must be: ended with 0, stdout empty or one JSON document, stderr at most one line. */
export function brokenPromises({ stdout, stderr, status }: HookRun): readonly string[] {
  return [
    ...(status === 0 ? [] : [`ended with ${status}`]),
    ...(stdout === "" || isJsonObject(parsed(stdout)) ? [] : [`printed ${stdout.slice(0, 200)}`]),
    ...(/^(?:[^\n]+\n)?$/.test(stderr) ? [] : [`said ${stderr.slice(0, 200)}`]),
  ];
}

/** The printed document; null where nothing was printed. */
export function printed(run: HookRun): JsonObject | null {
  const value = run.stdout === "" ? null : parsed(run.stdout);
  if (value === null || isJsonObject(value)) return value;
  throw new Error(`no JSON object: ${run.stdout}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return `${error}`;
  }
}

function inputBytes(input: HookInput): string | Uint8Array {
  return typeof input === "string" || input instanceof Uint8Array ? input : JSON.stringify(input);
}
