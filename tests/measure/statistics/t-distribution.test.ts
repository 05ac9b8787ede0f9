import { describe, expect, it, test } from "vitest";
import { tQuantile, tUpperTail } from "../../../src/measure/statistics/t-distribution.ts";
import { relativeError } from "./golden-cases.ts";

// Expected values: scipy 1.17, stats.t.ppf and stats.t.sf, where no hand value is given.
describe("the t distribution", () => {
  test.each([
    [0.975, 10, 2.228138851964939], // the printed tables
    [0.975, 50 / 17, 3.218758614532882],
    [0.99375, 6, 3.521222710509267],
    [0.975, 1, Math.tan(0.475 * Math.PI)], // one degree of freedom is the Cauchy distribution
    [0.995, 200, 2.600634436191558],
    [0.025, 10, -2.228138851964939],
  ])("has the quantile of %d with %d degrees of freedom", (p, freedom, t) => {
    expect(relativeError(tQuantile(p, freedom), t)).toBeLessThan(1e-10);
  });

  test.each([
    [0.01, 10, 0.4961089874954857],
    [2, 3.5, 0.06306926128795672],
    [12, 20, 6.79777851294033e-11],
    [0, 5, 0.5],
  ])("has the upper tail of %d with %d degrees of freedom", (t, freedom, tail) => {
    expect(relativeError(tUpperTail(t, freedom), tail)).toBeLessThan(1e-10);
  });

  it("has no quantile at 1, nor without degrees of freedom", () => {
    expect(() => tQuantile(1, 5)).toThrow("t quantile");
    expect(() => tQuantile(0.9, 0)).toThrow("t quantile");
  });
});
