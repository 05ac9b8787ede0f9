// How long the hook takes on this machine, as a ratio to starting node alone: two processes beside each other in each
// round, in turns first and last, so that whatever else the machine does hits both. The clock comes in from outside.

import { spawnSync } from "node:child_process";
import type { Context } from "./context.ts";

export interface StartUp {
  /** Medians, in milliseconds of wall time. */
  readonly nodeMs: number;
  readonly hookMs: number;
  /** The median of the ratios within a round. */
  readonly ratio: number;
  readonly rounds: number;
}

/** An event that no move has an opinion on. */
const silentEvent = JSON.stringify({
  hook_event_name: "PreToolUse",
  tool_name: "Bash",
  tool_input: { command: "ls" },
});

/** Null where node cannot be started. NODE_EXTRA_CA_CERTS is left out on both sides: it alone can triple a start. */
export function measureStartUp(
  { env, now }: Pick<Context, "env" | "now">,
  hook: string,
  rounds = 15,
): StartUp | null {
  const { NODE_EXTRA_CA_CERTS: _certificates, ...bare } = env;
  const time = (args: readonly string[]): number | null => {
    const started = now().getTime();
    const { status, error } = spawnSync("node", args, { env: bare, input: silentEvent });
    return error === undefined && status === 0 ? now().getTime() - started : null;
  };
  const pairs: (readonly [number, number])[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [first, second] = round % 2 === 0 ? [["-e", "0"], [hook]] : [[hook], ["-e", "0"]];
    const [earlier, later] = [time(first ?? []), time(second ?? [])];
    if (earlier === null || later === null) return null;
    pairs.push(round % 2 === 0 ? [earlier, later] : [later, earlier]);
  }
  const [nodeMs, hookMs] = [median(pairs.map(([node]) => node)), median(pairs.map(([, own]) => own))];
  return { nodeMs, hookMs, ratio: median(pairs.map(([node, own]) => own / Math.max(1, node))), rounds };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const [lower, upper] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (lower === undefined || upper === undefined) throw new Error("start-up.ts: No rounds.");
  return (lower + upper) / 2;
}
