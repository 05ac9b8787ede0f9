// Tables as text. Widths are counted by hand: 日本 takes four columns, é one.

import { expect, test } from "vitest";
import { type Column, numberText, textTable } from "../../src/cli/text-table.ts";

const columns: readonly Column[] = [
  { title: "name", align: "left" },
  { title: "calls", align: "right" },
];

test("texts start together, numbers end together, wide characters take two columns", () => {
  const rows = [
    ["日本", 7],
    ["e\u0301", 12345],
    ["plain text", null],
  ];
  expect(textTable(columns, rows, false)).toBe(
    "name         calls\n" + "日本             7\n" + "e\u0301           12,345\n" + "plain text       ?\n",
  );
});

test("a column is as wide as its widest text, wide characters counted twice", () => {
  expect(textTable(columns, [["日本語日本語", 1]], false)).toBe("name          calls\n日本語日本語      1\n");
});

test("a cell with a newline or an escape stays on its line", () => {
  expect(textTable(columns, [["a\nb\u001b[2J", 1]], false)).toBe("name     calls\na␊b␛[2J      1\n");
});

test("a column with a width cuts its texts, and the others stay aligned", () => {
  const cut: readonly Column[] = [
    { title: "t", align: "left", widthMax: 4 },
    { title: "n", align: "right" },
  ];
  expect(textTable(cut, [["abcdef", 1]], false)).toBe("t     n\nabc…  1\n");
});

test("color makes the titles bold and nothing else", () => {
  expect(textTable([{ title: "a", align: "left" }], [["b"]], true)).toBe("\u001b[1ma\u001b[22m\nb\n");
});

test("a row of another length is a bug", () => {
  expect(() => textTable(columns, [["a"]], false)).toThrow("1 cells in a table of 2 columns.");
});

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1,000"],
  [-1234567, "-1,234,567"],
  [1234.5678, "1,234.5678"],
  [0.0001, "0.0001"],
  [1e21, "1e+21"],
  [12345678901234567890n, "12,345,678,901,234,567,890"],
])("%s is shown as %s", (value, text) => {
  expect(numberText(value)).toBe(text);
});
