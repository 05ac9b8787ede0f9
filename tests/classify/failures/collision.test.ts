// The failure class collision: its controls, and whether they would notice a fault in any of its signatures.

import { expect, test } from "vitest";
import { collision } from "../../../src/classify/failures/collision.ts";
import { failedControls, unnoticedFaults } from "../shipped-failures.ts";

test("every control of collision gets its class", () => {
  expect(failedControls(collision)).toEqual([]);
});

test("no signature of collision can be removed or altered unnoticed", () => {
  expect(unnoticedFaults(collision)).toEqual([]);
});
