import { describe, expect, it } from "vitest";
import { spreadRule } from "../../../src/measure/statistics/spread-rule.ts";

// Powers of two with exponents 0, 1, 2, 3, 4 times a step: the log-IQR is 2 steps of ln 2.
const powers = (step: number): number[] => [0, 1, 2, 3, 4].map((k) => 2 ** (k * step));

describe("the spread rule", () => {
  it("uses Welch where one log-IQR is 1.6 times the other, whichever side is wider", () => {
    expect(spreadRule(powers(1), powers(1.6))).toMatchObject({ use: "welch" });
    expect(spreadRule(powers(1.6), powers(1))).toMatchObject({ use: "welch" });
    expect(spreadRule(powers(1), powers(1.6)).factor).toBeCloseTo(1.6, 12);
  });

  it("uses the rank-sum inversion at a factor of 1.4, and wherever the sides are mere multiples", () => {
    expect(spreadRule(powers(1), powers(1.4))).toMatchObject({ use: "rank-sum" });
    expect(
      spreadRule(
        powers(1),
        powers(1).map((value) => value * 1000),
      ),
    ).toMatchObject({ use: "rank-sum" });
  });

  it("reads a side without spread against one with spread as different, and two without as alike", () => {
    expect(spreadRule([5, 5, 5], powers(1))).toMatchObject({ use: "welch", factor: Infinity });
    expect(spreadRule([5, 5, 5], [9, 9, 9])).toMatchObject({ use: "rank-sum", factor: 1 });
  });
});
