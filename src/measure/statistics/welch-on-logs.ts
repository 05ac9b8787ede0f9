// Welch's t interval on logarithms: the ratio of geometric means, without assuming equal spread.
// Refuses what welch-shift.ts refuses.

import type { RatioInterval } from "./ratio-interval.ts";
import { welchShift } from "./welch-shift.ts";

/** `freedom` is Welch–Satterthwaite's. */
export interface WelchInterval extends RatioInterval {
  readonly freedom: number;
}

/** Takes logarithms. Undefined where a side has fewer than two values or neither side has any spread. */
export function welchInterval(
  before: readonly number[],
  after: readonly number[],
  level: number,
): WelchInterval | undefined {
  const found = welchShift(before, after, level);
  if (found === undefined) return undefined;
  const { shift, low, high, freedom } = found;
  return { ratio: Math.exp(shift), low: Math.exp(low), high: Math.exp(high), level, freedom };
}

/** Takes positive amounts. Undefined as in `welchInterval`. */
export function welchOnLogs(
  before: readonly number[],
  after: readonly number[],
  level: number,
): WelchInterval | undefined {
  return welchInterval(before.map(Math.log), after.map(Math.log), level);
}
