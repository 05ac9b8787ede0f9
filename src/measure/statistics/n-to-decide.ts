// How many units (or groups) a side would decide an undecided comparison, if the estimate and the spread stayed as
// they are: the reach of an interval shrinks with the square root of n.

import type { RatioInterval } from "./ratio-interval.ts";

/**
 * `counts` are the units, or groups, of the two sides that made the interval. The first whole n with the
 * reach below the distance. Null where no n would do:
 * the estimate lies on the goal, or the interval has no bound on that side.
 */
export function nToDecide(
  interval: RatioInterval,
  goalRatio: number,
  counts: readonly [number, number],
): number | null {
  const towardsGoal = goalRatio < interval.ratio ? interval.low : interval.high;
  const reach = Math.abs(Math.log(towardsGoal) - Math.log(interval.ratio));
  const distance = Math.abs(Math.log(goalRatio) - Math.log(interval.ratio));
  if (distance === 0 || !Number.isFinite(reach)) return null;
  const perSide = 2 / (1 / counts[0] + 1 / counts[1]);
  const needed = Math.floor(perSide * (reach / distance) ** 2) + 1;
  return Number.isSafeInteger(needed) ? needed : null;
}
