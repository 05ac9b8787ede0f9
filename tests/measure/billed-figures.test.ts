import { expect, test } from "vitest";
import { billedValue, isKnownWhole, readBilled, shortOf } from "../../src/measure/billed-figures.ts";
import { measureUnits } from "../../src/measure/measure-units.ts";
import { cacheReadTokens } from "../../src/measure/metrics/cache-read-tokens.ts";
import { costUsd } from "../../src/measure/metrics/cost-usd.ts";
import { inputTokens } from "../../src/measure/metrics/input-tokens.ts";
import { roundTrips } from "../../src/measure/metrics/round-trips.ts";
import { ended, init, logOf, said, totalsOf } from "./headless-log.ts";
import { withLogs } from "./log-database.ts";

const one = { sessions: 1, known: 1, total: 7, isShared: false, over: 0, under: 0 };

test("a unit has a billed figure where each of its sessions has it and none is shared", () => {
  expect(billedValue(one, false)).toEqual({ kind: "value", value: 7, basis: "billed" });
  const without = [
    { ...one, sessions: 2 },
    { ...one, isShared: true },
    { ...one, sessions: 0, known: 0 },
    undefined,
  ];
  for (const billed of without) {
    expect(isKnownWhole(billed)).toBe(false);
    expect(billedValue(billed, false)).toBeNull();
  }
});

test("what some sessions say is a lower bound where nothing else knows it; a part of a session is nothing", () => {
  expect(billedValue({ ...one, sessions: 2 }, true)).toMatchObject({ kind: "lower bound", value: 7 });
  expect(billedValue({ ...one, sessions: 2, isShared: true }, true)).toBeNull();
  expect(billedValue({ ...one, known: 0, total: null }, true)).toBeNull();
});

test("figures are read by unit, and a yes or no counts its yes", async () => {
  const end = ended("e", [1, 50, 20, 10], { modelUsage: totalsOf([1, 50, 20, 10]) });
  const other = { ...said("r2", [1, 1, 0, 0]), session_id: "t" };
  const logs = { "a.jsonl": logOf(init("i"), said("r", [1, 1, 20, 10]), end, other) };
  await withLogs(logs, async (database) => {
    const all = { level: "session", ids: null, isPooled: true } as const;
    const output = await readBilled(database, "output_tokens", all);
    expect(output.get("all")).toEqual({ ...one, sessions: 2, total: 50 });
    const listed = await readBilled(database, "are_denials_listed", { ...all, isPooled: false });
    expect([listed.get("s")?.known, listed.get("t")?.known]).toEqual([1, 0]);
  });
});

test("a total that lines go beyond is a lower bound of what only it says, and of nothing else", async () => {
  // The result speaks of r1 alone: 1 round trip, 0.1 USD. r2 came behind it, in a transcript without a result.
  const first = [1, 1, 20, 10] as const;
  const end = ended("e", first, { modelUsage: totalsOf(first) });
  const { session_id: sessionId, ...later } = said("r2", [1, 1, 30, 10]);
  const logs = {
    "a.jsonl": logOf(init("i"), said("r1", first), end),
    "b.jsonl": logOf({ ...later, sessionId, timestamp: "2026-01-01T10:00:00Z" }),
  };
  await withLogs(logs, async (database) => {
    const all = { level: "session", ids: null, isPooled: false } as const;
    const values = await measureUnits(database, [costUsd, roundTrips, cacheReadTokens], all);
    expect(values.get("s")?.get("cost_usd")).toMatchObject({ kind: "lower bound", value: 0.1 });
    expect(values.get("s")?.get("round_trips")).toMatchObject({ kind: "lower bound", value: 1 });
    expect(values.get("s")?.get("cache_read_tokens")).toEqual({ kind: "value", value: 50 });
  });
});

test("lines of which a result says that more was used are a lower bound", async () => {
  const recorded = { kind: "value", value: 4 } as const;
  expect(shortOf({ ...one, under: 1 }, recorded)).toMatchObject({ kind: "lower bound", value: 4 });
  expect(shortOf(one, recorded)).toBe(recorded);
  expect(shortOf(undefined, recorded)).toBe(recorded);
  // The beginning of the log is lost: the main loop read 900 tokens, the lines that are left 20. Input agrees.
  const end = ended("e", [1, 50, 900, 10], { modelUsage: totalsOf([1, 50, 900, 10]) });
  await withLogs({ "a.jsonl": logOf(init("i"), said("r", [1, 1, 20, 10]), end) }, async (database) => {
    const all = { level: "session", ids: null, isPooled: false } as const;
    const values = await measureUnits(database, [cacheReadTokens, inputTokens], all);
    expect(values.get("s")?.get("cache_read_tokens")).toMatchObject({ kind: "lower bound", value: 20 });
    expect(values.get("s")?.get("input_tokens")).toEqual({ kind: "value", value: 1, basis: "billed" });
  });
});
