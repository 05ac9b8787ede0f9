// Transcript lines for the tests of metrics: each says only what a metric can see. Every test works its expected value
// out from the lines that it writes.

import { expect } from "vitest";
import type { MetricValue } from "../../src/measure/dispatch-unit.ts";
import { measureUnits } from "../../src/measure/measure-units.ts";
import type { Metric } from "../../src/measure/metric.ts";
import { withLogs } from "./log-database.ts";

interface Tokens {
  readonly input?: number;
  readonly output?: number;
  readonly read?: number;
  readonly write?: number;
}

let seconds = 0;

function line(type: string, message: unknown, more: object = {}): string {
  seconds += 1;
  const timestamp = new Date(Date.UTC(2026, 0, 1, 0, 0, seconds)).toISOString();
  const head = {
    type,
    uuid: `u-${seconds}`,
    sessionId: "s",
    version: "2.1.9",
    isSidechain: false,
    timestamp,
  };
  return JSON.stringify({ ...head, message, ...more });
}

/** A line of a response. Figures that are not named are not written. */
export function answer(
  id: string,
  blocks: readonly object[],
  tokens: Tokens = { input: 1, output: 1, read: 1, write: 1 },
) {
  const usage = Object.fromEntries(
    Object.entries({
      input_tokens: tokens.input,
      output_tokens: tokens.output,
      cache_read_input_tokens: tokens.read,
      cache_creation_input_tokens: tokens.write,
    }).filter(([, value]) => value !== undefined),
  );
  return line("assistant", { id, role: "assistant", model: "m", content: blocks, usage });
}

export function text(words: string): object {
  return { type: "text", text: words };
}

export function thinking(words: string): object {
  return { type: "thinking", thinking: words };
}

export function call(id: string, name: string, input: object): object {
  return { type: "tool_use", id, name, input };
}

/** A tool result; `content` is the string or the blocks that the model saw. */
export function result(id: string, content: unknown, isError = false): string {
  return line("user", {
    role: "user",
    content: [{ type: "tool_result", tool_use_id: id, content, ...(isError ? { is_error: true } : {}) }],
  });
}

export function prompt(words: string, more: object = {}): string {
  return line("user", { role: "user", content: words }, more);
}

/** The value of a metric for the one session of these lines. */
export async function metricValue(
  metric: Metric,
  lines: readonly string[],
): Promise<MetricValue | undefined> {
  return withLogs({ "s.jsonl": lines.map((one) => `${one}\n`).join("") }, async (database) => {
    const units = await measureUnits(database, [metric], { level: "session", ids: null, isPooled: false });
    return units.get("s")?.get(metric.name);
  });
}

/** Expects an exact value. */
export async function expectValue(metric: Metric, lines: readonly string[], value: number): Promise<void> {
  expect(await metricValue(metric, lines)).toEqual({ kind: "value", value });
}

/** Expects an exact share, with what it is a share of. */
export async function expectShare(
  metric: Metric,
  lines: readonly string[],
  share: { readonly part: number; readonly whole: number },
): Promise<void> {
  const value = share.part / share.whole;
  expect(await metricValue(metric, lines)).toEqual({ kind: "value", value, share });
}

/** Expects a lower bound, whatever its reason. */
export async function expectAtLeast(metric: Metric, lines: readonly string[], value: number): Promise<void> {
  expect(await metricValue(metric, lines)).toMatchObject({ kind: "lower bound", value });
}

/** The value of a metric for the dispatch `r` of these lines of a drain log, with the transcript of its session `s`. */
export async function dispatchValue(
  metric: Metric,
  drain: string,
  lines: readonly string[] = [],
): Promise<MetricValue | undefined> {
  const session = lines.length === 0 ? {} : { "s.jsonl": lines.map((one) => `${one}\n`).join("") };
  return withLogs({ ...session, "d.jsonl": drain }, async (database) => {
    const units = await measureUnits(database, [metric], { level: "dispatch", ids: null, isPooled: false });
    return units.get("r")?.get(metric.name);
  });
}
