// The class other: its controls, and whether they would notice a fault in any of its rows.

import { expect, test } from "vitest";
import { other } from "../../../src/classify/classes/other.ts";
import { failuresOf, unnoticedIn } from "../shipped-controls.ts";

test("every control of other gets its class", () => {
  expect(failuresOf("other")).toEqual([]);
});

test("no row of other can be removed or altered unnoticed", { timeout: 120_000 }, () => {
  expect(unnoticedIn(other)).toEqual([]);
});
