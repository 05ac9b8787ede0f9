// The class plumbing: its controls, and whether they would notice a fault in any of its rows.

import { expect, test } from "vitest";
import { plumbing } from "../../../src/classify/classes/plumbing.ts";
import { failuresOf, unnoticedIn } from "../shipped-controls.ts";

test("every control of plumbing gets its class", () => {
  expect(failuresOf("plumbing")).toEqual([]);
});

test("no row of plumbing can be removed or altered unnoticed", { timeout: 120_000 }, () => {
  expect(unnoticedIn(plumbing)).toEqual([]);
});
