import { expect, test } from "vitest";
import type { MetricValue } from "../../src/measure/dispatch-unit.ts";
import { anchorTransportShare } from "../../src/measure/metrics/anchor-transport-share.ts";
import { bashCalls } from "../../src/measure/metrics/bash-calls.ts";
import { requests } from "../../src/measure/metrics/requests.ts";
import { turns } from "../../src/measure/metrics/turns.ts";
import { readUnprinted, withoutUnprinted } from "../../src/measure/unprinted.ts";
import { init, logOf, said } from "./headless-log.ts";
import { withLogs } from "./log-database.ts";
import { answer } from "./metric-log.ts";

const of = (value: number): MetricValue => ({ kind: "value", value });
const plain = { sessions: 1, withAgents: 0 };
const agents = { sessions: 1, withAgents: 1 };

test("headless output knows no number of turns, and what it prints of them is a lower bound", () => {
  expect(withoutUnprinted(turns, of(0), plain)).toMatchObject({ kind: "unknown" });
  expect(withoutUnprinted(turns, of(2), plain)).toMatchObject({ kind: "lower bound", value: 2 });
  expect(withoutUnprinted(turns, of(0), undefined)).toEqual(of(0));
});

test("where it started subagents, requests are a lower bound and shares of text unknown; calls are whole", () => {
  expect(withoutUnprinted(requests, of(3), agents)).toMatchObject({ kind: "lower bound", value: 3 });
  expect(withoutUnprinted(anchorTransportShare, of(0.5), agents)).toMatchObject({ kind: "unknown" });
  expect(withoutUnprinted(bashCalls, of(3), agents)).toEqual(of(3));
  expect(withoutUnprinted(requests, of(3), plain)).toEqual(of(3));
  expect(withoutUnprinted(requests, { kind: "unknown", why: "No." }, agents)).toEqual({
    kind: "unknown",
    why: "No.",
  });
});

test("a session of which a transcript is there too is no session of output alone", async () => {
  const all = { level: "session", ids: null, isPooled: false } as const;
  const output = logOf(init("i"), said("r", [1, 1, 0, 0], "Agent"), {
    ...said("q", [1, 1, 0, 0]),
    session_id: "t",
  });
  await withLogs({ "a.jsonl": output }, async (database) => {
    expect([...(await readUnprinted(database, all))].sort()).toEqual([
      ["s", agents],
      ["t", plain],
    ]);
  });
  await withLogs({ "a.jsonl": output, "s.jsonl": `${answer("r", [])}\n` }, async (database) => {
    expect([...(await readUnprinted(database, all))]).toEqual([["t", plain]]);
  });
});
