// Holm's step-down adjustment of p-values that were looked at together.

/** In the order given: the k-th smallest of m is multiplied by m − k + 1, never below one before it, at most 1. */
export function holm(pValues: readonly number[]): readonly number[] {
  const order = [...pValues.entries()].sort(([, a], [, b]) => a - b);
  const adjusted: number[] = pValues.map(() => Number.NaN);
  let floor = 0;
  for (const [rank, [place, p]] of order.entries()) {
    floor = Math.max(floor, Math.min(1, p * (pValues.length - rank)));
    adjusted[place] = floor;
  }
  return adjusted;
}
