// The failure class test-no-result: its controls, and whether they would notice a fault in any of its signatures.

import { expect, test } from "vitest";
import { testNoResult } from "../../../src/classify/failures/test-no-result.ts";
import { failedControls, unnoticedFaults } from "../shipped-failures.ts";

test("every control of test-no-result gets its class", () => {
  expect(failedControls(testNoResult)).toEqual([]);
});

test("no signature of test-no-result can be removed or altered unnoticed", () => {
  expect(unnoticedFaults(testNoResult)).toEqual([]);
});
