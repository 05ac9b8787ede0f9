// Rows of a timeline; expected texts by hand.

import { expect, test } from "vitest";
import { answersOf } from "../../src/tui/event-answers.ts";
import { classText, eventRow, type RowFrame, wordsOf } from "../../src/tui/event-row.ts";
import { replayEvent, replayOf } from "./sample-replay.ts";
import { events } from "./sample-state.ts";

const frame: RowFrame = {
  depth: 2,
  isCursor: false,
  hidden: 0,
  hasChildren: false,
  mostTokens: 1000,
  answers: null,
};

test("each kind says what it was; unknown figures are ?, recorded output is a lower bound", () => {
  expect(events.slice(0, 6).map((event) => wordsOf(event, 1000))).toEqual([
    "prompt (user) 1,204 characters",
    "request ███████▓▓▓▓░ read 600 write 300 in 10 out ≥ 90 claude-x",
    "text 5 characters",
    "Bash [test] npm test",
    "✗ denied (hook) result 40 characters",
    "request ?            read 600 write 300 in ? out ≥ 90 ? in 2 sessions",
  ]);
});

test("a row has its place in the tree, a mark under the cursor, and says what a fold hides", () => {
  const [prompt] = events;
  const folded = { ...frame, depth: 0, isCursor: true, hidden: 7, hasChildren: true };
  expect(eventRow(prompt, folded, 80)).toEqual({
    text: "> ▸ prompt (user) 1,204 characters (+7)",
    look: "cursor",
  });
  expect(eventRow(events[3], frame, 80).text).toBe("        Bash [test] npm test");
  expect(eventRow(undefined, frame, 80).text).toBe("        …");
  // 2026-03-02 09:00:00 and one second.
  expect(eventRow(prompt, frame, 120).text).toMatch(/^09:00:01 /);
});

test("what the moves answer stands behind the row, with a sign of its own", () => {
  const answers = answersOf(replayOf([replayEvent]));
  expect(eventRow(events[3], { ...frame, answers }, 80).text).toContain("npm test ◆ bound-read: deny");
});

test("a command that is not kept whole has no class, nor has another tool", () => {
  const call = events[3];
  if (call?.kind !== "call") throw new Error("The sample has a call.");
  expect(classText({ ...call, subjectChars: 9000 })).toBe("");
  expect(classText({ ...call, name: "Read" })).toBe("");
});
