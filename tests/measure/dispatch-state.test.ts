// The states of a dispatch, as a user may ask for them. Which dispatch has which is tested in dispatch-list.test.ts.

import { expect, test } from "vitest";
import { dispatchStates } from "../../src/measure/dispatch-state.ts";

test("a dispatch has one of four states, and running is no end", () => {
  expect([...dispatchStates].sort()).toEqual(["ended", "ended with error", "no terminal result", "running"]);
});
