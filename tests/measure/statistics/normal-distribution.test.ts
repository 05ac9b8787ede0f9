import { describe, expect, it, test } from "vitest";
import { normalQuantile, normalUpperTail } from "../../../src/measure/statistics/normal-distribution.ts";
import { relativeError } from "./golden-cases.ts";

// Expected values: scipy 1.17, stats.norm.sf and stats.norm.ppf.
describe("the normal distribution", () => {
  test.each([
    [0.3, 0.3820885778110474],
    [1.96, 0.024997895148220435],
    [2.5, 0.006209665325776132],
    [5, 2.866515718791933e-7],
    [12, 1.776482112077653e-33],
    [-1, 0.8413447460685429],
    [0, 0.5],
  ])("has the upper tail of %d", (z, tail) => {
    expect(relativeError(normalUpperTail(z), tail)).toBeLessThan(1e-12);
  });

  test.each([
    [0.975, 1.959963984540054],
    [0.99375, 2.497705474412374],
    [0.9999999, 5.199337582290661],
    [0.3, -0.5244005127080409],
    [0.5, 0],
  ])("has the quantile of %d", (p, z) => {
    expect(relativeError(normalQuantile(p), z)).toBeLessThan(1e-10);
  });

  it("has no quantile at 0 or 1", () => {
    expect(() => normalQuantile(0)).toThrow("outside");
    expect(() => normalQuantile(1)).toThrow("outside");
  });
});
