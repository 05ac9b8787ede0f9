// `detent hook`: the hook for any shell. One event on standard input, one answer or nothing on standard output, and 0
// whatever happens. The plugin starts its own small program instead, which is faster.

import * as fs from "node:fs";
import { judgeEvent } from "../../moves/judge-event.ts";
import { runHook } from "../../moves/run-hook.ts";
import type { Command, CommandContext } from "../command.ts";

/** `detent hook`. */
export const hook: Command = {
  name: "hook",
  summary: "Answers one hook event on standard input, as the plugin's program does",
  usage: ["< EVENT.json"],
  example: `echo '{"hook_event_name":"PreToolUse","tool_name":"WebFetch"}' | detent hook`,
  exitCodes: [0],
  options: () => {},
  run: async (context) => {
    const { stdout, stderr } = await answer(context);
    context.stdout.write(stdout);
    context.stderr.write(stderr);
    return 0;
  },
};

async function answer({ env, cwd, now, openStdin }: CommandContext): Promise<ReturnType<typeof runHook>> {
  const parts = { disk: fs, env, cwd: () => cwd, now: () => now().toISOString() };
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of openStdin()) chunks.push(chunk);
  } catch (error) {
    return runHook(
      () => {
        throw error;
      },
      parts,
      () => judgeEvent,
    );
  }
  return runHook(
    () => Buffer.concat(chunks),
    parts,
    () => judgeEvent,
  );
}
