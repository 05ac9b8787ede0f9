// What a replay says of rows: by file, line, call and moment.

import { expect, test } from "vitest";
import type { NumberedPlace } from "../../src/measure/session-timeline.ts";
import type { ReplayEventJson } from "../../src/replay/replay-json.ts";
import {
  answeredLines,
  answerOf,
  answersOf,
  eventsOfRow,
  marksOf,
  replayNumberOf,
} from "../../src/tui/event-answers.ts";
import { replayEvent, replayOf } from "./sample-replay.ts";
import { events } from "./sample-state.ts";

const [, , , call, result] = events;
if (call === undefined || result === undefined) throw new Error("The sample has a call and its result.");

test("an event before a call is the call's, one after it the result's, another call's nobody's", () => {
  const after = { ...replayEvent, event: "PostToolUse", line: 3 };
  const answers = answersOf(replayOf([replayEvent, after, { ...replayEvent, toolUseId: "other" }]));
  expect(eventsOfRow(answers, call)).toEqual([replayEvent]);
  expect(eventsOfRow(answers, result)).toEqual([after]);
  expect(eventsOfRow(null, call)).toEqual([]);
});

test("the gravest answer is shown: contradicted, fires, undetermined, only recorded, nothing", () => {
  const against = { kind: "denied and ran", move: "bound-read", why: "It ran well." };
  const undecided = { ...replayEvent, state: "undetermined", decision: null } as const;
  const [fires, open] = replayEvent.rows;
  if (fires === undefined || open === undefined) throw new Error("The sample has two rows.");
  expect(answerOf({ ...replayEvent, contradictions: [against] })?.sign).toBe("‼");
  expect(answerOf(replayEvent)).toEqual({ sign: "◆", words: "bound-read: deny" });
  expect(answerOf({ ...undecided, rows: [open] })).toEqual({
    sign: "◇",
    words: "redirect? The log lacks it.",
  });
  expect(answerOf({ ...undecided, rows: [fires] })).toEqual({ sign: "◆", words: "bound-read records" });
  expect(answerOf({ ...undecided, rows: [] })).toBe(undefined);
});

test("marks are the gravest answer of each row of the whole session, by its number", () => {
  const against = { kind: "denied and ran", move: "bound-read", why: "It ran well." };
  const [fires, open] = replayEvent.rows;
  if (fires === undefined || open === undefined) throw new Error("The sample has two rows.");
  const undecided: ReplayEventJson = { ...replayEvent, state: "undetermined", decision: null, rows: [open] };
  const silent = { ...undecided, rows: [], line: 9 };
  const worse = { ...undecided, contradictions: [against], toolUseId: "t2", line: 4 };
  const replay = replayOf([undecided, replayEvent, silent, worse]);
  expect(answeredLines(replay)).toEqual([2, 4]);
  const at = { path: "/srv/logs/s.jsonl", line: 2 };
  const rows: readonly NumberedPlace[] = [
    { ...at, number: 3, kind: "call", callKey: "t1" },
    { ...at, number: 4, kind: "call", callKey: "another" },
    { ...at, number: 5, kind: "prompt" },
    { ...at, line: 4, number: 40_000, kind: "call", callKey: "t2" },
    // The same line of another file.
    { ...at, path: "/srv/logs/t.jsonl", number: 6, kind: "call", callKey: "t1" },
  ];
  expect([...marksOf(replay, rows)]).toEqual([
    [3, "◆"],
    [40_000, "‼"],
  ]);
});

test("the number of a row's event is its place in the replay, of several the gravest's", () => {
  const other = { ...replayEvent, toolUseId: "other" };
  const [, open] = replayEvent.rows;
  if (open === undefined) throw new Error("The sample has two rows.");
  const undecided: ReplayEventJson = { ...replayEvent, state: "undetermined", decision: null, rows: [open] };
  expect(replayNumberOf(replayOf([other, undecided, replayEvent]), call)).toBe(3);
  expect(replayNumberOf(replayOf([undecided]), call)).toBe(1);
  expect(replayNumberOf(replayOf([other]), call)).toBe(undefined);
  const one = replayOf([replayEvent]);
  // Two transcripts have two counts: neither is the one.
  expect(replayNumberOf({ ...one, sessions: [...one.sessions, ...one.sessions] }, call)).toBe(undefined);
});
