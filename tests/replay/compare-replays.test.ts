// Two replays beside each other: what differs, and what is no comparison.

import { expect, it } from "vitest";
import { compareReplays, type ReplayedSession } from "../../src/replay/compare-replays.ts";
import { judge } from "../../src/replay/judged-event.ts";
import { eventJson } from "../../src/replay/replay-json.ts";
import { replayed, WrittenSession } from "./written-session.ts";

function sessionOf(written: WrittenSession, operands = {}): ReplayedSession {
  const replay = replayed(written, operands);
  return {
    path: "/logs/s.jsonl",
    physicalLines: replay.read.physicalLines,
    events: judge(replay).map((event) => ({ ...eventJson(event), file: "/logs/s.jsonl" })),
  };
}

const written = () => new WrittenSession().call("w", "WebFetch", { url: "u" }).result("w", "page", {});

it("the same replay twice differs nowhere", () => {
  const one = sessionOf(written());
  expect(compareReplays([one], [one])).toMatchObject({ same: 3, changed: 0, differences: [] });
});

it("a move that is off changes the events it decided, and the results it had taken away", () => {
  const [a, b] = [sessionOf(written()), sessionOf(written(), { DETENT_MOVES_OFF: "barrier-world" })];
  const found = compareReplays([a], [b]);
  expect(found).toMatchObject({ same: 1, changed: 2, onlyInA: 0, onlyInB: 0 });
  expect(found.differences.map(({ a: left, b: right }) => [left, right])).toEqual([
    [expect.stringMatching(/^fires: barrier-world deny \(cut ≤ 4, added \d+\)$/), "silent"],
    ["counterfactual", "silent: capture-result"],
  ]);
});

it("the same move that cuts at another length is a change", () => {
  const text = "x".repeat(9000);
  const long = new WrittenSession().call("b", "Bash", {}).result("b", text, { stdout: text, stderr: "" });
  const [a, b, c] = [
    sessionOf(long),
    sessionOf(long, { DETENT_TRUNCATE_KEEP: "1000" }),
    sessionOf(long, { DETENT_TRUNCATE_THRESHOLD: "8500" }),
  ];
  expect(compareReplays([a], [b])).toMatchObject({ same: 2, changed: 1 });
  expect(compareReplays([a], [c])).toMatchObject({ same: 3, changed: 0 });
});

it("an event that one of them lacks is named", () => {
  const one = sessionOf(written());
  const fewer = { ...one, events: one.events.slice(1) };
  expect(compareReplays([one], [fewer])).toMatchObject({ same: 2, onlyInA: 1, onlyInB: 0 });
  expect(compareReplays([fewer], [one])).toMatchObject({ onlyInA: 0, onlyInB: 1 });
});

it("other sessions, and a log that has grown, are refused", () => {
  const one = sessionOf(written());
  const refusal = /not of the same sessions/;
  expect(() => compareReplays([one], [{ ...one, path: "/logs/t.jsonl" }])).toThrow(refusal);
  expect(() => compareReplays([one], [{ ...one, physicalLines: 9 }])).toThrow(refusal);
  expect(() => compareReplays([one], [])).toThrow(refusal);
});
