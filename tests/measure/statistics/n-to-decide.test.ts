import { describe, expect, it } from "vitest";
import { nToDecide } from "../../../src/measure/statistics/n-to-decide.ts";

// In units of ln 2: the estimate ½ is −1, the interval ¼ to 1 reaches 1 on each side.
const interval = { ratio: 0.5, low: 0.25, high: 1, level: 0.95 };

describe("the n that would decide", () => {
  // Goal 2^−½: distance ½, so the reach must halve: 4 times 20 is 80, and the first n beyond it is 81.
  it("grows with the square of reach over distance", () => {
    expect(nToDecide(interval, 2 ** -0.5, [20, 20])).toBe(81);
  });

  it("uses the side of the interval that faces the goal", () => {
    const lopsided = { ratio: 0.5, low: 0.125, high: 1, level: 0.95 };
    expect(nToDecide(lopsided, 0.25 * 2 ** 0.5, [20, 20])).toBe(321); // distance ½ below, reach 2: 16 times
  });

  it("counts unequal sides by their harmonic mean: 10 and 30 weigh as 15 and 15", () => {
    expect(nToDecide(interval, 2 ** -0.5, [10, 30])).toBe(61);
  });

  it("is nothing for an estimate on the goal or an interval without a bound", () => {
    expect(nToDecide(interval, 0.5, [20, 20])).toBeNull();
    expect(nToDecide({ ...interval, high: Infinity }, 0.8, [3, 3])).toBeNull();
    expect(nToDecide({ ...interval, low: 0 }, 0.3, [3, 3])).toBeNull();
  });
});
