import { expect, test } from "vitest";
import { NO_EXPORTS } from "../../src/measure/export-counts.ts";

test("a load without exports counts none in any state", () => {
  expect(Object.values(NO_EXPORTS.counts)).toEqual([0, 0, 0, 0, 0]);
  expect([NO_EXPORTS.sources, NO_EXPORTS.faults]).toEqual([0, []]);
});
