// Widths worked out by hand; the gap is 2 columns.

import { expect, test } from "vitest";
import { fitColumns } from "../../src/tui/fit-columns.ts";

const widths = (...args: Parameters<typeof fitColumns>): readonly number[] | undefined =>
  fitColumns(...args)?.columns.map(({ width }) => width);

test("what fits keeps its width, and a title is a width too", () => {
  expect(widths([{ title: "title" }, { title: "b" }], [3, 4], 2, 11)).toEqual([5, 4]);
});

test("the widest texts are cut to one width, and a shorter one stays whole", () => {
  const columns = [
    { title: "a", narrow: "cut" },
    { title: "b", narrow: "cut" },
    { title: "c", narrow: "cut" },
  ] as const;
  // 70 - 2 gaps of 2 - 14 = 52 for two: 26 each.
  expect(widths(columns, [100, 14, 40], 2, 70)).toEqual([26, 14, 26]);
});

test("no text is cut below twelve columns or its title, and a column without leave is not cut at all", () => {
  const columns = [{ title: "a", narrow: "cut" }, { title: "b" }] as const;
  expect(widths(columns, [50, 10], 2, 24)).toEqual([12, 10]);
  expect(widths(columns, [50, 10], 2, 23)).toBeUndefined();
  expect(widths([{ title: "a-title-of-sixteen", narrow: "cut" }], [50], 2, 17)).toBeUndefined();
});

test("leaving out is tried after cutting, from the right", () => {
  const columns = [
    { title: "a", narrow: "cut" },
    { title: "b", narrow: "leave out" },
  ] as const;
  expect(fitColumns(columns, [50, 10], 2, 24)?.leftOut).toEqual([]);
  expect(fitColumns(columns, [50, 10], 2, 23)).toMatchObject({
    leftOut: [1],
    columns: [{ index: 0, width: 23 }],
  });
});
