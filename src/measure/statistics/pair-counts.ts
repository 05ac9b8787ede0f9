// Counting pairs (one value after, one before) by their ratio, without listing them all. The rank-sum test, its
// inversion and the Hodges–Lehmann estimate are questions about these counts.
// Ratios, not differences of logs: a division is rounded once, so pairs with the same ratio stay exactly equal
// and a bound that lies on a goal is found on it. Refuses values that are not positive and finite.

import { ascending } from "./quantiles.ts";
import { findCrossing } from "./root-search.ts";

/** Both sides in ascending order, all values positive. */
export interface SortedSides {
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** Throws RangeError on an empty side and on a value that is not positive and finite. */
export function sortedSides(before: readonly number[], after: readonly number[]): SortedSides {
  for (const side of [before, after]) {
    if (side.length === 0) throw new RangeError("a side without values");
    for (const value of side)
      if (!(value > 0 && value < Infinity)) throw new RangeError(`no logarithm of ${value}`);
  }
  return { before: ascending(before), after: ascending(after) };
}

/** How many pairs have after/before below, at and above a ratio. */
export interface PairCounts {
  readonly below: number;
  readonly at: number;
  readonly above: number;
}

// For each after value: how many before values make a ratio below `ratio`, or at it where `isClosed`. As the after
// values ascend this number only falls or only stays, so one walk over both sides is enough.
function pairsBelow({ before, after }: SortedSides, ratio: number, isClosed: boolean): number {
  const count = before.length;
  let pairs = 0;
  let first = 0;
  for (const value of after) {
    while (first < count) {
      const candidate = value / (before[first] ?? Number.NaN);
      if (candidate < ratio || (isClosed && candidate === ratio)) break;
      first += 1;
    }
    pairs += count - first;
  }
  return pairs;
}

/** Counts the pairs around `ratio`, in time linear in the number of values. */
export function countPairs(sides: SortedSides, ratio: number): PairCounts {
  const below = pairsBelow(sides, ratio, false);
  const notAbove = pairsBelow(sides, ratio, true);
  return { below, at: notAbove - below, above: sides.before.length * sides.after.length - notAbove };
}

/** The smallest and the greatest ratio of a pair. */
export function ratioRange(sides: SortedSides): readonly [number, number] {
  const [lowBefore, highBefore] = ends(sides.before);
  const [lowAfter, highAfter] = ends(sides.after);
  return [lowAfter / highBefore, highAfter / lowBefore];
}

function ends(sorted: readonly number[]): readonly [number, number] {
  const first = sorted[0];
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) throw new RangeError("a side without values");
  return [first, last];
}

/** The k-th smallest ratio of a pair, k from 1 to the number of pairs. */
export function pairRatioAt(sides: SortedSides, k: number): number {
  const pairs = sides.before.length * sides.after.length;
  if (!(Number.isInteger(k) && k >= 1 && k <= pairs)) throw new RangeError(`pair ${k} of ${pairs}`);
  const [, greatest] = ratioRange(sides);
  const isTooSmall = (ratio: number): boolean => pairsBelow(sides, ratio, true) < k;
  return findCrossing(isTooSmall, 0, greatest).above;
}

// The k-th smallest ratio where the one before it is `last`: `last` again where it is tied, else the least one above.
function pairRatioAfter(sides: SortedSides, last: number, k: number): number {
  if (pairsBelow(sides, last, true) >= k) return last;
  let least = Infinity;
  let first = 0;
  for (const value of sides.after) {
    while (first < sides.before.length && value / (sides.before[first] ?? Number.NaN) > last) first += 1;
    if (first > 0) least = Math.min(least, value / (sides.before[first - 1] ?? Number.NaN));
  }
  return least;
}

/** The Hodges–Lehmann estimate: the median of all pair ratios, on logs (the geometric mean of the middle two). */
export function medianPairRatio(sides: SortedSides): number {
  const pairs = sides.before.length * sides.after.length;
  const lower = pairRatioAt(sides, Math.floor((pairs + 1) / 2));
  const upper = pairs % 2 === 1 ? lower : pairRatioAfter(sides, lower, pairs / 2 + 1);
  return lower === upper ? lower : Math.sqrt(lower) * Math.sqrt(upper);
}
