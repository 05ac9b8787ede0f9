// The answers of a recorded replay as metrics: unknown before it, a lower bound where an answer is open.

import { expect, test } from "vitest";
import { findMetric, metrics } from "../../src/measure/metrics.ts";
import { findReplayAnswers, replayAnswerNames } from "../../src/measure/replay-answers.ts";
import { WrittenSession } from "../replay/written-session.ts";
import { replayedValues } from "./replayed-metric.ts";

const fetched = () =>
  new WrittenSession()
    .call("w", "WebFetch", { url: "u" })
    .result("w", "page", { result: "page" })
    .call("v", "WebFetch", { url: "v" })
    .result("v", "page", { result: "page" })
    .call("r", "Read", { file_path: "/w/f" })
    .result("r", "x", {});

async function answers(name: string, session: WrittenSession) {
  const metric = findReplayAnswers(name);
  if (metric === undefined) throw new Error(`There is no ${name}.`);
  return await replayedValues(metric, session);
}

test("firings are unknown until a replay is recorded, then counted, and no value once the log has grown", {
  timeout: 120_000,
}, async () => {
  const [before, after, grown] = await answers("replay_fires_barrier_world", fetched());
  expect(before).toMatchObject({ kind: "unknown" });
  expect(after).toMatchObject({ kind: "value", value: 2 });
  expect(grown?.kind).not.toBe("value");
});

test("an open answer leaves the firings a lower bound, and is counted by itself", {
  timeout: 120_000,
}, async () => {
  const [, fires] = await answers("replay_fires_bound_read", fetched());
  expect(fires?.kind).not.toBe("value");
  const [, open] = await answers("replay_undetermined_bound_read", fetched());
  expect(open).toMatchObject({ kind: "value", value: 1 });
  const [, none] = await answers("replay_undetermined_barrier_world", fetched());
  expect(none).toMatchObject({ kind: "value", value: 0 });
});

test("a move that no replay asks is never 0", { timeout: 120_000 }, async () => {
  const [, fires] = await answers("replay_fires_unique_anchor", fetched());
  expect(fires?.kind).not.toBe("value");
});

test("they are found by name alone, each move's, and no other", () => {
  for (const name of replayAnswerNames) expect(findMetric(name)?.name).toBe(name);
  expect(metrics.some(({ name }) => replayAnswerNames.includes(name))).toBe(false);
  for (const name of ["replay_fires_", "replay_fires_bound-result", "replay_fires_nothing", "bound_result"])
    expect(findMetric(name)).toBeUndefined();
});
