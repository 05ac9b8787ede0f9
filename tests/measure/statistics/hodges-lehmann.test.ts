import { expect, test } from "vitest";
import { hodgesLehmannShift } from "../../../src/measure/statistics/hodges-lehmann.ts";
import { namedCases, relativeError } from "./golden-cases.ts";

test.each(namedCases)("the shift is that of another program: %s", (_, golden) => {
  const found = hodgesLehmannShift(golden.before, golden.after);
  expect(relativeError(found, golden.expect.hodges_lehmann_shift)).toBeLessThan(1e-9);
});

// Differences of 5, 9 and 1, 2: 3, 4, 7, 8, with a median of 5.5. Of 0, 0 and 0, 3: −3, −3, 0, 0, a median of −1.5.
test("the shift is the middle of all differences, zeros included", () => {
  expect(hodgesLehmannShift([1, 2], [5, 9])).toBe(5.5);
  expect(hodgesLehmannShift([0, 3], [0, 0])).toBe(-1.5);
  expect(hodgesLehmannShift([4], [4])).toBe(0);
  expect(() => hodgesLehmannShift([], [1])).toThrow(RangeError);
});
