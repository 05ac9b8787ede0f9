import fc from "fast-check";
import { expect, test } from "vitest";
import { thinned } from "../../../src/measure/charts/thinned.ts";

test("no more than can be drawn are left, in order, the least and the greatest among them", () => {
  const sorted = fc
    .array(fc.integer(), { minLength: 2, maxLength: 60 })
    .map((all) => all.sort((a, b) => a - b));
  fc.assert(
    fc.property(sorted, fc.integer({ min: 2, max: 20 }), (all, most) => {
      const kept = thinned(all, most);
      expect(kept.length).toBe(Math.min(all.length, most));
      expect([kept[0], kept.at(-1)]).toEqual([all[0], all.at(-1)]);
      expect([...kept].sort((a, b) => a - b)).toEqual(kept);
    }),
  );
});

test("of 0 to 9 four are 0, 3, 6 and 9", () => {
  expect(thinned([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 4)).toEqual([0, 3, 6, 9]);
});
