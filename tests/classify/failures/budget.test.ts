// The failure class budget: its controls, and whether they would notice a fault in any of its signatures.

import { expect, test } from "vitest";
import { budget } from "../../../src/classify/failures/budget.ts";
import { failedControls, unnoticedFaults } from "../shipped-failures.ts";

test("every control of budget gets its class", () => {
  expect(failedControls(budget)).toEqual([]);
});

test("no signature of budget can be removed or altered unnoticed", () => {
  expect(unnoticedFaults(budget)).toEqual([]);
});
