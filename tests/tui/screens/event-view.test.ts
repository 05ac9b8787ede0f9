// One event as text.

import { expect, test } from "vitest";
import { eventView } from "../../../src/tui/screens/event-view.ts";
import { replayEvent, replayOf } from "../sample-replay.ts";
import { sessionId, sessionParts, stateAt } from "../sample-state.ts";

const place = { screen: "event", id: sessionId, number: 3, cursor: 0 } as const;
const room = { width: 80, height: 30 };
const textOf = (parts: Parameters<typeof stateAt>[1]) =>
  eventView(stateAt(place, parts), place, room).lines.map(({ text }) => text);

test("a call has its class, its place and its input as indented JSON", () => {
  expect(textOf(sessionParts('{"command":"npm test","timeout":5}'))).toEqual([
    "Bash [test]",
    "2026-03-02 09:00:02 UTC · /srv/logs/s.jsonl:2",
    "r replays this session and asks the moves.",
    "",
    "{",
    '  "command": "npm test",',
    '  "timeout": 5',
    "}",
  ]);
});

test("a text that would not come out the same stays as it is", () => {
  const number = '{"id":12345678901234567890}';
  expect(textOf(sessionParts(number)).at(-1)).toBe(number);
  expect(textOf(sessionParts("{not json")).at(-1)).toBe("{not json");
});

test("each move that was reached is named with its answer", () => {
  const replay = { key: sessionId, stamp: 1, value: replayOf([replayEvent]) };
  expect(textOf({ ...sessionParts(), replay }).slice(2, 6)).toEqual([
    "PreToolUse (exact)",
    "  ◆ bound-read fires",
    "  ◇ redirect undetermined: The log lacks it.",
    "  bound-read decides: deny. Too long.",
  ]);
});

test("a long text is read by pages, and a text that is gone says so", () => {
  const parts = sessionParts("line\n".repeat(100).trimEnd());
  const view = eventView(stateAt(place, parts), { ...place, cursor: 50 }, room);
  // 104 lines in all, of which 30 are shown at a time.
  expect([view.lines.length, view.cursorMax, view.page]).toEqual([30, 74, 29]);
  const { text } = parts;
  if (text === null || text === undefined) throw new Error("The sample has a text.");
  expect(textOf({ ...parts, text: { ...text, value: { problem: "The log is gone." } } }).at(-1)).toBe(
    "The log is gone.",
  );
  expect(textOf({ ...parts, text: { ...text, value: null } }).at(-1)).toBe("It has no text of its own.");
});
