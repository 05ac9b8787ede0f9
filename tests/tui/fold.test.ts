// Folding by signs: p prompt, r request, t text, c call, o result.

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { childCount, depthOf, foldable, parentOf, shownNumbers } from "../../src/tui/fold.ts";

//             0123456789
const signs = "prtcorcopr";

test("depth follows the kind", () => {
  expect([...signs].map(depthOf)).toEqual([0, 1, 2, 2, 3, 1, 2, 3, 0, 1]);
});

test("what stands in a folded event is not shown, and the next one of its depth is", () => {
  expect(shownNumbers(signs, new Set())).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(shownNumbers(signs, new Set([1]))).toEqual([0, 1, 5, 6, 7, 8, 9]);
  expect(shownNumbers(signs, new Set([0]))).toEqual([0, 8, 9]);
  // A fold within a fold changes nothing that is shown.
  expect(shownNumbers(signs, new Set([0, 1]))).toEqual([0, 8, 9]);
});

test("children, parents and what can be folded", () => {
  expect([0, 1, 3, 4, 8, 9].map((number) => childCount(signs, number))).toEqual([7, 3, 1, 0, 1, 0]);
  expect([0, 4, 5, 9].map((number) => parentOf(signs, number))).toEqual([undefined, 3, 0, 8]);
  expect([...foldable(signs, "r")]).toEqual([1, 5]);
});

test("folding hides exactly the children", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("p", "r", "t", "c", "o", "m"), minLength: 1 }),
      fc.nat(),
      (text, seed) => {
        const number = seed % text.length;
        expect(shownNumbers(text, new Set([number])).length).toBe(text.length - childCount(text, number));
      },
    ),
  );
});
