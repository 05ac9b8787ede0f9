import { describe, expect, it } from "vitest";
import { holm } from "../../../src/measure/statistics/holm.ts";
import { goldenStatistics, relativeError } from "./golden-cases.ts";

describe("Holm's adjustment", () => {
  it("agrees with the golden values, in the order given", () => {
    const found = holm(goldenStatistics.holm.p);
    for (const [place, wanted] of goldenStatistics.holm.adjusted.entries()) {
      expect(relativeError(found[place] ?? Number.NaN, wanted)).toBeLessThan(1e-9);
    }
    expect(found).toHaveLength(goldenStatistics.holm.adjusted.length);
  });

  // 0.01·3 = 0.03; 0.02·2 = 0.04; 0.03·1 = 0.03 is raised to 0.04.
  it("never lets a greater p come out below a smaller one, nor any above 1", () => {
    expect(holm([0.03, 0.01, 0.02])).toEqual([0.04, 0.03, 0.04]);
    expect(holm([0.9, 0.8])).toEqual([1, 1]);
    expect(holm([])).toEqual([]);
  });
});
