// A windowed table: titles, then the rows that are shown, the one under the cursor marked with `>`. Widths come from
// the rows that are at hand, so that they hold while one goes through a window. Columns that do not fit are left out.

import { numberText } from "../measure/shown-figures.ts";
import { shownText } from "../session/shown-text.ts";
import { type FittableColumn, type FittedColumn, fitColumns } from "./fit-columns.ts";
import { bounded, clipped, columnsOf, type Line } from "./line.ts";

export interface ListColumn extends FittableColumn {
  readonly align: "left" | "right";
}

/** Null is what is not known, shown as `?`. */
export type ListCell = string | number | null;

export interface ListRows {
  /** Cells of the rows that are at hand. */
  readonly cells: readonly (readonly ListCell[])[];
  /** Number of the first of them in the whole list. */
  readonly offset: number;
  readonly first: number;
  readonly end: number;
  readonly cursor: number;
}

const gap = "  ";
const MARK = 2;

/** One line of titles, then `end - first` lines. A row that is not at hand yet is `…`. */
export function listTable(columns: readonly ListColumn[], rows: ListRows, width: number): readonly Line[] {
  const { texts, natural } = measured(columns, rows.cells, width);
  const oneLine = columns.map((column) => ({ ...column, title: column.title.replaceAll(" ", "\u00a0") }));
  const fitted = fitColumns(oneLine, natural, gap.length, width - MARK)?.columns ?? narrowest(natural, width);
  const titles = joined(columns, fitted, (index) => columns[index]?.title ?? "");
  const lines = Array.from({ length: Math.max(0, rows.end - rows.first) }, (_, at): Line => {
    const number = rows.first + at;
    const row = texts[number - rows.offset];
    const isCursor = number === rows.cursor;
    const text = row === undefined ? "…" : joined(columns, fitted, (index) => row[index] ?? "");
    return { text: clipped(`${isCursor ? ">" : " "} ${text}`, width), look: isCursor ? "cursor" : "plain" };
  });
  return [{ text: clipped(`  ${titles}`, width), look: "title" }, ...lines];
}

interface Measured {
  readonly width: number;
  readonly texts: readonly (readonly string[])[];
  readonly natural: readonly number[];
}

const known = new WeakMap<ListRows["cells"], Measured>();

/** The texts of a window and how wide they are: worked out once for it, not at every key. */
function measured(columns: readonly ListColumn[], cells: ListRows["cells"], width: number): Measured {
  const before = known.get(cells);
  if (before?.width === width) return before;
  const texts = cells.map((row) => row.map((cell, index) => cellText(cell, columns[index]?.narrow, width)));
  const natural = columns.map((_, index) => widest(texts.map((row) => row[index] ?? "")));
  const made = { width, texts, natural };
  known.set(cells, made);
  return made;
}

/** Where nothing fits, the first column has the line. */
function narrowest(natural: readonly number[], width: number): readonly FittedColumn[] {
  return [{ index: 0, width: Math.min(natural[0] ?? width, width - MARK), titleLines: [] }];
}

function joined(
  columns: readonly ListColumn[],
  fitted: readonly FittedColumn[],
  textOf: (index: number) => string,
): string {
  return fitted
    .map(({ index, width }) => {
      const { align, narrow } = columns[index] ?? { align: "left" };
      const whole = textOf(index);
      const text = narrow === "cut start" ? endOf(whole, width) : clipped(whole, width);
      const space = " ".repeat(Math.max(0, width - columnsOf(text)));
      return align === "right" ? space + text : text + space;
    })
    .join(gap)
    .trimEnd();
}

/** The end of a path says more than its beginning. */
function endOf(text: string, width: number): string {
  if (columnsOf(text) <= width) return text;
  const characters = [...text];
  let room = width - 1;
  let from = characters.length;
  while (from > 0) {
    room -= columnsOf(characters[from - 1] ?? "");
    if (room < 0) break;
    from -= 1;
  }
  return `…${characters.slice(from).join("")}`;
}

/** No more of a text than a line can show: what it is cut to is what its `…` stands for. */
function cellText(cell: ListCell, narrow: ListColumn["narrow"], width: number): string {
  if (cell === null) return "?";
  if (typeof cell === "number") return numberText(cell);
  return narrow === "cut start"
    ? endOf(shownText(endUnits(cell, width), "one-line"), width)
    : clipped(cell, width);
}

function endUnits(text: string, width: number): string {
  const near = bounded(text, width);
  return near === text ? text : text.slice(-near.length);
}

function widest(texts: readonly string[]): number {
  return texts.reduce((width, text) => Math.max(width, columnsOf(text)), 0);
}
