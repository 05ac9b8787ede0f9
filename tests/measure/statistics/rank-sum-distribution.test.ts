import { describe, expect, it } from "vitest";
import {
  rankSumExactP,
  rankSumProbabilities,
  rankSumQuantile,
} from "../../../src/measure/statistics/rank-sum-distribution.ts";

describe("the exact rank-sum distribution", () => {
  // Two and two: the six orders bbaa bab a… give U = 4, 3, 2, 2, 1, 0.
  it("of two and two is 1, 1, 2, 1, 1 sixths", () => {
    expect(rankSumProbabilities(2, 2)).toEqual([1 / 6, 1 / 6, 2 / 6, 1 / 6, 1 / 6]);
  });

  it("of one and three is even, and sums to one with 49 and 49", () => {
    expect(rankSumProbabilities(1, 3)).toEqual([0.25, 0.25, 0.25, 0.25]);
    expect(rankSumProbabilities(49, 49)).toHaveLength(49 * 49 + 1);
    expect(rankSumProbabilities(49, 49).reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12);
  });

  it("has its quantile at the first U that reaches p", () => {
    const probabilities = rankSumProbabilities(2, 2);
    expect(rankSumQuantile(probabilities, 1 / 6)).toBe(0);
    expect(rankSumQuantile(probabilities, 0.17)).toBe(1);
  });

  it("has the same p at both ends and never one above 1", () => {
    const probabilities = rankSumProbabilities(2, 2);
    expect(rankSumExactP(probabilities, 0)).toBeCloseTo(1 / 3, 15);
    expect(rankSumExactP(probabilities, 4)).toBeCloseTo(1 / 3, 15);
    expect(rankSumExactP(probabilities, 2)).toBe(1);
  });
});
