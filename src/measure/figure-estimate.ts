// The after/before ratio of one cohort and metric with its interval, whatever kind of figure it is: amounts by
// estimate.ts, counts by permuting means, shares by drawing units again. Says which rule was used and why. Refuses
// where no interval can be trusted: no spread, nothing to be a multiple of, too few groups.

import { type Estimated, estimated, estimateRatio, groupCounts } from "./estimate.ts";
import type { FigureKind } from "./figure-kind.ts";
import { GROUPS_MIN, groupMeansOfLogs } from "./statistics/grouped-welch.ts";
import { medianPairRatio, sortedSides } from "./statistics/pair-counts.ts";
import { permutationRatio } from "./statistics/permutation-ratio.ts";
import { type ShareUnit, shareOfSums, shareRatio } from "./statistics/share-ratio.ts";
import { spreadRule } from "./statistics/spread-rule.ts";
import { welchInterval } from "./statistics/welch-on-logs.ts";

/** One unit: its amount as `sideValues` gives it, with the parts of a share. */
export interface Figure {
  readonly group: string;
  readonly amount: number;
  readonly share: ShareUnit | null;
}

export interface FigureSides {
  readonly before: readonly Figure[];
  readonly after: readonly Figure[];
}

export interface FigurePlan {
  readonly kind: FigureKind;
  /** True where the protocol names a group; otherwise groups are ignored. */
  readonly isGrouped: boolean;
  readonly level: number;
  readonly seed: string;
}

export function estimateFigures(sides: FigureSides, plan: FigurePlan): Estimated {
  if (plan.kind === "amount") return estimateRatio(sides, plan.isGrouped, plan.level);
  if (isConstant(sides.before) && isConstant(sides.after))
    return { kind: "undecided", why: "no spread: every value of a side is equal, on both sides" };
  const groups = groupCounts(sides);
  if (plan.isGrouped && (groups.before < GROUPS_MIN || groups.after < GROUPS_MIN)) {
    const why = `too few groups: ${groups.before} before and ${groups.after} after, ${GROUPS_MIN} a side at least`;
    return { kind: "undecided", why };
  }
  return plan.kind === "count" ? estimateCounts(sides, plan) : estimateShares(sides, plan);
}

function isConstant(units: readonly Figure[]): boolean {
  return units.every(({ amount }) => amount === units[0]?.amount);
}

const GROUPED = "the protocol names a group, and units of one group are not independent";

function estimateCounts(sides: FigureSides, { isGrouped, level, seed }: FigurePlan): Estimated {
  const valuesOf = (units: readonly Figure[]): readonly number[] =>
    isGrouped ? byGroup(units).map(meanAmount) : units.map(({ amount }) => amount);
  const [before, after] = [valuesOf(sides.before), valuesOf(sides.after)];
  const interval = permutationRatio(before, after, level, `${seed}:permutation`);
  if (interval === undefined)
    return { kind: "undecided", why: "the before side has none at all, so that nothing is a multiple of it" };
  const of = isGrouped ? "group means" : "means";
  const looked = `${interval.permutations} choices of the after side`;
  const why = isGrouped ? `${GROUPED}; ${looked}` : `a count that can be 0 has no logarithm; ${looked}`;
  const groups = isGrouped ? groupCounts(sides) : null;
  return estimated(`permutation of ${of}, ${interval.method}`, why, interval, groups, [
    before.length,
    after.length,
  ]);
}

function estimateShares(sides: FigureSides, { isGrouped, level, seed }: FigurePlan): Estimated {
  if (isGrouped) return groupedShares(sides, level);
  const [before, after] = [shareUnits(sides.before), shareUnits(sides.after)];
  const interval = shareRatio(before, after, level, `${seed}:shares`);
  if (interval === undefined)
    return { kind: "undecided", why: "the before side can be drawn with a share of 0: it has no ratio" };
  const why = `a share is taken over a whole side; ${interval.resamples} resamples of units`;
  return estimated("bootstrap of ratios of sums", why, interval, null, [before.length, after.length]);
}

function groupedShares(sides: FigureSides, level: number): Estimated {
  const logsOf = (units: readonly Figure[]): readonly number[] =>
    byGroup(units).map((group) => Math.log(shareOfSums(shareUnits(group))));
  const [before, after] = [logsOf(sides.before), logsOf(sides.after)];
  if ([...before, ...after].includes(-Infinity))
    return { kind: "undecided", why: "a group has a share of 0, which has no logarithm" };
  const interval = welchInterval(before, after, level);
  if (interval === undefined)
    return { kind: "undecided", why: "no spread: all group shares of a side are equal" };
  const counts = [before.length, after.length] as const;
  return estimated("Welch on logs of group shares", GROUPED, interval, groupCounts(sides), counts);
}

/** The ratio alone, by the rule that the interval would use. Undefined where there is none, or too few groups. */
export function pointRatio(
  sides: FigureSides,
  plan: Pick<FigurePlan, "kind" | "isGrouped">,
): number | undefined {
  const groups = groupCounts(sides);
  if (plan.isGrouped && Math.min(groups.before, groups.after) < GROUPS_MIN) return undefined;
  const ratio = ratioOf(sides, plan);
  return ratio > 0 && ratio < Infinity ? ratio : undefined;
}

function ratioOf(
  { before, after }: FigureSides,
  { kind, isGrouped }: Pick<FigurePlan, "kind" | "isGrouped">,
): number {
  const amounts = (units: readonly Figure[]): number[] => units.map(({ amount }) => amount);
  if (kind === "count") {
    const meanOf = (units: readonly Figure[]): number =>
      isGrouped ? mean(byGroup(units).map(meanAmount)) : meanAmount(units);
    return meanOf(after) / meanOf(before);
  }
  if (kind === "share") {
    const shareOf = (units: readonly Figure[]): number =>
      isGrouped
        ? Math.exp(mean(byGroup(units).map((group) => Math.log(shareOfSums(shareUnits(group))))))
        : shareOfSums(shareUnits(units));
    return shareOf(after) / shareOf(before);
  }
  if (isGrouped) return Math.exp(mean(groupMeansOfLogs(after)) - mean(groupMeansOfLogs(before)));
  const [b, a] = [amounts(before), amounts(after)];
  if (spreadRule(b, a).use === "rank-sum") return medianPairRatio(sortedSides(b, a));
  return Math.exp(mean(a.map(Math.log)) - mean(b.map(Math.log)));
}

/** The units of each group, in order of first appearance. */
export function byGroup<Unit extends { readonly group: string }>(
  units: readonly Unit[],
): readonly (readonly Unit[])[] {
  const groups = new Map<string, Unit[]>();
  for (const unit of units) {
    const group = groups.get(unit.group);
    if (group === undefined) groups.set(unit.group, [unit]);
    else group.push(unit);
  }
  return [...groups.values()];
}

function meanAmount(units: readonly Figure[]): number {
  return mean(units.map(({ amount }) => amount));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The parts of the units of a share; `sideValues` leaves out a unit without them. */
export function shareUnits(units: readonly { readonly share: ShareUnit | null }[]): readonly ShareUnit[] {
  return units.flatMap(({ share }) => (share === null ? [] : [share]));
}
