import { describe, expect, it } from "vitest";
import {
  type GroupedAmount,
  groupedWelch,
  groupMeansOfLogs,
} from "../../../src/measure/statistics/grouped-welch.ts";
import { relativeError } from "./golden-cases.ts";

function units(prefix: string, groups: readonly (readonly number[])[]): GroupedAmount[] {
  return groups.flatMap((amounts, k) => amounts.map((amount) => ({ group: `${prefix}${k}`, amount })));
}

describe("Welch's interval on group means of logs", () => {
  // Group means in units of L = ln 2. Before: {1, 4} → 1, {2} → 1, {8} → 3, {4, 4, 16, 1} → 2: mean 7/4,
  // squares (9 + 9 + 25 + 1)/16 = 11/4, variance 11/12. After: {1} → 0, {2} → 1, {1, 2} → ½, {2, 4} → 3/2:
  // mean 3/4, squares (9 + 1 + 1 + 9)/16 = 5/4, variance 5/12.
  // Shift −1; squared error (11/12 + 5/12)/4 = 1/3; freedom (1/9)/((11/48)²/3 + (5/48)²/3) = 384/73 (3·256/146).
  // t(0.975, 384/73) = 2.532792921152382 (scipy 1.17): the interval is 2^(−1 ± t/√3).
  const before = units("b", [[1, 4], [2], [8], [4, 4, 16, 1]]);
  const after = units("a", [[1], [2], [1, 2], [2, 4]]);

  it("is what hand work gives for four and four groups of unequal size", () => {
    const found = groupedWelch(before, after, 0.95);
    expect(found).toMatchObject({ kind: "interval", beforeGroups: 4, afterGroups: 4 });
    if (found.kind !== "interval") return;
    expect(found.interval.freedom).toBeCloseTo(384 / 73, 12);
    expect(relativeError(found.interval.ratio, 0.5)).toBeLessThan(1e-12);
    expect(relativeError(found.interval.low, 0.18145595704632334)).toBeLessThan(1e-9);
    expect(relativeError(found.interval.high, 1.3777447931135058)).toBeLessThan(1e-9);
  });

  it("gives a group one weight however many units it holds", () => {
    const repeated = [...before, ...before.filter((unit) => unit.group === "b0")];
    expect(groupMeansOfLogs(repeated)).toEqual(groupMeansOfLogs(before));
  });

  it("is refused with three groups on one side, whatever the number of units", () => {
    const three = units("a", [
      [1, 2, 3, 4, 5, 6],
      [2, 3, 4, 5, 6],
      [1, 2],
    ]);
    expect(groupedWelch(before, three, 0.95)).toEqual({
      kind: "too few groups",
      beforeGroups: 4,
      afterGroups: 3,
    });
    expect(groupedWelch(three, before, 0.95)).toMatchObject({ kind: "too few groups" });
  });

  it("is refused where no group differs from another on either side", () => {
    const flat = (prefix: string): GroupedAmount[] => units(prefix, [[2], [2], [2], [2]]);
    expect(groupedWelch(flat("b"), flat("a"), 0.95)).toMatchObject({ kind: "no spread" });
  });
});
