// The failure class timeout: its controls, and whether they would notice a fault in any of its signatures.

import { expect, test } from "vitest";
import { timeout } from "../../../src/classify/failures/timeout.ts";
import { failedControls, unnoticedFaults } from "../shipped-failures.ts";

test("every control of timeout gets its class", () => {
  expect(failedControls(timeout)).toEqual([]);
});

test("no signature of timeout can be removed or altered unnoticed", () => {
  expect(unnoticedFaults(timeout)).toEqual([]);
});
