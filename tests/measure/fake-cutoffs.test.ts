import { expect, test } from "vitest";
import { FAKES_MAX, fakeCuts, rankAmongFakes } from "../../src/measure/fake-cutoffs.ts";

const plan = { kind: "amount" as const, isGrouped: false };
const figures = (amounts: readonly number[]) => amounts.map((amount) => ({ group: "", amount, share: null }));

test("fake cutoffs leave the minimum on either side, and many of them are thinned out to both ends", () => {
  expect(fakeCuts(8, 3)).toEqual([3, 4, 5]);
  expect(fakeCuts(6, 3)).toEqual([3]);
  expect(fakeCuts(5, 3)).toEqual([]);
  const many = fakeCuts(1000, 15);
  expect([many.length, many[0], many.at(-1)]).toEqual([FAKES_MAX, 15, 985]);
  expect(new Set(many).size).toBe(FAKES_MAX);
});

// Twelve equal amounts but one: every fake cutoff shows the Hodges–Lehmann ratio 1, so any real change is rank 1 of 8.
test("the real change is ranked among the fakes, with one of the same size ahead of it", () => {
  const flat = figures([4, 4, 4, 4, 5, 4, 4, 4, 4, 4, 4, 4]);
  expect(rankAmongFakes(flat, 3, 0.5, plan)).toEqual({ rank: 1, of: 8 });
  expect(rankAmongFakes(flat, 3, 1, plan)).toEqual({ rank: 8, of: 8 });
});

// The side doubles at its middle: the cutoff there shows a factor of 2, as great as a real change to a half.
test("a drift inside of the before side takes the rank away", () => {
  const drift = figures([
    ...Array.from({ length: 6 }, (_, k) => 100 + k),
    ...Array.from({ length: 6 }, (_, k) => 200 + k),
  ]);
  expect(rankAmongFakes(drift, 3, 0.6, plan)?.rank).toBeGreaterThan(1);
});

test("a before side of less than twice the minimum has too few units for A/A", () => {
  expect(rankAmongFakes(figures([1, 2, 3, 4, 5]), 3, 0.5, plan)).toBeNull();
  expect(rankAmongFakes(figures([1, 2, 3, 4, 5, 6]), 3, 0.5, plan)).not.toBeNull();
});
