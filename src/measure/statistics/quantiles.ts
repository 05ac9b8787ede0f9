// Quantiles by linear interpolation between order statistics (R type 7), and what is built on them.
// Refuses an empty sample: a quantile of nothing is not a number that may be shown.

/** The values in ascending order; the argument is left alone. */
export function ascending(values: readonly number[]): readonly number[] {
  return Array.from(Float64Array.from(values).sort());
}

/** The quantile at `p` (0 to 1) of values in ascending order. Throws RangeError on an empty sample or a `p` outside. */
export function quantileOfSorted(sorted: readonly number[], p: number): number {
  if (!(p >= 0 && p <= 1)) throw new RangeError(`quantile at ${p}: outside 0 to 1`);
  const place = (sorted.length - 1) * p;
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) throw new RangeError("quantile of an empty sample");
  return below === above ? below : below + (above - below) * (place - Math.floor(place));
}

/** The median. Throws RangeError on an empty sample. */
export function median(values: readonly number[]): number {
  return quantileOfSorted(ascending(values), 0.5);
}

/** First quartile, median and third quartile. Throws RangeError on an empty sample. */
export function quartiles(values: readonly number[]): readonly [number, number, number] {
  const sorted = ascending(values);
  return [quantileOfSorted(sorted, 0.25), quantileOfSorted(sorted, 0.5), quantileOfSorted(sorted, 0.75)];
}
