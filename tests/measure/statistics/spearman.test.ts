import { expect, test } from "vitest";
import { ranks, spearman } from "../../../src/measure/statistics/spearman.ts";
import { relativeError } from "./golden-cases.ts";

test("equal values share the mean of their ranks", () => {
  expect(ranks([30, 10, 20, 10])).toEqual([4, 1.5, 3, 1.5]);
  expect(ranks([7, 7, 7])).toEqual([2, 2, 2]);
});

// Without ties rho = 1 − 6·Σd²/(n(n² − 1)): d = 1, 1, 1, 1, 0 gives 1 − 24/120.
// p: scipy 1.17, spearmanr. With ties: the same program.
test("the correlation and its p are what hand work and another program give", () => {
  const plain = spearman([1, 2, 3, 4, 5], [2, 1, 4, 3, 5]);
  expect(plain?.rho).toBeCloseTo(0.8, 14);
  expect(relativeError(plain?.p ?? Number.NaN, 0.10408803866182788)).toBeLessThan(1e-9);
  const tied = spearman([1, 2, 3, 4, 5, 6, 7, 8], [3, 1, 4, 1, 5, 9, 2, 6]);
  expect(relativeError(tied?.rho ?? Number.NaN, 0.5030030300035688)).toBeLessThan(1e-12);
  expect(relativeError(tied?.p ?? Number.NaN, 0.203876682008432)).toBeLessThan(1e-9);
});

test("a perfect order has a p of 0; too few pairs and no spread have no correlation", () => {
  expect(spearman([1, 2, 3, 4], [10, 20, 30, 40])).toEqual({ rho: 1, p: 0, n: 4 });
  expect(spearman([1, 2, 3, 4], [40, 30, 20, 10])?.rho).toBe(-1);
  expect(spearman([1, 2], [1, 2])).toBeUndefined();
  expect(spearman([1, 2, 3], [5, 5, 5])).toBeUndefined();
});
