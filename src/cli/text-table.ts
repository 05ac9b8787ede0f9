// A table as plain text: aligned columns, wide characters counted as two, every cell safe to show. No frame, so that
// a table reads well in a pipe, where every cell is whole. On a terminal it fits the width: titles are broken, texts
// that may be are cut, columns that may be are left out and named; where that is not enough, each row is a block of
// lines.

import { numberText } from "../measure/shown-figures.ts";
import { shownCut, shownText } from "../session/shown-text.ts";
import { graphemeWidth, textGraphemes, textWidth } from "../session/text-width.ts";
import { fitColumns } from "../tui/fit-columns.ts";

export { numberText } from "../measure/shown-figures.ts";

/**
 * One column. `narrow`: what may happen to it where the terminal is too narrow; without it, it stays whole. `cut start`
 * keeps the end of a path.
 */
export interface Column {
  readonly title: string;
  readonly align: "left" | "right";
  readonly narrow?: "cut" | "cut start" | "leave out";
}

/** A cell. Null is what is not known, shown as `?`; a number is shown with separators and every digit it has. */
export type Cell = string | number | bigint | null;

/** `hasColor` makes the titles bold. `widthMax` is the width of the terminal; undefined where nothing limits it. */
export interface TableStyle {
  readonly hasColor: boolean;
  readonly widthMax: number | undefined;
}

/** `text`: lines, each ended by a newline, titles first. `leftOut`: titles of the columns that did not fit. */
export interface TextTable {
  readonly text: string;
  readonly leftOut: readonly string[];
}

const gap = "  ";

/** The table in the width that there is. */
export function textTable(
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  style: TableStyle,
): TextTable {
  const texts = rows.map((row) => cellTexts(columns, row));
  const natural = columns.map((_, index) => widest(texts.map((row) => row[index] ?? "")));
  const fit = fitColumns(columns, natural, gap.length, style.widthMax ?? Number.POSITIVE_INFINITY);
  if (fit === undefined) return { text: blocks(columns, texts, style), leftOut: [] };
  const shown = fit.columns.flatMap(({ index, width, titleLines }) => {
    const column = columns[index];
    return column === undefined ? [] : [{ index, width, titleLines, align: column.align }];
  });
  const line = (cellOf: (column: (typeof shown)[number]) => string): string =>
    shown
      .map((column) => aligned(cellOf(column), column))
      .join(gap)
      .trimEnd();
  const height = Math.max(...shown.map(({ titleLines }) => titleLines.length));
  const titles = Array.from({ length: height }, (_, at) =>
    line(({ titleLines }) => titleLines[at - height + titleLines.length] ?? ""),
  );
  const lines = texts.map((row, at) =>
    line(({ index, width }) => {
      const [text, cell] = [row[index] ?? "", rows[at]?.[index] ?? null];
      return columns[index]?.narrow === "cut start" ? endOf(text, width) : cut(text, cell, width);
    }),
  );
  return {
    text: [...titles.map((title) => strong(title, style)), ...lines].map((text) => `${text}\n`).join(""),
    leftOut: fit.leftOut.flatMap((index) => columns[index]?.title ?? []),
  };
}

function cellTexts(columns: readonly Column[], row: readonly Cell[]): readonly string[] {
  if (row.length !== columns.length)
    throw new Error(`${row.length} cells in a table of ${columns.length} columns.`);
  return row.map((cell) => {
    if (cell === null) return "?";
    return typeof cell === "string" ? shownText(cell, "one-line") : numberText(cell);
  });
}

/** Each row as lines of `title  text`, whole, with an empty line between rows. */
function blocks(
  columns: readonly Column[],
  texts: readonly (readonly string[])[],
  style: TableStyle,
): string {
  const width = widest(columns.map(({ title }) => title));
  const block = (row: readonly string[]): string =>
    columns
      .map(({ title }, index) => {
        const name = strong(aligned(title, { align: "left", width }), style);
        return `${`${name}${gap}${row[index] ?? ""}`.trimEnd()}\n`;
      })
      .join("");
  return texts.map(block).join("\n");
}

function widest(texts: readonly string[]): number {
  return texts.reduce((width, text) => Math.max(width, textWidth(text)), 0);
}

/** The cell itself is cut, so that the length beside it is that of the cell. */
function cut(text: string, cell: Cell, width: number): string {
  return textWidth(text) <= width || typeof cell !== "string" ? text : shownCut(cell, width);
}

/** The longest end of the text that fits behind `…`. No grapheme is split. */
function endOf(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  let [end, room] = ["", width - 1];
  for (const grapheme of [...textGraphemes(text)].reverse()) {
    room -= graphemeWidth(grapheme);
    if (room < 0) break;
    end = grapheme + end;
  }
  return `…${end}`;
}

function aligned(text: string, { align, width }: { align: Column["align"]; width: number }): string {
  const space = " ".repeat(Math.max(0, width - textWidth(text)));
  return align === "right" ? space + text : text + space;
}

function strong(text: string, { hasColor }: TableStyle): string {
  return hasColor ? `\u001b[1m${text}\u001b[22m` : text;
}
