import { describe, expect, it } from "vitest";
import { welchOnLogs } from "../../../src/measure/statistics/welch-on-logs.ts";
import { relativeError } from "./golden-cases.ts";

describe("Welch's interval on logs", () => {
  // With L = ln 2, the logs are before 0, L, 2L (mean L, variance L²) and after 0, 2L, 4L (mean 2L, variance 4L²).
  // Squared error L²/3 + 4L²/3 = 5L²/3; freedom (5/3)² / ((1/3)²/2 + (4/3)²/2) = (25/9)/(17/18) = 50/17.
  // t(0.975, 50/17) = 3.218758614532882 (scipy 1.17): e^(L ± 3.2187586·√(5/3)·L) = 0.1122354627 and 35.63935947.
  it("is what hand work gives for 1, 2, 4 against 1, 4, 16", () => {
    const found = welchOnLogs([1, 2, 4], [1, 4, 16], 0.95);
    expect(found?.freedom).toBeCloseTo(50 / 17, 12);
    expect(relativeError(found?.ratio ?? Number.NaN, 2)).toBeLessThan(1e-12);
    expect(relativeError(found?.low ?? Number.NaN, 0.1122354626793509)).toBeLessThan(1e-9);
    expect(relativeError(found?.high ?? Number.NaN, 35.63935947257355)).toBeLessThan(1e-9);
  });

  // Before is constant: squared error 0 + (L²·2/1)/2 … after 1 and 4 has logs 0 and 2L, mean L, variance 2L²,
  // squared error L², freedom L⁴/(L⁴/1) = 1; t(0.975, 1) = 12.706204736174694.
  it("exists where one side alone has no spread", () => {
    const found = welchOnLogs([1, 1, 1], [1, 4], 0.95);
    expect(found?.freedom).toBeCloseTo(1, 12);
    expect(relativeError(found?.high ?? Number.NaN, 2 ** (1 + 12.706204736174694))).toBeLessThan(1e-9);
  });

  it("is refused without spread on both sides, and with one value on a side", () => {
    expect(welchOnLogs([3, 3, 3], [2, 2], 0.95)).toBeUndefined();
    expect(welchOnLogs([1], [2, 3, 4], 0.95)).toBeUndefined();
    expect(welchOnLogs([1, 2, 3], [2], 0.95)).toBeUndefined();
  });
});
