// Figures as they are read; expected texts by hand.

import { expect, test } from "vitest";
import { boundText, countText, numberText, timeText } from "../../src/measure/shown-figures.ts";

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1,000"],
  [-1234567, "-1,234,567"],
  [1234567.25, "1,234,567.25"],
])("%s is shown as %s", (value, text) => {
  expect(numberText(value)).toBe(text);
});

test("a count has its noun, and one has no plural", () => {
  expect([0, 1, 2000].map((count) => countText(count, "line"))).toEqual(["0 lines", "1 line", "2,000 lines"]);
  expect(countText(2, "entry", "entries")).toBe("2 entries");
});

test("a lower bound is marked, an unknown figure stays unknown", () => {
  expect([boundText(5, true), boundText(5, false), boundText(null, true)]).toEqual(["≥ 5", "5", null]);
});

test("a time is UTC to the second, and an unknown one is none", () => {
  // 86,400,000 ms after the start of 1970 is one day later.
  expect([timeText(86_400_999), timeText(null)]).toEqual(["1970-01-02 00:00:00", null]);
});
