// Folding and jumping over the sample session, prtcdrce: prompt, request, text, call, denied, request, call, error.

import { expect, test } from "vitest";
import { changeState } from "../../src/tui/change-state.ts";
import { readKeys } from "../../src/tui/keys.ts";
import { onTop } from "../../src/tui/press-key.ts";
import { aimKey, foldedNumber, foldKey, incidentPlace, jumpKey } from "../../src/tui/session-keys.ts";
import { placeOf, type WorkbenchState } from "../../src/tui/workbench-state.ts";
import { replayEvent, replayOf } from "./sample-replay.ts";
import { sessionId, sessionParts, stateAt } from "./sample-state.ts";

const place = { screen: "session", id: sessionId, cursor: 0, folded: new Set<number>() } as const;
const opened = stateAt(place, sessionParts());
const pressed = (state: WorkbenchState, input: string): WorkbenchState =>
  changeState(state, { kind: "keys", keys: readKeys(input) });
const foldedOf = (state: WorkbenchState): readonly number[] => {
  const top = placeOf(state);
  return top.screen === "session" ? [...top.folded] : [];
};

test("space folds the row, or what a row without children stands in, and goes to it", () => {
  expect(foldedOf(pressed(opened, "j "))).toEqual([1]);
  const fromText = pressed(opened, "jj ");
  expect([foldedOf(fromText), placeOf(fromText).cursor]).toEqual([[1], 1]);
  expect(foldedOf(pressed(fromText, " "))).toEqual([]);
});

test("z goes from all to prompts, to requests, to all, and stays with the row's prompt", () => {
  const prompts = pressed(opened, "Gz");
  expect([foldedOf(prompts), placeOf(prompts).cursor]).toEqual([[0], 0]);
  expect(foldedOf(pressed(prompts, "z"))).toEqual([1, 5]);
  expect(foldedOf(pressed(prompts, "zz"))).toEqual([]);
});

test("under a fold, Enter opens the event that is shown", () => {
  const top = placeOf(pressed(opened, "j jj\r"));
  // Rows: 0 prompt, 1 request (folded), 5 request, 6 call: the third row down is event 6.
  expect(top).toMatchObject({ screen: "event", number: 6 });
  expect(foldedNumber(opened, { ...place, folded: new Set([1]), cursor: 2 })).toBe(5);
  expect(foldKey(stateAt(place, {}), place, "z")).toBe(place);
});

test("n goes to what was denied or failed, N back, and the end is said", () => {
  expect(placeOf(pressed(opened, "n")).cursor).toBe(4);
  expect(placeOf(pressed(opened, "nn")).cursor).toBe(7);
  expect(pressed(opened, "nnn").message).toBe("No mark after this row.");
  expect(placeOf(pressed(opened, "nnN")).cursor).toBe(4);
  expect(jumpKey(opened, -1, onTop).message).toBe("No mark before this row.");
});

test("with a replay, n also goes to what a move answers", () => {
  const replay = { key: sessionId, stamp: 1, value: replayOf([replayEvent]) };
  const marks = { key: sessionId, stamp: 1, value: new Map([[3, "◆"]] as const) };
  // No event is at hand: the marks are those of the whole session.
  const parts = { ...sessionParts(), events: null, replay };
  expect(placeOf(pressed(stateAt(place, { ...parts, marks }), "n")).cursor).toBe(3);
  const another = { ...replay, key: "another" };
  expect(placeOf(pressed(stateAt(place, { ...parts, marks, replay: another }), "n")).cursor).toBe(4);
  expect(pressed(stateAt(place, parts), "Gn").message).toContain("being looked up");
});

test("what a fold hides is unfolded to go to it, and nothing else is", () => {
  const folded = { ...place, folded: new Set([0, 1, 5]) };
  const first = pressed(stateAt(folded, sessionParts()), "n");
  // Event 4 stands in call 3 of request 1 of prompt 0; request 5 stays folded.
  expect([foldedOf(first), placeOf(first).cursor]).toEqual([[5], 4]);
  expect(foldedOf(pressed(first, "n"))).toEqual([]);
});

test("m keeps n to marks of one kind, in turn", () => {
  const replay = { key: sessionId, stamp: 1, value: replayOf([replayEvent]) };
  const marks = {
    key: sessionId,
    stamp: 1,
    value: new Map([
      [0, "◇"],
      [3, "◆"],
      [6, "‼"],
    ] as const),
  };
  const state = stateAt(place, { ...sessionParts(), replay, marks });
  const firsts = ["mn", "mmn", "Gmmmn", "mmmn", "mmmmn", "mmmmmn"].map((keys) => {
    const after = pressed(state, keys);
    return [placeOf(after).cursor, after.message];
  });
  expect(firsts).toEqual([
    [3, null],
    [0, "No mark of what is undetermined after this row."],
    [7, "No mark of what is contradicted after this row."],
    [6, null],
    [4, null],
    [3, null],
  ]);
  expect(pressed(opened, "m").message).toBe("n goes to what is fires.");
  expect(pressed(opened, "mn").message).toContain("r asks the moves.");
});

test("on an event, n and N go to the one beside it and stop at the ends", () => {
  const event = stateAt({ screen: "event", id: sessionId, number: 6, cursor: 3 }, sessionParts());
  expect(placeOf(pressed(event, "n"))).toMatchObject({ number: 7, cursor: 0 });
  expect(placeOf(pressed(event, "nn"))).toMatchObject({ number: 7 });
  expect(placeOf(pressed(event, "N"))).toMatchObject({ number: 5 });
});

test("elsewhere there are no marks to choose and no incident to make", () => {
  const list = stateAt({ screen: "sessions", cursor: 0, filter: "", sort: "time" }, {});
  expect(aimKey(list, onTop)).toBe(list);
  expect(incidentPlace(list)).toContain("open one");
});
