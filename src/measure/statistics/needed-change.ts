// What an interval of a given width can show: for n units a side and a spread of logs, how far beyond a goal the
// observed change must lie before the goal is met, and how far short of it before it is missed. Refuses a side of
// fewer than two units and a spread that is no positive number.

import { tQuantile } from "./t-distribution.ts";

/** Ratios of after to before. */
export interface NeededChange {
  readonly perSide: number;
  /** Half the width of the interval, in logs. */
  readonly reach: number;
  /** An observed ratio at or beyond this shows that the goal is met. */
  readonly metAt: number;
  /** An observed ratio beyond this, on the other side, shows that the goal is missed. */
  readonly missedAt: number;
  /**
   * True where no change at all would leave the goal inside of the interval: nothing short of the goal is told from
   * it.
   */
  readonly isUndecidable: boolean;
}

/** The reach of a two-sample t interval on logs with the same spread and number on both sides. */
export function neededChange(perSide: number, logSd: number, level: number, goalRatio: number): NeededChange {
  if (!(perSide >= 2 && logSd > 0)) throw new RangeError(`${perSide} units with a log-SD of ${logSd}`);
  const reach = tQuantile((1 + level) / 2, 2 * perSide - 2) * logSd * Math.sqrt(2 / perSide);
  const towards = goalRatio < 1 ? -reach : reach;
  return {
    perSide,
    reach,
    metAt: goalRatio * Math.exp(towards),
    missedAt: goalRatio * Math.exp(-towards),
    isUndecidable: reach >= Math.abs(Math.log(goalRatio)),
  };
}

/** The sample standard deviation of logs. Undefined below two positive amounts or without any spread. */
export function logSdOf(amounts: readonly number[]): number | undefined {
  const logs = amounts.map(Math.log);
  const center = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const squares = logs.reduce((sum, log) => sum + (log - center) ** 2, 0);
  const sd = Math.sqrt(squares / (logs.length - 1));
  // Below this it is what rounding leaves of equal values.
  return sd > 1e-9 && sd < Infinity ? sd : undefined;
}
