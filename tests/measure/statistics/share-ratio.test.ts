import { expect, test } from "vitest";
import { type ShareUnit, shareOfSums, shareRatio } from "../../../src/measure/statistics/share-ratio.ts";

const units = (parts: readonly number[], wholes: readonly number[]): ShareUnit[] =>
  parts.map((part, k) => ({ part, whole: wholes[k] ?? Number.NaN }));

test("a share is taken over the sums: a long unit weighs more than a short one", () => {
  // (1 + 90) / (10 + 100), not the mean of 0.1 and 0.9.
  expect(shareOfSums(units([1, 90], [10, 100]))).toBeCloseTo(91 / 110, 15);
});

// Every unit before has a share of 0.1 and every one after 0.2, whatever their length: no draw can change that.
test("a part and its whole are drawn together", () => {
  const found = shareRatio(units([1, 9], [10, 90]), units([2, 20, 6], [10, 100, 30]), 0.95, "s");
  expect(found?.beforeShare).toBeCloseTo(0.1, 15);
  expect(found?.low).toBeCloseTo(2, 12);
  expect(found?.high).toBeCloseTo(2, 12);
});

// 100,000 resamples by numpy 2 give 0.30394 and 0.63795.
test("the bootstrap interval is close to that of another program, and repeated by its seed", () => {
  const before = units(
    [12, 0, 7, 31, 4, 19, 8, 2, 15, 6, 22, 3],
    [100, 80, 90, 210, 60, 120, 75, 40, 130, 55, 160, 45],
  );
  const after = units([5, 3, 0, 11, 2, 6, 1, 9, 4, 7], [95, 70, 85, 180, 66, 110, 50, 140, 62, 120]);
  const found = shareRatio(before, after, 0.95, "s");
  expect(found?.ratio).toBeCloseTo(48 / 978 / (129 / 1165), 12);
  expect(Math.abs((found?.low ?? Number.NaN) - 0.30394)).toBeLessThan(0.01);
  expect(Math.abs((found?.high ?? Number.NaN) - 0.63795)).toBeLessThan(0.02);
  expect(shareRatio(before, after, 0.95, "s")).toEqual(found);
});

test("a before side that can be drawn without any part has no ratio, an after side without one has", () => {
  expect(shareRatio(units([0, 5], [10, 10]), units([1], [10]), 0.95, "s")).toBeUndefined();
  expect(shareRatio(units([1], [10]), units([0, 0], [10, 10]), 0.95, "s")).toMatchObject({ low: 0, high: 0 });
  expect(shareRatio([], units([1], [10]), 0.95, "s")).toBeUndefined();
});
