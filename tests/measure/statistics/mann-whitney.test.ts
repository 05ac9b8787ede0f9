import { describe, expect, it, test } from "vitest";
import {
  countAfterAbove,
  mannWhitney,
  rankSumZ,
  tieSum,
} from "../../../src/measure/statistics/mann-whitney.ts";
import { namedCases, relativeError } from "./golden-cases.ts";

describe("the Mann–Whitney test", () => {
  test.each(namedCases)("agrees with scipy in U and both p: %s", (_, { before, after, expect: wanted }) => {
    const found = mannWhitney(before, after);
    expect(found.u).toBe(wanted.mann_whitney_u_after);
    expect(relativeError(found.pNormal, wanted.p_normal_tie_corrected_continuity)).toBeLessThan(1e-9);
    if (wanted.p_exact !== null && found.pExact !== null) {
      expect(relativeError(found.pExact, wanted.p_exact)).toBeLessThan(1e-9);
    }
  });

  it("counts a tie as one half", () => {
    expect(countAfterAbove([1, 2], [2, 3])).toBe(3.5); // 2>1, 2=2, 3>1, 3>2
  });

  it("has an exact p with 49 values a side and without ties, not with 50 and not with one tie", () => {
    const odd = Array.from({ length: 50 }, (_, k) => 2 * k + 1);
    const even = Array.from({ length: 49 }, (_, k) => 2 * k + 2);
    expect(mannWhitney(odd.slice(1), even).pExact).toBeGreaterThan(0);
    expect(mannWhitney(odd, even).pExact).toBeNull();
    expect(mannWhitney([1, 2, 3], [3, 4, 5]).pExact).toBeNull();
    expect(mannWhitney([1, 2, 3], [4, 5, 5]).pExact).toBeNull();
  });

  it("says nothing (p = 1) where every value is equal", () => {
    expect(mannWhitney([5, 5, 5], [5, 5, 5])).toEqual({ u: 4.5, pNormal: 1, pExact: null });
  });

  it("sums t³ − t over groups of equal values", () => {
    expect(tieSum([1, 2, 2, 3, 3, 3])).toBe(6 + 24);
    expect(tieSum([1, 2, 3])).toBe(0);
  });

  // 3 and 3 without ties: variance 9/12 · 7 = 5.25, U = 9 lies 4.5 from its middle, less one half.
  it("standardises U with the continuity correction", () => {
    expect(rankSumZ(9, 3, 3, 0)).toBeCloseTo(4 / Math.sqrt(5.25), 14);
    expect(rankSumZ(0, 3, 3, 0)).toBeCloseTo(-4 / Math.sqrt(5.25), 14);
  });
});
