// The smallest part that still shows something: nothing of what is left can go, and order is kept.

import fc from "fast-check";
import { expect, it } from "vitest";
import { minimise } from "../../src/replay/delta-debugging.ts";

it("leaves what the finding hangs on, in its order", () => {
  const numbers = Array.from({ length: 200 }, (_, at) => at);
  const needs = [7, 120, 121];
  expect(minimise(numbers, (part) => needs.every((one) => part.includes(one)))).toEqual(needs);
});

it("an empty part is enough where everything shows it", () => {
  expect(minimise([1, 2, 3], () => true)).toEqual([]);
  expect(minimise([], () => true)).toEqual([]);
});

it("no single element of what is left can go, whatever is asked of the parts", () => {
  const wish = fc.array(fc.nat(30), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(wish, fc.nat(3), (needs, beside) => {
      const all = Array.from({ length: 31 }, (_, at) => at);
      // Needs every one of them, or any part with more than a few elements and the first of them.
      const shows = (part: readonly number[]): boolean =>
        needs.every((one) => part.includes(one)) ||
        (part.length > 20 + beside && needs.slice(0, 1).every((one) => part.includes(one)));
      const left = minimise(all, shows);
      expect(shows(left)).toBe(true);
      for (const one of left) expect(shows(left.filter((other) => other !== one))).toBe(false);
    }),
  );
});
