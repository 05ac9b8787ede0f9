// Tables as text. Widths are counted by hand: 日本 takes four columns, é one.

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Column, numberText, textTable } from "../../src/cli/text-table.ts";
import { textWidth } from "../../src/session/text-width.ts";

const columns: readonly Column[] = [
  { title: "name", align: "left" },
  { title: "calls", align: "right" },
];

const pipe = { hasColor: false, widthMax: undefined };
const terminal = (widthMax: number) => ({ hasColor: false, widthMax });

test("texts start together, numbers end together, wide characters take two columns", () => {
  const rows = [
    ["日本", 7],
    ["e\u0301", 12345],
    ["plain text", null],
  ];
  expect(textTable(columns, rows, pipe).text).toBe(
    "name         calls\n" + "日本             7\n" + "e\u0301           12,345\n" + "plain text       ?\n",
  );
});

test("a column is as wide as its widest text, wide characters counted twice", () => {
  expect(textTable(columns, [["日本語日本語", 1]], pipe).text).toBe(
    "name          calls\n日本語日本語      1\n",
  );
});

test("a cell with a newline or an escape stays on its line", () => {
  expect(textTable(columns, [["a\nb\u001b[2J", 1]], pipe).text).toBe("name     calls\na␊b␛[2J      1\n");
});

test("a pipe gets every cell whole, and so does a terminal that is wide enough", () => {
  const cut: readonly Column[] = [{ title: "t", align: "left", narrow: "cut" }];
  const long = "x".repeat(500);
  expect(textTable(cut, [[long]], pipe).text).toBe(`t\n${long}\n`);
  expect(textTable(cut, [[long]], terminal(500)).text).toBe(`t\n${long}\n`);
});

test("a terminal gets texts cut to its width, with their length, and the rest aligned", () => {
  const cut: readonly Column[] = [
    { title: "text", align: "left", narrow: "cut" },
    { title: "n", align: "right" },
  ];
  // 40 columns: 1 for n, 2 for the gap, 37 for the text: 19 of its letters before the 18 columns of the note.
  const { text } = textTable(cut, [["y".repeat(60), 1]], terminal(40));
  expect(text).toBe(`text${" ".repeat(35)}n\n${"y".repeat(20)}… (60 characters)  1\n`);
});

test("the length beside a cut cell is that of the cell, not of its symbols", () => {
  const cut: readonly Column[] = [{ title: "text", align: "left", narrow: "cut" }];
  expect(textTable(cut, [["\u202e".repeat(30)]], terminal(60)).text).toContain("… (30 characters)");
});

test("of a path the end stays", () => {
  const place: readonly Column[] = [{ title: "place", align: "left", narrow: "cut start" }];
  expect(textTable(place, [["/a/very/long/path.jsonl:12"]], terminal(16)).text).toBe(
    "place\n…g/path.jsonl:12\n",
  );
  // 8 columns of `.jsonl:1`, 1 of `…` and 2 of 語 are 11 of 12: half of 本 is not shown.
  expect(textTable(place, [["/logs/日本語.jsonl:1"]], terminal(12)).text).toBe("place\n…語.jsonl:1\n");
});

test("titles are broken before anything is cut, and stand on the line above the rows", () => {
  const wide: readonly Column[] = [
    { title: "not reached", align: "right" },
    { title: "id", align: "left" },
  ];
  expect(textTable(wide, [[1, "a"]], terminal(11)).text).toBe("    not\nreached  id\n      1  a\n");
});

test("columns that may be are left out from the right, and named", () => {
  const some: readonly Column[] = [
    { title: "id", align: "left" },
    { title: "first", align: "left", narrow: "leave out" },
    { title: "second", align: "left", narrow: "leave out" },
  ];
  const rows = [["abcdef", "1", "2"]];
  expect(textTable(some, rows, terminal(21))).toEqual({
    text: "id      first  second\nabcdef  1      2\n",
    leftOut: [],
  });
  expect(textTable(some, rows, terminal(20))).toEqual({
    text: "id      first\nabcdef  1\n",
    leftOut: ["second"],
  });
  expect(textTable(some, rows, terminal(6)).leftOut).toEqual(["first", "second"]);
});

test("where nothing makes it fit, each row is a block in which every cell is whole", () => {
  const whole: readonly Column[] = [
    { title: "place", align: "left" },
    { title: "n", align: "right" },
  ];
  const rows = [
    ["/a/long/path.jsonl:1", 1],
    ["/a/long/path.jsonl:2", null],
  ];
  expect(textTable(whole, rows, terminal(20)).text).toBe(
    "place  /a/long/path.jsonl:1\nn      1\n\nplace  /a/long/path.jsonl:2\nn      ?\n",
  );
});

test("color makes the titles bold and nothing else", () => {
  expect(textTable([{ title: "a", align: "left" }], [["b"]], { ...pipe, hasColor: true }).text).toBe(
    "\u001b[1ma\u001b[22m\nb\n",
  );
});

test("a row of another length is a bug", () => {
  expect(() => textTable(columns, [["a"]], pipe)).toThrow("1 cells in a table of 2 columns.");
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

test("a table is never wider than its terminal, unless its rows are blocks", () => {
  const column = fc.record(
    {
      title: fc.constantFrom("a", "tool calls", "verified on"),
      align: fc.constantFrom<"left" | "right">("left", "right"),
      narrow: fc.constantFrom<"cut" | "cut start" | "leave out">("cut", "cut start", "leave out"),
    },
    { requiredKeys: ["title", "align"] },
  );
  const table = fc
    .array(column, { minLength: 1, maxLength: 5 })
    .chain((all) =>
      fc.tuple(
        fc.constant(all),
        fc.array(fc.tuple(...all.map(() => fc.string({ unit: "binary" }))), { minLength: 1 }),
      ),
    );
  fc.assert(
    fc.property(table, fc.integer({ min: 1, max: 120 }), ([all, rows], widthMax) => {
      const { text, leftOut } = textTable(all, rows, terminal(widthMax));
      const lines = text.split("\n");
      const isTable = lines.every((line) => textWidth(line) <= widthMax);
      const isBlocks = leftOut.length === 0 && lines.length === rows.length * (all.length + 1);
      expect(isTable || isBlocks).toBe(true);
    }),
  );
});
