// The nearest known name.

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { editDistance, nearestNames } from "../../src/cli/nearest-name.ts";

test.each([
  ["", "", 0],
  ["abc", "abc", 0],
  ["abc", "", 3],
  ["show", "shwo", 1],
  ["kitten", "sitting", 3], // k→s, e→i, +g
  ["load", "lod", 1],
  ["ca", "abc", 3], // restricted swaps: an edited neighbour is not swapped again
])("from %j to %j are %d edits", (left, right, edits) => {
  expect(editDistance(left, right)).toBe(edits);
});

test("the distance is the same both ways and 0 only for equal words", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 6 });
  fc.assert(
    fc.property(word, word, (left, right) => {
      expect(editDistance(left, right)).toBe(editDistance(right, left));
      expect(editDistance(left, right) === 0).toBe(left === right);
      expect(editDistance(left, right)).toBeLessThanOrEqual(Math.max(left.length, right.length));
    }),
  );
});

test("the one nearest name is found, equally near ones are all named", () => {
  expect(nearestNames("sesions", ["sessions", "show"])).toEqual(["sessions"]);
  expect(nearestNames("sho", ["show", "shot", "load"])).toEqual(["show", "shot"]);
});

test("where nothing is near, names that begin so are found; two letters are no beginning", () => {
  const moves = ["capture-result", "capture-prompt", "bound-read"];
  expect(nearestNames("capture", moves)).toEqual(["capture-result", "capture-prompt"]);
  expect(nearestNames("bo", moves)).toEqual([]);
  expect(nearestNames("captur-prompt", moves)).toEqual(["capture-prompt"]);
});

test("a name that is near nothing has no nearest one", () => {
  expect(nearestNames("frobnicate", ["show", "load"])).toEqual([]);
  expect(nearestNames("ab", ["cd"])).toEqual([]);
  expect(nearestNames("x", [])).toEqual([]);
});
