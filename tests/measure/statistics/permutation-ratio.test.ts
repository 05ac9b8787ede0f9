import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PERMUTATIONS_MAX, permutationRatio } from "../../../src/measure/statistics/permutation-ratio.ts";

// Before 1, 2; after 3, 5; six ways to choose the after side. After values moved out over before values moved in:
// none moved; {1,3} 5/1; {1,5} 3/1; {2,3} 5/2; {2,5} 3/2; {1,2} 8/3. At a level of 0.5 a ratio stands where more than
// 6 × 0.25 of the choices are as extreme, two at least: from 3/2 (it and the unmoved one) to 5.
describe("the permutation interval", () => {
  test("is what hand work gives for two and two values", () => {
    const found = permutationRatio([1, 2], [3, 5], 0.5, "s");
    expect(found).toEqual({ ratio: 8 / 3, low: 1.5, high: 5, level: 0.5, method: "exact", permutations: 6 });
  });

  // At 0.95 one choice of six is more than 2.5 %: nothing can be excluded.
  test("has no bounds where there are too few choices for its level", () => {
    expect(permutationRatio([1, 2], [3, 5], 0.95, "s")).toMatchObject({ low: 0, high: Infinity });
  });

  test("is 0 to no bound where all but one value are 0, and refused where the before side is 0 throughout", () => {
    const zeros = Array.from({ length: 20 }, () => 0);
    expect(permutationRatio([...zeros, 4], [...zeros, 2], 0.95, "s")).toMatchObject({
      ratio: 0.5,
      low: 0,
      high: Infinity,
    });
    expect(permutationRatio(zeros, [1, 2], 0.95, "s")).toBeUndefined();
    expect(() => permutationRatio([], [1], 0.95, "s")).toThrow(RangeError);
  });

  test("has an after side of zeros bounded from above by what the before side makes unlikely", () => {
    const ten = Array.from({ length: 10 }, (_, k) => 5 + (k % 3));
    const found = permutationRatio(
      ten,
      ten.map(() => 0),
      0.95,
      "s",
    );
    expect(found).toMatchObject({ ratio: 0, low: 0, high: 0 });
  });
});

describe("the permutation interval of any values", () => {
  const values = fc.array(fc.nat(9), { minLength: 3, maxLength: 5 });

  test("holds the observed ratio, turns round with its sides, and scales with one of them", () => {
    const property = fc.property(values, values, (before, after) => {
      fc.pre(before.some((value) => value > 0) && after.some((value) => value > 0));
      const found = permutationRatio(before, after, 0.8, "s");
      const back = permutationRatio(after, before, 0.8, "s");
      const doubled = permutationRatio(
        before,
        after.map((value) => 2 * value),
        0.8,
        "s",
      );
      if (found === undefined || back === undefined || doubled === undefined) throw new Error("no interval");
      expect(found.low).toBeLessThanOrEqual(found.ratio * (1 + 1e-12));
      expect(found.high).toBeGreaterThanOrEqual(found.ratio * (1 - 1e-12));
      expect(back.low).toBeCloseTo(1 / found.high, 9);
      expect(doubled.low).toBeCloseTo(2 * found.low, 9);
    });
    fc.assert(property, { seed: 7 });
  });

  test("draws where there are too many choices, the same for the same seed, and comes close to all of them", () => {
    const [before, after] = [
      [3, 0, 7, 2, 9, 4, 0, 6],
      [1, 5, 0, 2, 8, 3, 0, 1],
    ];
    // C(16, 8) = 12,870 choices are more than are looked at; C(15, 7) = 6,435 are not.
    const drawn = permutationRatio(before, after, 0.9, "s");
    expect(drawn).toMatchObject({ method: "drawn", permutations: PERMUTATIONS_MAX });
    expect(permutationRatio(before, after, 0.9, "s")).toEqual(drawn);
    expect(permutationRatio(before, after.slice(1), 0.9, "s")).toMatchObject({
      method: "exact",
      permutations: 6435,
    });
    // All 12,870 choices, counted by another program, give 0.2 to 1.6.
    expect(drawn?.low).toBeCloseTo(0.2, 1);
    expect(drawn?.high).toBeCloseTo(1.6, 1);
  });
});

test("of more than 2,000 units 1,000 choices are drawn, as a bootstrap does", () => {
  const side = Array.from({ length: 1001 }, (_, k) => k % 5);
  expect(permutationRatio(side, side, 0.95, "s")).toMatchObject({ ratio: 1, permutations: 1000 });
  expect(permutationRatio(side.slice(1), side.slice(1), 0.95, "s")?.permutations).toBe(10_000);
});
