import { describe, expect, test } from "vitest";
import { byGroup, estimateFigures, type Figure, pointRatio } from "../../src/measure/figure-estimate.ts";

const plan = { isGrouped: false, level: 0.95, seed: "s" };
const counts = (amounts: readonly number[], groups = 1): Figure[] =>
  amounts.map((amount, k) => ({ group: `g${k % groups}`, amount, share: null }));
const shares = (parts: readonly number[], groups = 1): Figure[] =>
  parts.map((part, k) => ({ group: `g${k % groups}`, amount: part / 100, share: { part, whole: 100 } }));

describe("the ratio of counts", () => {
  // Means 2 and 1.
  test("is that of the means, by all choices where they are few", () => {
    const sides = { before: counts([0, 4, 2, 0, 4]), after: counts([0, 1, 2, 1, 1]) };
    const found = estimateFigures(sides, { ...plan, kind: "count" });
    expect(found).toMatchObject({
      estimate: { rule: "permutation of means, exact", ratio: 0.5 },
      counts: [5, 5],
    });
    expect(pointRatio(sides, { kind: "count", isGrouped: false })).toBe(0.5);
  });

  // Group means before 1, 2, 3, 4 (two units each), after half of them.
  test("counts a group once, and needs four a side", () => {
    const side = (scale: number, groups: number) =>
      counts(
        [1, 2, 3, 4, 1, 2, 3, 4].map((value) => value * scale),
        groups,
      );
    const grouped = { ...plan, kind: "count" as const, isGrouped: true };
    expect(estimateFigures({ before: side(1, 4), after: side(0.5, 4) }, grouped)).toMatchObject({
      estimate: { rule: "permutation of group means, exact", ratio: 0.5, groups: { before: 4, after: 4 } },
    });
    const few = { before: side(1, 4), after: side(0.5, 3) };
    expect(estimateFigures(few, grouped)).toMatchObject({
      kind: "undecided",
      why: "too few groups: 4 before and 3 after, 4 a side at least",
    });
    expect(pointRatio(few, grouped)).toBeUndefined();
  });

  test("is refused where nothing was there before, and without any spread", () => {
    const kind = "count" as const;
    const nothing = estimateFigures({ before: counts([0, 0]), after: counts([1, 0]) }, { ...plan, kind });
    expect(nothing).toMatchObject({ kind: "undecided" });
    const flat = estimateFigures({ before: counts([2, 2]), after: counts([1, 1]) }, { ...plan, kind });
    expect(flat).toMatchObject({ why: "no spread: every value of a side is equal, on both sides" });
  });
});

describe("the ratio of shares", () => {
  test("is that of the sums", () => {
    const sides = { before: shares([10, 20, 30]), after: shares([5, 15, 10]) };
    const found = estimateFigures(sides, { ...plan, kind: "share" });
    expect(found).toMatchObject({ estimate: { rule: "bootstrap of ratios of sums", ratio: 0.5 } });
    expect(pointRatio(sides, { kind: "share", isGrouped: false })).toBeCloseTo(0.5, 14);
  });

  test("of groups is Welch's on logs, and refused where a group has none", () => {
    const grouped = { ...plan, kind: "share" as const, isGrouped: true };
    const before = shares([10, 20, 30, 40], 4);
    const found = estimateFigures({ before, after: shares([5, 10, 15, 20], 4) }, grouped);
    if (found.kind !== "estimate") throw new Error(found.why);
    expect(found.estimate.rule).toBe("Welch on logs of group shares");
    expect(found.estimate.ratio).toBeCloseTo(0.5, 12);
    expect(estimateFigures({ before, after: shares([0, 10, 15, 20], 4) }, grouped)).toMatchObject({
      why: "a group has a share of 0, which has no logarithm",
    });
  });
});

test("the point of an amount is that of its interval, by either rule", () => {
  const powers = (step: number) => counts([0, 1, 2, 3, 4, 5, 6, 7].map((k) => 2 ** (k * step)));
  for (const [before, after] of [
    [powers(1), powers(1.2)],
    [powers(1), powers(2)],
  ] as const) {
    const found = estimateFigures({ before, after }, { ...plan, kind: "amount" });
    if (found.kind !== "estimate") throw new Error(found.why);
    expect(pointRatio({ before, after }, { kind: "amount", isGrouped: false })).toBeCloseTo(
      found.estimate.ratio,
      12,
    );
  }
});

test("units are put together by group in order of first appearance", () => {
  expect(byGroup([{ group: "b" }, { group: "a" }, { group: "b" }]).map((group) => group.length)).toEqual([
    2, 1,
  ]);
});
