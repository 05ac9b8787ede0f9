import { describe, expect, it, test } from "vitest";
import { ascending, median, quantileOfSorted, quartiles } from "../../../src/measure/statistics/quantiles.ts";
import { namedCases, relativeError } from "./golden-cases.ts";

describe("quantiles (type 7)", () => {
  test.each(namedCases)("agree with numpy: %s", (_, golden) => {
    for (const [found, wanted] of [
      [quartiles(golden.before), golden.expect.quartiles_before],
      [quartiles(golden.after), golden.expect.quartiles_after],
    ] as const) {
      for (const [place, value] of found.entries()) {
        expect(relativeError(value, wanted[place] ?? Number.NaN)).toBeLessThan(1e-9);
      }
    }
    const change = 100 * (median(golden.after) / median(golden.before) - 1);
    expect(relativeError(change, golden.expect.median_change_pct)).toBeLessThan(1e-9);
  });

  it("interpolate between neighbours: the quarter of 1, 2, 3, 4 is 1.75, not 1 or 2", () => {
    expect(quartiles([4, 2, 3, 1])).toEqual([1.75, 2.5, 3.25]);
  });

  it("of one value are that value, and of none are refused", () => {
    expect(quartiles([7])).toEqual([7, 7, 7]);
    expect(() => quartiles([])).toThrow("empty sample");
    expect(() => quantileOfSorted([1, 2], 1.01)).toThrow("outside 0 to 1");
  });

  it("sort by number, not by text, and leave the argument alone", () => {
    const values = [10, 9, -1, 100];
    expect(ascending(values)).toEqual([-1, 9, 10, 100]);
    expect(values).toEqual([10, 9, -1, 100]);
  });
});
