// The difference of two shares with Newcombe's interval, which joins the Wilson intervals of the sides (his method 10).
// It holds at 0 of n and n of n, where the usual interval has no width.

import { normalQuantile } from "./normal-distribution.ts";

/** How many of how many. */
export interface Share {
  readonly count: number;
  /** 1 or more. */
  readonly of: number;
}

/** After less before, −1 to 1. */
export interface ShareDifference {
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  readonly level: number;
}

/** Wilson's score interval of one share. Throws RangeError unless 0 ≤ count ≤ of and of ≥ 1. */
export function wilson({ count, of }: Share, level: number): readonly [number, number] {
  if (!(count >= 0 && count <= of && of >= 1)) throw new RangeError(`a share of ${count} of ${of}`);
  const z = normalQuantile((1 + level) / 2);
  const share = count / of;
  const center = share + (z * z) / (2 * of);
  const reach = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const scale = 1 + (z * z) / of;
  // At the ends the bound is the end itself, which rounding would miss.
  return [count === 0 ? 0 : (center - reach) / scale, count === of ? 1 : (center + reach) / scale];
}

export function newcombe(before: Share, after: Share, level: number): ShareDifference {
  const [b, a] = [before.count / before.of, after.count / after.of];
  const [[lowB, highB], [lowA, highA]] = [wilson(before, level), wilson(after, level)];
  const difference = a - b;
  return {
    difference,
    low: difference - Math.hypot(a - lowA, highB - b),
    high: difference + Math.hypot(highA - a, b - lowB),
    level,
  };
}
