// Which rows are shown; ranges by hand.

import { expect, test } from "vitest";
import { line } from "../../src/tui/line.ts";
import { shownRange, textLines } from "../../src/tui/view.ts";

test("the cursor stands in the middle but at both ends of the list", () => {
  expect([0, 4, 5, 50, 96, 99].map((cursor) => shownRange(cursor, 100, 10).first)).toEqual([
    0, 0, 0, 45, 90, 90,
  ]);
  expect(shownRange(2, 3, 10)).toEqual({ first: 0, end: 3 });
  expect(shownRange(0, 0, 0)).toEqual({ first: 0, end: 0 });
});

test("a text is shown from its first line on, and no further than its last page", () => {
  const lines = ["a", "b", "c", "d"].map((text) => line(text));
  expect(textLines(lines, 1, 2)).toEqual({ lines: lines.slice(1, 3), cursorMax: 2, page: 1 });
  expect(textLines(lines, 9, 3).lines).toEqual(lines.slice(1));
  expect(textLines([], 0, 3)).toMatchObject({ lines: [], cursorMax: 0 });
});
