import { describe, expect, it, test } from "vitest";
import { bootstrapMedianChange, resamplesFor } from "../../../src/measure/statistics/bootstrap.ts";
import { namedCases } from "./golden-cases.ts";

describe("the bootstrap interval of the change of medians", () => {
  test.each(namedCases)("lies within 15 %% of the reference's width at each end: %s", (_, golden) => {
    const wanted = golden.expect.percentile_ci_95_change_pct;
    if (wanted === undefined) return;
    const found = bootstrapMedianChange(golden.before, golden.after, 0.95, "golden");
    const tolerance = 0.15 * (wanted[1] - wanted[0]);
    expect(Math.abs(100 * (found?.low ?? Number.NaN) - wanted[0])).toBeLessThanOrEqual(tolerance);
    expect(Math.abs(100 * (found?.high ?? Number.NaN) - wanted[1])).toBeLessThanOrEqual(tolerance);
  });

  it("is repeated by its seed", () => {
    const [before, after] = [
      [5, 7, 9, 4, 8],
      [3, 4, 6, 9, 2],
    ];
    expect(bootstrapMedianChange(before, after, 0.95, "s")).toEqual(
      bootstrapMedianChange(before, after, 0.95, "s"),
    );
  });

  // Medians of a resample of 1 and 3 are 1, 2, 2 and 3: the middle fifth of them is 2, a fall of 80 % from 10.
  it("takes the mean of the middle two in a resample of even size", () => {
    const found = bootstrapMedianChange([10, 10], [1, 3], 0.2, "s");
    expect(found?.low).toBeCloseTo(-0.8, 14);
    expect(found?.high).toBeCloseTo(-0.8, 14);
  });

  it("is not defined where a before-median can be 0, and is where only an after-median can", () => {
    expect(bootstrapMedianChange([0, 0, 1], [1, 2, 3], 0.95, "s")).toBeUndefined();
    expect(bootstrapMedianChange([1, 2, 3], [0, 0, 0], 0.95, "s")).toMatchObject({ low: -1, high: -1 });
    expect(bootstrapMedianChange([], [1], 0.95, "s")).toBeUndefined();
  });

  it("draws 10,000 times up to 2,000 units and 1,000 times above", () => {
    expect(resamplesFor(2000)).toBe(10_000);
    expect(resamplesFor(2001)).toBe(1000);
    expect(bootstrapMedianChange([1, 2], [1, 2], 0.95, "s")?.resamples).toBe(10_000);
  });
});
