// The failure class state-divergence: its controls, and whether they would notice a fault in any of its signatures.

import { expect, test } from "vitest";
import { stateDivergence } from "../../../src/classify/failures/state-divergence.ts";
import { failedControls, unnoticedFaults } from "../shipped-failures.ts";

test("every control of state-divergence gets its class", () => {
  expect(failedControls(stateDivergence)).toEqual([]);
});

test("no signature of state-divergence can be removed or altered unnoticed", () => {
  expect(unnoticedFaults(stateDivergence)).toEqual([]);
});
