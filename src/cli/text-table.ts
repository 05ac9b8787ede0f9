// A table as plain text: aligned columns, wide characters counted as two, every cell safe to show. No frame, so that
// a table reads well in a pipe.

import { shownCut, shownText } from "../session/shown-text.ts";
import { textWidth } from "../session/text-width.ts";

/** One column. `widthMax` cuts its texts; without it they stay whole. */
export interface Column {
  readonly title: string;
  readonly align: "left" | "right";
  readonly widthMax?: number;
}

/** A cell. Null is what is not known, shown as `?`; a number is shown with separators and every digit it has. */
export type Cell = string | number | bigint | null;

const gap = "  ";

/** The lines of the table, its titles first, each ended by a newline. `hasColor` makes the titles bold. */
export function textTable(
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  hasColor: boolean,
): string {
  const texts = rows.map((row) => cellTexts(columns, row));
  const widths = columns.map((column, index) =>
    texts.reduce((width, row) => Math.max(width, textWidth(row[index] ?? "")), textWidth(column.title)),
  );
  const titles = alignedLine(
    columns,
    columns.map((column) => column.title),
    widths,
  );
  const lines = texts.map((row) => alignedLine(columns, row, widths));
  return [hasColor ? `\u001b[1m${titles}\u001b[22m` : titles, ...lines].map((line) => `${line}\n`).join("");
}

/** A number with `,` between thousands and every digit that it has: 1234567.5 → `1,234,567.5`. */
export function numberText(value: number | bigint): string {
  const text = String(value);
  const [whole = "", rest] = text.split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
  return rest === undefined ? grouped : `${grouped}.${rest}`;
}

function cellTexts(columns: readonly Column[], row: readonly Cell[]): readonly string[] {
  if (row.length !== columns.length)
    throw new Error(`${row.length} cells in a table of ${columns.length} columns.`);
  return columns.map((column, index) => {
    const cell = row[index] ?? null;
    if (cell === null) return "?";
    if (typeof cell !== "string") return numberText(cell);
    return column.widthMax === undefined ? shownText(cell, "one-line") : shownCut(cell, column.widthMax);
  });
}

function alignedLine(
  columns: readonly Column[],
  texts: readonly string[],
  widths: readonly number[],
): string {
  const cells = columns.map((column, index) => {
    const text = texts[index] ?? "";
    const space = " ".repeat((widths[index] ?? textWidth(text)) - textWidth(text));
    return column.align === "right" ? space + text : text + space;
  });
  return cells.join(gap).trimEnd();
}
