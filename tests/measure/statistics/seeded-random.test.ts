import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededRandom } from "../../../src/measure/statistics/seeded-random.ts";

function drawn(seed: string, below: number, times: number): number[] {
  const draw = seededRandom(seed);
  return Array.from({ length: times }, () => draw(below));
}

describe("the seeded generator", () => {
  it("repeats itself for the same seed and differs for another", () => {
    expect(drawn("a", 1000, 50)).toEqual(drawn("a", 1000, 50));
    expect(drawn("a", 1000, 50)).not.toEqual(drawn("b", 1000, 50));
  });

  // 60,000 throws: each face 10,000 expected, standard deviation √(60,000·5/36) = 91; five of them are 457.
  it("throws a fair die and stays in range", () => {
    const throws = drawn("die", 6, 60_000);
    for (const face of [0, 1, 2, 3, 4, 5]) {
      expect(Math.abs(throws.filter((one) => one === face).length - 10_000)).toBeLessThan(457);
    }
    expect(throws.filter((one) => one < 0 || one > 5)).toEqual([]);
    expect(drawn("one", 1, 3)).toEqual([0, 0, 0]);
  });

  // Below 2^32 nothing is drawn again, so that these are the words themselves.
  it("gives the remainder of a word, without those past the last whole multiple", () => {
    const bounds = fc.oneof(
      fc.integer({ min: 1, max: 5000 }),
      fc.integer({ min: 2 ** 30, max: 2 ** 32 - 1 }),
    );
    fc.assert(
      fc.property(fc.string(), bounds, (seed, below) => {
        const words = drawn(seed, 2 ** 32, 40).filter((word) => word < 2 ** 32 - (2 ** 32 % below));
        const wanted = words.map((word) => word % below);
        expect(drawn(seed, below, wanted.length)).toEqual(wanted);
      }),
    );
  });
});
