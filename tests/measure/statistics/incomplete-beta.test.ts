import { describe, expect, it, test } from "vitest";
import { incompleteBeta, logGamma } from "../../../src/measure/statistics/incomplete-beta.ts";
import { relativeError } from "./golden-cases.ts";

// Expected values: scipy 1.17, special.gammaln and special.betainc, where no hand value is given.
describe("the incomplete beta function", () => {
  test.each([
    [0.5, Math.log(Math.PI) / 2], // Γ(½) = √π
    [5, Math.log(24)], // 4!
    [3.7, 1.428072326665388],
    [150.25, 601.2615040324997],
    [1e5, 1051287.7089736569],
  ])("has ln Γ(%d)", (x, logged) => {
    expect(relativeError(logGamma(x), logged)).toBeLessThan(1e-13);
  });

  test.each([
    [0.2, 2, 3, 0.1808], // 1 − 0.8⁴ − 4·0.2·0.8³: at least two of four
    [0.001, 50, 0.5, 7.9628280440758e-152],
    [0.5, 200, 210, 0.6894852134274166],
    [0.999, 3, 0.5, 0.9407468104840536],
  ])("has I at %d of (%d, %d)", (x, a, b, value) => {
    expect(relativeError(incompleteBeta(x, a, b), value)).toBeLessThan(1e-11);
  });

  it("is 0 and 1 at its ends and symmetric about its middle", () => {
    expect(incompleteBeta(0, 2, 3)).toBe(0);
    expect(incompleteBeta(1, 2, 3)).toBe(1);
    expect(incompleteBeta(0.3, 4, 4) + incompleteBeta(0.7, 4, 4)).toBeCloseTo(1, 14);
  });
});
