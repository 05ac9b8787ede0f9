// Which columns of a table fit a width, and how wide each is. Titles are broken first, then texts that may be are cut,
// the widest first, then columns that may be are left out, the last first. Figures and names are never cut.

import { textWidth } from "../session/text-width.ts";

/** What is asked of a column: its title, and what may happen to it where there is too little room. */
export interface FittableColumn {
  readonly title: string;
  readonly narrow?: "cut" | "cut start" | "leave out";
}

/** A column that is shown: its place among all, its width, and its title as one or more lines. */
export interface FittedColumn {
  readonly index: number;
  readonly width: number;
  readonly titleLines: readonly string[];
}

export interface FittedTable {
  readonly columns: readonly FittedColumn[];
  /** Places of the columns that are left out, in the order of the table. */
  readonly leftOut: readonly number[];
}

/** Columns of text are cut to no less than this. */
const CUT_LEAST = 12;

/** `natural` are the widths of the widest cells. Undefined where nothing makes the table fit `widthMax`. */
export function fitColumns(
  columns: readonly FittableColumn[],
  natural: readonly number[],
  gap: number,
  widthMax: number,
): FittedTable | undefined {
  const whole = columns.map((column, index) => fitted(index, [column.title], natural[index]));
  if (total(whole, gap) <= widthMax) return { columns: whole, leftOut: [] };
  let kept = columns.map(({ title }, index) => fitted(index, title.split(" "), natural[index]));
  const leftOut: number[] = [];
  while (kept.length > 0) {
    const cut = withCuts(columns, kept, gap, widthMax);
    if (cut !== undefined) return { columns: cut, leftOut };
    const last = kept.findLast(({ index }) => columns[index]?.narrow === "leave out");
    if (last === undefined) return undefined;
    kept = kept.filter((column) => column !== last);
    leftOut.unshift(last.index);
  }
  return undefined;
}

function fitted(index: number, titleLines: readonly string[], natural = 0): FittedColumn {
  return { index, titleLines, width: Math.max(natural, ...titleLines.map((line) => textWidth(line))) };
}

function total(columns: readonly FittedColumn[], gap: number): number {
  return columns.reduce((sum, { width }) => sum + width + gap, -gap);
}

/** The columns with the widest texts cut to one common width, as wide as fits; undefined where the least does not. */
function withCuts(
  columns: readonly FittableColumn[],
  kept: readonly FittedColumn[],
  gap: number,
  widthMax: number,
): readonly FittedColumn[] | undefined {
  const cutTo = (width: number): readonly FittedColumn[] =>
    kept.map((column) => {
      const least = Math.max(CUT_LEAST, width, ...column.titleLines.map((line) => textWidth(line)));
      return columns[column.index]?.narrow?.startsWith("cut") === true
        ? { ...column, width: Math.min(column.width, least) }
        : column;
    });
  if (total(cutTo(0), gap) > widthMax) return undefined;
  let [fits, tooWide] = [0, Math.max(...kept.map(({ width }) => width)) + 1];
  while (tooWide - fits > 1) {
    const middle = Math.floor((fits + tooWide) / 2);
    if (total(cutTo(middle), gap) <= widthMax) fits = middle;
    else tooWide = middle;
  }
  return cutTo(fits);
}
