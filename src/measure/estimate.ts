// The interval of one cohort's after/before ratio, by the fixed rules of the design: grouped units by Welch on
// group means, independent ones by inverting the rank-sum test, or by Welch on logs where the sides differ in
// spread. Says which rule was used and why. Refuses where no interval can be trusted.

import type { Estimate } from "./comparison.ts";
import { GROUPS_MIN, type GroupedAmount, groupedWelch } from "./statistics/grouped-welch.ts";
import { logRankInterval } from "./statistics/log-rank-interval.ts";
import type { RatioInterval } from "./statistics/ratio-interval.ts";
import { SPREAD_FACTOR_MAX, spreadRule } from "./statistics/spread-rule.ts";
import { welchOnLogs } from "./statistics/welch-on-logs.ts";

export interface SideAmounts {
  readonly before: readonly GroupedAmount[];
  readonly after: readonly GroupedAmount[];
}

/** Units of two sides, each with the name of its group. */
export interface GroupedSides {
  readonly before: readonly { readonly group: string }[];
  readonly after: readonly { readonly group: string }[];
}

/** `counts`: the units, or groups, of each side that the interval rests on. */
export type Estimated =
  | {
      readonly kind: "estimate";
      readonly estimate: Estimate;
      readonly interval: RatioInterval;
      readonly counts: readonly [number, number];
    }
  | { readonly kind: "undecided"; readonly why: string };

/** Amounts are positive. `isGrouped`: the protocol names a group; otherwise the groups are ignored. */
export function estimateRatio(sides: SideAmounts, isGrouped: boolean, level: number): Estimated {
  const amounts = (side: readonly GroupedAmount[]): number[] => side.map((unit) => unit.amount);
  const [before, after] = [amounts(sides.before), amounts(sides.after)];
  if (isConstant(before) && isConstant(after)) {
    return { kind: "undecided", why: "no spread: every value of a side is equal, on both sides" };
  }
  return isGrouped ? groupedEstimate(sides, level) : ungroupedEstimate(before, after, level);
}

function isConstant(values: readonly number[]): boolean {
  return values.every((value) => value === values[0]);
}

function groupedEstimate(sides: SideAmounts, level: number): Estimated {
  const found = groupedWelch(sides.before, sides.after, level);
  const { beforeGroups, afterGroups } = found;
  if (found.kind === "too few groups") {
    const why = `too few groups: ${beforeGroups} before and ${afterGroups} after, ${GROUPS_MIN} a side at least`;
    return { kind: "undecided", why };
  }
  if (found.kind === "no spread")
    return { kind: "undecided", why: "no spread: all group means of a side are equal" };
  const groups = groupCounts(sides);
  const why = "the protocol names a group, and units of one group are not independent";
  return estimated("Welch on group means of logs", why, found.interval, groups, [beforeGroups, afterGroups]);
}

/** How many groups there are on each side and on both. */
export function groupCounts(sides: GroupedSides): NonNullable<Estimate["groups"]> {
  const names = (side: readonly { readonly group: string }[]): Set<string> =>
    new Set(side.map(({ group }) => group));
  const [before, after] = [names(sides.before), names(sides.after)];
  const shared = [...after].filter((group) => before.has(group)).length;
  return { before: before.size, after: after.size, on_both_sides: shared };
}

function ungroupedEstimate(before: readonly number[], after: readonly number[], level: number): Estimated {
  const counts = [before.length, after.length] as const;
  const spread = spreadRule(before, after);
  const factor = Number.isFinite(spread.factor) ? spread.factor.toFixed(2) : "infinite";
  if (spread.use === "welch") {
    const interval = welchOnLogs(before, after, level);
    if (interval === undefined) return { kind: "undecided", why: "no spread to take an interval from" };
    const why = `the log-IQRs differ by a factor of ${factor}, more than ${SPREAD_FACTOR_MAX}`;
    return estimated("Welch on logs", why, interval, null, counts);
  }
  const interval = logRankInterval(before, after, level);
  const rule = interval.method === "exact" ? "rank-sum, exact" : "rank-sum, normal approximation";
  const why = `the log-IQRs differ by a factor of ${factor}, no more than ${SPREAD_FACTOR_MAX}`;
  return estimated(rule, why, interval, null, counts);
}

/** An interval as it is reported. */
export function estimated(
  rule: Estimate["rule"],
  why: string,
  interval: RatioInterval,
  groups: Estimate["groups"],
  counts: readonly [number, number],
): Estimated {
  const { ratio, low, high, level } = interval;
  const bounds = { low: low > 0 ? low : null, high: Number.isFinite(high) ? high : null };
  return { kind: "estimate", estimate: { rule, why, level, ratio, ...bounds, groups }, interval, counts };
}
