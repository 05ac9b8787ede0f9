// Folding and jumping over the sample session, prtcdrce: prompt, request, text, call, denied, request, call, error.

import { expect, test } from "vitest";
import { changeState } from "../../src/tui/change-state.ts";
import { readKeys } from "../../src/tui/keys.ts";
import { onTop } from "../../src/tui/press-key.ts";
import { foldedNumber, foldKey, jumpKey } from "../../src/tui/session-keys.ts";
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
  expect(placeOf(pressed(stateAt(place, { ...sessionParts(), replay }), "n")).cursor).toBe(3);
  const another = { ...replay, key: "another" };
  expect(placeOf(pressed(stateAt(place, { ...sessionParts(), replay: another }), "n")).cursor).toBe(4);
});

test("on an event, n and N go to the one beside it and stop at the ends", () => {
  const event = stateAt({ screen: "event", id: sessionId, number: 6, cursor: 3 }, sessionParts());
  expect(placeOf(pressed(event, "n"))).toMatchObject({ number: 7, cursor: 0 });
  expect(placeOf(pressed(event, "nn"))).toMatchObject({ number: 7 });
  expect(placeOf(pressed(event, "N"))).toMatchObject({ number: 5 });
});
