// Intervals and distributions as one line of block characters. Both sides of a strip share one scale, so that what
// overlaps on the screen overlaps in the figures; a missing bound runs to the end of the strip and has an arrow.

/** A scale from `least` to `most`, of which equal factors are equally long. Both are greater than 0. */
export interface Scale {
  readonly least: number;
  readonly most: number;
  readonly width: number;
}

/** The scale that holds every value greater than 0; undefined where there is none. */
export function scaleOf(values: readonly number[], width: number): Scale | undefined {
  const used = values.filter((value) => value > 0 && Number.isFinite(value));
  if (used.length === 0) return undefined;
  const [least, most] = [Math.min(...used), Math.max(...used)];
  return least === most ? { least: least / 2, most: most * 2, width } : { least, most, width };
}

/** Lower quartile, median and upper quartile: `├▒▒█▒┤`. */
export function quartileStrip(
  { q1, median, q3 }: { readonly q1: number; readonly median: number; readonly q3: number },
  scale: Scale,
): string {
  const cells = blank(scale);
  const [from, to] = [cellOf(q1, scale), cellOf(q3, scale)];
  cells.fill("▒", from, to + 1);
  cells[from] = "├";
  cells[to] = "┤";
  cells[cellOf(median, scale)] = "█";
  return cells.join("");
}

/** An interval with its estimate `●` over marks: `┊` for no change, `G` goal, `F` falsification line. */
export function intervalStrip(
  { low, ratio, high }: { readonly low: number | null; readonly ratio: number; readonly high: number | null },
  marks: readonly { readonly sign: string; readonly at: number }[],
  scale: Scale,
): string {
  const cells = blank(scale);
  const from = low === null ? 0 : cellOf(low, scale);
  const to = high === null ? scale.width - 1 : cellOf(high, scale);
  cells.fill("━", from, to + 1);
  cells[from] = low === null ? "◀" : "┣";
  cells[to] = high === null ? "▶" : "┫";
  for (const { sign, at } of marks) cells[cellOf(at, scale)] = sign;
  cells[cellOf(ratio, scale)] = "●";
  return cells.join("");
}

function blank({ width }: Scale): string[] {
  return Array.from({ length: Math.max(1, width) }, () => " ");
}

function cellOf(value: number, { least, most, width }: Scale): number {
  if (value <= least) return 0;
  if (value >= most) return Math.max(0, width - 1);
  const share = Math.log(value / least) / Math.log(most / least);
  return Math.max(0, Math.min(width - 1, Math.round(share * (width - 1))));
}
