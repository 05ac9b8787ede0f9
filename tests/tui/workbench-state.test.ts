// The first state, the place that is shown, and parts by their keys.

import { expect, test } from "vitest";
import { heldFor, placeOf, tabs } from "../../src/tui/workbench-state.ts";
import { stateOf } from "./sample-state.ts";

test("it begins with the sessions, and each tab has a screen of its own", () => {
  const state = stateOf();
  expect(placeOf(state)).toEqual({ screen: "sessions", cursor: 0, filter: "", sort: "time" });
  expect(tabs.map((tab) => placeOf({ ...state, tab }).screen)).toEqual([...tabs]);
  expect(Object.values(state.parts).every((part) => part === null)).toBe(true);
});

test("a part is given for its key alone, old or not", () => {
  const held = { key: "a", stamp: 1, value: 7 };
  expect([heldFor(held, "a"), heldFor(held, "b"), heldFor(null, "a")]).toEqual([7, null, null]);
});
