// The Hodges–Lehmann shift: the median of all differences of an after value and a before value, in the unit of the
// figure. It exists where values are 0 and a ratio does not.
// Refuses an empty side.

import { ascending } from "./quantiles.ts";
import { findCrossing } from "./root-search.ts";

/** After less before. Throws RangeError on an empty side. */
export function hodgesLehmannShift(before: readonly number[], after: readonly number[]): number {
  const [b, a] = [ascending(before), ascending(after)];
  const [firstB, lastB, firstA, lastA] = [b[0], b.at(-1), a[0], a.at(-1)];
  if (firstB === undefined || lastB === undefined || firstA === undefined || lastA === undefined)
    throw new RangeError("a side without values");
  const pairs = b.length * a.length;
  const at = (k: number): number => differenceAt(b, a, k, firstA - lastB, lastA - firstB);
  const lower = at(Math.floor((pairs + 1) / 2));
  const upper = pairs % 2 === 1 ? lower : at(pairs / 2 + 1);
  return lower + (upper - lower) / 2;
}

// The k-th smallest difference, k from 1, found by counting: no list of all pairs is made.
function differenceAt(
  b: readonly number[],
  a: readonly number[],
  k: number,
  least: number,
  most: number,
): number {
  const isTooSmall = (difference: number): boolean => notAbove(b, a, difference) < k;
  if (!isTooSmall(least)) return least;
  return findCrossing(isTooSmall, least, most).above;
}

// As the after values ascend, the before values that make a difference not above the limit only become fewer.
function notAbove(b: readonly number[], a: readonly number[], limit: number): number {
  let pairs = 0;
  let first = 0;
  for (const after of a) {
    while (first < b.length && after - (b[first] ?? Number.NaN) > limit) first += 1;
    pairs += b.length - first;
  }
  return pairs;
}
