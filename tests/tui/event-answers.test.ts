// What a replay says of rows: by file, line, call and moment.

import { expect, test } from "vitest";
import { answerOf, answersOf, eventsOfRow } from "../../src/tui/event-answers.ts";
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
