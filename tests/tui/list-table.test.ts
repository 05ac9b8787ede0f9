// Windowed tables; expected lines by hand.

import { expect, test } from "vitest";
import { type ListColumn, listTable } from "../../src/tui/list-table.ts";

const columns: readonly ListColumn[] = [
  { title: "name", align: "left" },
  { title: "calls", align: "right", narrow: "leave out" },
  { title: "folder", align: "left", narrow: "cut start" },
];
const cells = [
  ["日本", 1234, "/srv/ferry"],
  ["b", null, "/srv/a/very/long/way/to/it"],
];
const shown = { cells, offset: 0, first: 0, end: 2, cursor: 1 };
const textsOf = (rows: typeof shown, width: number) =>
  listTable(columns, rows, width).map(({ text }) => text);

test("rows stand below their titles, the one under the cursor is marked and set off", () => {
  const lines = listTable(columns, shown, 60);
  expect(lines.map(({ text }) => text)).toEqual([
    "  name  calls  folder",
    "  日本  1,234  /srv/ferry",
    "> b         ?  /srv/a/very/long/way/to/it",
  ]);
  expect(lines.map(({ look }) => look)).toEqual(["title", "plain", "cursor"]);
});

test("of a path the end is kept, and a column that does not fit is left out", () => {
  // 32 columns less 15 before the path leave the mark and its last 16.
  expect(textsOf(shown, 32)[2]).toBe("> b         ?  …y/long/way/to/it");
  expect(textsOf(shown, 20)[0]).toBe("  name  folder");
});

test("a row that is not at hand is …, and where nothing fits the first column stays", () => {
  expect(textsOf({ ...shown, offset: 5, first: 4, end: 6, cursor: 4 }, 60).slice(1)).toEqual([
    "> …",
    "  日本  1,234  /srv/ferry",
  ]);
  expect(textsOf(shown, 8)[1]).toBe("  日本");
});
