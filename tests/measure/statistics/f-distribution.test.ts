import { describe, expect, it, test } from "vitest";
import { fQuantile, fUpperTail } from "../../../src/measure/statistics/f-distribution.ts";
import { relativeError } from "./golden-cases.ts";

// Expected values: scipy 1.17, stats.f.ppf and stats.f.sf.
describe("the F distribution", () => {
  test.each([
    [0.975, 4, 10, 4.46834157822528],
    [0.025, 4, 10, 0.11307253037371251],
    [0.975, 9, 50, 2.380820887294252],
  ])("has the quantile of %d with %d and %d degrees of freedom", (p, between, within, f) => {
    expect(relativeError(fQuantile(p, between, within), f)).toBeLessThan(1e-10);
  });

  test.each([
    [3, 4, 10, 0.07232322228814021],
    [0.5, 7, 3, 0.7973063575133491],
  ])("has the upper tail of %d with %d and %d degrees of freedom", (f, between, within, tail) => {
    expect(relativeError(fUpperTail(f, between, within), tail)).toBeLessThan(1e-10);
  });

  it("has no quantile without degrees of freedom", () => {
    expect(() => fQuantile(0.5, 0, 3)).toThrow("F quantile");
  });
});
