import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  countPairs,
  medianPairRatio,
  pairRatioAt,
  ratioRange,
  sortedSides,
} from "../../../src/measure/statistics/pair-counts.ts";

const side = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 12 });

describe("counting pairs by their ratio", () => {
  it("gives the same counts and order statistics as listing every pair", () => {
    fc.assert(
      fc.property(side, side, fc.nat(), (before, after, pick) => {
        const sides = sortedSides(before, after);
        const listed = after.flatMap((a) => before.map((b) => a / b)).sort((a, b) => a - b);
        const k = (pick % listed.length) + 1;
        const wanted = listed[k - 1] ?? Number.NaN;
        expect(pairRatioAt(sides, k)).toBe(wanted);
        expect(countPairs(sides, wanted)).toEqual({
          below: listed.filter((ratio) => ratio < wanted).length,
          at: listed.filter((ratio) => ratio === wanted).length,
          above: listed.filter((ratio) => ratio > wanted).length,
        });
        expect(ratioRange(sides)).toEqual([listed[0], listed.at(-1)]);
      }),
    );
  });

  it("takes the geometric mean of the middle two: of 1, 2, 8 and 16 that is 4", () => {
    // before 1 and 8, after 8 and 16: ratios 8, 1, 16, 2.
    expect(medianPairRatio(sortedSides([1, 8], [8, 16]))).toBeCloseTo(4, 14);
  });

  it("of an even number has the middle two of all pairs, tied or not", () => {
    fc.assert(
      fc.property(side, side, (before, after) => {
        const sides = sortedSides([...before, ...before], after);
        const listed = after.flatMap((a) => [...before, ...before].map((b) => a / b)).sort((a, b) => a - b);
        const [lower = Number.NaN, upper = Number.NaN] = listed.slice(listed.length / 2 - 1);
        const wanted = lower === upper ? lower : Math.sqrt(lower) * Math.sqrt(upper);
        expect(medianPairRatio(sides)).toBe(wanted);
      }),
    );
  });

  it("refuses a pair that does not exist and a value without a logarithm", () => {
    expect(() => pairRatioAt(sortedSides([1], [2]), 2)).toThrow("pair 2 of 1");
    expect(() => sortedSides([1, -1], [2])).toThrow("no logarithm of -1");
    expect(() => sortedSides([1, Infinity], [2])).toThrow("no logarithm of Infinity");
  });
});
