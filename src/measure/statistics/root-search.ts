// Bisection down to neighbouring doubles: where a predicate that holds below and fails above changes its answer.
// Used for quantiles and for inverting tests; it needs no derivative and has no tolerance to choose.

/** The last double where the predicate holds and the first where it fails (they are neighbours). */
export interface Crossing {
  readonly below: number;
  readonly above: number;
}

/**
 * `holds(low)` must be true and `holds(high)` false, and the predicate must change once between them.
 * Throws RangeError where the ends do not bracket a change.
 */
export function findCrossing(holds: (at: number) => boolean, low: number, high: number): Crossing {
  if (!holds(low) || holds(high)) throw new RangeError(`no change between ${low} and ${high}`);
  let below = low;
  let above = high;
  for (;;) {
    const middle = below + (above - below) / 2;
    if (!(middle > below && middle < above)) return { below, above };
    if (holds(middle)) below = middle;
    else above = middle;
  }
}
