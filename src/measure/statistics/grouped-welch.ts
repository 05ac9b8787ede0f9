// Welch's t interval on the group means of logs: units of one group are not independent, so a group counts once.
// Refuses fewer than four groups a side: their spread cannot be estimated.

import { type WelchInterval, welchInterval } from "./welch-on-logs.ts";

/** Below this number of groups on a side there is no interval. Design: comparing. */
export const GROUPS_MIN = 4;

export interface GroupedAmount {
  readonly group: string;
  /** Positive. */
  readonly amount: number;
}

export type GroupedWelch =
  | {
      readonly kind: "interval";
      readonly interval: WelchInterval;
      readonly beforeGroups: number;
      readonly afterGroups: number;
    }
  | { readonly kind: "too few groups"; readonly beforeGroups: number; readonly afterGroups: number }
  | { readonly kind: "no spread"; readonly beforeGroups: number; readonly afterGroups: number };

/** One mean of logs per group, in order of first appearance. */
export function groupMeansOfLogs(units: readonly GroupedAmount[]): readonly number[] {
  const logsByGroup = new Map<string, number[]>();
  for (const unit of units) {
    const logs = logsByGroup.get(unit.group) ?? [];
    logs.push(Math.log(unit.amount));
    logsByGroup.set(unit.group, logs);
  }
  return [...logsByGroup.values()].map((logs) => logs.reduce((sum, log) => sum + log, 0) / logs.length);
}

/** Each group mean has the same weight, however many units it holds. */
export function groupedWelch(
  before: readonly GroupedAmount[],
  after: readonly GroupedAmount[],
  level: number,
): GroupedWelch {
  const [beforeMeans, afterMeans] = [groupMeansOfLogs(before), groupMeansOfLogs(after)];
  const counts = { beforeGroups: beforeMeans.length, afterGroups: afterMeans.length };
  if (beforeMeans.length < GROUPS_MIN || afterMeans.length < GROUPS_MIN)
    return { kind: "too few groups", ...counts };
  const interval = welchInterval(beforeMeans, afterMeans, level);
  return interval === undefined
    ? { kind: "no spread", ...counts }
    : { kind: "interval", interval, ...counts };
}
