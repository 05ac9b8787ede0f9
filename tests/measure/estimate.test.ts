import { describe, expect, it } from "vitest";
import { estimateRatio } from "../../src/measure/estimate.ts";

function side(amounts: readonly number[], groupOf: (k: number) => string = () => "") {
  return amounts.map((amount, k) => ({ amount, group: groupOf(k) }));
}

// Powers of two with exponents 0 to 7 times a step, times a factor that keeps the sides free of ties.
const powers = (step: number, factor = 1): number[] =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((k) => factor * 2 ** (k * step));

describe("the interval that a comparison uses", () => {
  it("is exact for few independent units without ties, and says the spread it looked at", () => {
    const found = estimateRatio({ before: side(powers(1)), after: side(powers(1, 3)) }, false, 0.95);
    if (found.kind !== "estimate") throw new Error(found.why);
    expect(found.estimate.rule).toBe("rank-sum, exact");
    expect(found.estimate.why).toBe("the log-IQRs differ by a factor of 1.00, no more than 1.5");
    expect(found.estimate.ratio).toBeCloseTo(3, 10);
    expect(found.counts).toEqual([8, 8]);
  });

  it("is the normal approximation where two values are equal", () => {
    const found = estimateRatio({ before: side(powers(1)), after: side(powers(1)) }, false, 0.95);
    expect(found).toMatchObject({
      kind: "estimate",
      estimate: { rule: "rank-sum, normal approximation", ratio: 1 },
    });
  });

  it("is Welch's where one side is more than 1.5 times as spread, and says so", () => {
    const found = estimateRatio({ before: side(powers(1)), after: side(powers(1.6)) }, false, 0.95);
    expect(found).toMatchObject({
      estimate: { rule: "Welch on logs", why: "the log-IQRs differ by a factor of 1.60, more than 1.5" },
    });
    const near = estimateRatio({ before: side(powers(1)), after: side(powers(1.4, 3)) }, false, 0.95);
    expect(near).toMatchObject({ estimate: { rule: "rank-sum, exact" } });
  });

  it("is Welch's on group means where the protocol names a group, and counts the groups", () => {
    const pairs = (k: number): string => `g${Math.floor(k / 2)}`;
    const found = estimateRatio(
      { before: side(powers(1), pairs), after: side(powers(1), pairs) },
      true,
      0.95,
    );
    expect(found).toMatchObject({
      estimate: { rule: "Welch on group means of logs", groups: { before: 4, after: 4, on_both_sides: 4 } },
      counts: [4, 4],
    });
  });
});

describe("an interval that cannot be trusted", () => {
  it("is none with three groups on a side: undecided, too few groups", () => {
    const thirds = (k: number): string => `g${Math.min(2, Math.floor(k / 2))}`;
    const found = estimateRatio(
      { before: side(powers(1), thirds), after: side(powers(1), String) },
      true,
      0.95,
    );
    expect(found).toEqual({
      kind: "undecided",
      why: "too few groups: 3 before and 8 after, 4 a side at least",
    });
  });

  it("is none where all values of each side are equal, and exists where one side's are", () => {
    const flat = (value: number): ReturnType<typeof side> => side(Array.from({ length: 8 }, () => value));
    expect(estimateRatio({ before: flat(100), after: flat(30) }, false, 0.95)).toMatchObject({
      kind: "undecided",
    });
    expect(estimateRatio({ before: flat(100), after: side(powers(1)) }, false, 0.95)).toMatchObject({
      estimate: { rule: "Welch on logs", why: "the log-IQRs differ by a factor of infinite, more than 1.5" },
    });
  });

  it("has null for a bound that nothing excludes", () => {
    const found = estimateRatio({ before: side([1, 2, 3]), after: side([10, 20, 31]) }, false, 0.95);
    expect(found).toMatchObject({
      estimate: { low: null, high: null },
      interval: { low: 0, high: Infinity },
    });
  });

  it("is undecided with n = 1 on a side, and does not fail", () => {
    expect(estimateRatio({ before: side([5]), after: side(powers(1)) }, false, 0.95).kind).toBe("undecided");
    expect(estimateRatio({ before: side([5]), after: side([7]) }, false, 0.95).kind).toBe("undecided");
  });
});
