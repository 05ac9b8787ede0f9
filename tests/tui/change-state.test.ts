// From key to key: what a state becomes. Lists of the sample are three sessions long where nothing else is said.

import { expect, test } from "vitest";
import { changeState } from "../../src/tui/change-state.ts";
import { readKeys } from "../../src/tui/keys.ts";
import { placeOf, type WorkbenchState } from "../../src/tui/workbench-state.ts";
import { listedSession, sessionsHeld, sessionsPlace, stateAt } from "./sample-state.ts";

const list = [listedSession(3), listedSession(2), listedSession(1)];
const listed = (): WorkbenchState => stateAt(sessionsPlace, { sessions: sessionsHeld(list, 3) });
const pressed = (state: WorkbenchState, input: string): WorkbenchState =>
  changeState(state, { kind: "keys", keys: readKeys(input) });

test("several keys of one input all count, and the cursor stays within the list", () => {
  expect(placeOf(pressed(listed(), "jj")).cursor).toBe(2);
  expect(placeOf(pressed(listed(), "jjjjjj")).cursor).toBe(2);
  expect(placeOf(pressed(listed(), "jjjk\u001b[A\u001b[A\u001b[A")).cursor).toBe(0);
  expect(placeOf(pressed(listed(), "G")).cursor).toBe(2);
});

test("before the list is read the cursor does not move, and a shorter list takes it along", () => {
  expect(placeOf(pressed(stateAt(sessionsPlace, {}), "jjj")).cursor).toBe(0);
  const low = pressed(listed(), "G");
  const after = changeState(low, {
    kind: "answered",
    parts: { sessions: sessionsHeld(list.slice(0, 1), 1) },
  });
  expect(placeOf(after).cursor).toBe(0);
});

test("Enter opens, Esc goes back to the same row", () => {
  const opened = pressed(listed(), "j\r");
  expect(placeOf(opened)).toMatchObject({ screen: "session", id: listedSession(2).id, cursor: 0 });
  expect(placeOf(pressed(opened, "\u001b"))).toEqual({ ...sessionsPlace, cursor: 1 });
});

test("q and Ctrl-C end it, and nothing counts after that", () => {
  expect(pressed(listed(), "q").isOver).toBe(true);
  expect(pressed(listed(), "/q").isOver).toBe(false);
  expect(pressed(listed(), "/a\u0003").isOver).toBe(true);
  expect(placeOf(pressed(listed(), "qjj")).cursor).toBe(0);
});

test("a change of the database asks for everything again and forgets faults, but not where one is", () => {
  const failed = changeState(pressed(listed(), "j"), { kind: "failed", key: "k", problem: "Gone." });
  expect([...failed.faults.values()]).toEqual(["Gone."]);
  const after = changeState(failed, { kind: "changed", hasDatabase: false });
  expect([after.stamp, after.faults.size, after.hasDatabase]).toEqual([2, 0, false]);
  expect(placeOf(after).cursor).toBe(1);
});

test("the end of a run is said, fills its part and asks for everything again", () => {
  const run = { fills: "nothing", key: "load", args: ["load"], question: null } as const;
  const state = { ...listed(), job: { run, progress: "", isCancelled: false } };
  expect(changeState(state, { kind: "progress", text: "3 %" }).job?.progress).toBe("3 %");
  expect(changeState(state, { kind: "ended", problem: null, said: null, parts: {} })).toMatchObject({
    ...{ job: null, message: "load is done.", stamp: 2 },
  });
  expect(changeState(state, { kind: "ended", problem: "It broke.", said: null, parts: {} }).message).toBe(
    "It broke.",
  );
  expect(changeState(state, { kind: "ended", problem: null, said: "Written: x", parts: {} }).message).toBe(
    "Written: x",
  );
  // What comes in after the end is nobody's progress.
  expect(changeState(listed(), { kind: "progress", text: "3 %" }).job).toBe(null);
});

test("a new size, reading, waiting and a message are kept as they are told", () => {
  const resized = changeState(listed(), { kind: "resized", columns: 60, rows: 15 });
  expect([resized.columns, resized.rows]).toEqual([60, 15]);
  expect(changeState(listed(), { kind: "reading", isReading: true }).isReading).toBe(true);
  expect(changeState(listed(), { kind: "waiting", isWaiting: true }).isWaiting).toBe(true);
  // What says nothing new draws nothing anew.
  const state = listed();
  expect(changeState(state, { kind: "waiting", isWaiting: state.isWaiting })).toBe(state);
  expect(changeState(state, { kind: "reading", isReading: state.isReading })).toBe(state);
  const said = changeState(listed(), { kind: "said", message: "So." });
  expect([said.message, pressed(said, "j").message]).toEqual(["So.", null]);
});
