// `detent hook`: one event in, what the plugin's program prints out, and 0 whatever happens.

import { expect, test } from "vitest";
import { hook } from "../../../src/cli/commands/hook.ts";
import { runHookProcess } from "../../moves/hook-process.ts";
import { stdinOf } from "../memory-context.ts";
import { emptyHome } from "./empty-home.ts";

const call = { hook_event_name: "PreToolUse", tool_name: "WebFetch", tool_input: { url: "u" } };

async function* failing(): AsyncIterable<Uint8Array> {
  yield Buffer.from("{");
  throw new Error("The pipe broke.");
}

test("it answers as the plugin's program does, also with silence", async () => {
  const { runIn, folder } = emptyHome();
  const env = { DETENT_STORE_DIR: `${folder}/store` };
  for (const event of [call, { ...call, tool_name: "Bash", tool_input: { command: "ls" } }, "{half"]) {
    const input = typeof event === "string" ? event : JSON.stringify(event);
    const { exitCode, stdout, stderr } = await runIn({ env, openStdin: () => stdinOf(input) }, hook);
    const { status, ...own } = runHookProcess(input, env);
    expect([exitCode, { stdout, stderr }]).toEqual([status, own]);
  }
});

test("standard input that breaks off is one line on standard error, and 0", async () => {
  const { runIn, folder } = emptyHome();
  const env = { DETENT_STORE_DIR: `${folder}/store` };
  const run = await runIn({ env, openStdin: failing }, hook);
  expect(run).toEqual({ exitCode: 0, stdout: "", stderr: "detent: The pipe broke.\n" });
});
