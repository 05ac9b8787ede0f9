// Fewer dots for more dispatches than a picture can hold: evenly chosen quantiles of all of them, the least and the
// greatest among them. The table and the numbers beside the chart keep every one.

/** Dots of one side in one chart. */
export const DOTS_MAX = 400;

/** `sorted` from least to greatest; at most `DOTS_MAX` of them, both ends among them. */
export function thinned(sorted: readonly number[], dotsMax: number = DOTS_MAX): readonly number[] {
  if (sorted.length <= dotsMax) return sorted;
  const step = (sorted.length - 1) / (dotsMax - 1);
  return Array.from({ length: dotsMax }, (_, k) => sorted[Math.round(k * step)]).filter(
    (value) => value !== undefined,
  );
}
