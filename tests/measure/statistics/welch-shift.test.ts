import { expect, test } from "vitest";
import { welchShift } from "../../../src/measure/statistics/welch-shift.ts";

// Before 1, 2, 3: mean 2, squared error 1/3. After 4, 8: mean 6, squared error 8/2 = 4. Freedom
// (13/3)² / ((1/9)/2 + 16/1) = (169/9)/(289/18) = 338/289; t(0.975, 338/289) = 9.08278… (scipy 1.17).
test("the interval of a difference is what hand work gives", () => {
  const found = welchShift([1, 2, 3], [4, 8], 0.95);
  expect(found?.shift).toBe(4);
  expect(found?.freedom).toBeCloseTo(338 / 289, 12);
  expect(found?.high).toBeCloseTo(4 + 9.082776200556385 * Math.sqrt(13 / 3), 8);
  expect(found?.low).toBeCloseTo(4 - 9.082776200556385 * Math.sqrt(13 / 3), 8);
});

test("there is none without spread on both sides, and with one value on a side", () => {
  expect(welchShift([0, 0, 0], [1, 1], 0.95)).toBeUndefined();
  expect(welchShift([1], [1, 2], 0.95)).toBeUndefined();
  expect(welchShift([0, 0, 0], [1, 2], 0.95)).toMatchObject({ shift: 1.5 });
});
