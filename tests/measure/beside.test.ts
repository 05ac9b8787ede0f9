import { describe, expect, it } from "vitest";
import { figuresBeside, withHolm } from "../../src/measure/beside.ts";

const side = (amounts: readonly number[], day = "d") =>
  amounts.map((amount, k) => ({ amount, group: `${day}${k % 2}` }));

describe("the figures beside a verdict", () => {
  const sides = { before: side([10, 20, 30, 40]), after: side([5, 6, 7, 8]) };

  // All 16 pairs have the smaller value after: U = 0, delta −1, exact p = 2/70.
  it("are the change of medians, the rank-sum test, Cliff's delta and the likeness of days", () => {
    const found = figuresBeside(sides, false, "seed");
    expect(found.median_change).toMatchObject({
      change: 6.5 / 25 - 1,
      level: 0.95,
      resamples: 10_000,
      seed: "seed",
    });
    expect(found.rank_sum).toMatchObject({ u: 0, method: "exact", is_unadjusted: false });
    expect(found.rank_sum.p).toBeCloseTo(2 / 70, 14);
    expect(found.cliffs_delta).toBe(-1);
    expect(found.icc_by_day).not.toBeNull();
  });

  it("say that the rank-sum figures are unadjusted where units are grouped", () => {
    expect(figuresBeside(sides, true, "seed")).toMatchObject({
      rank_sum: { is_unadjusted: true },
      icc_by_day: null,
    });
  });

  // 2/70 each: the smaller of two is doubled, the other is not below it.
  it("carry Holm's adjustment over all targets, and none for a single one", () => {
    const found = figuresBeside(sides, false, "seed");
    const adjusted = withHolm([found, null, { ...found }]).map((one) => one?.rank_sum.p_holm);
    expect(adjusted[0]).toBeCloseTo(4 / 70, 14);
    expect(adjusted[1]).toBeUndefined();
    expect(adjusted[2]).toBeCloseTo(4 / 70, 14);
    expect(withHolm([found, null])[0]?.rank_sum.p_holm).toBeNull();
  });
});
