// The intraclass correlation within groups (days), with its F interval: are units of one group alike? Of logs, or of
// the values themselves where they can be 0.
// Groups are taken within their side, so a difference between the sides is not mistaken for likeness.
// Refuses where no group has a second unit or there are too few groups to compare.

import { fQuantile } from "./f-distribution.ts";
import type { GroupedAmount } from "./grouped-welch.ts";

export interface Icc {
  readonly icc: number;
  readonly low: number;
  readonly high: number;
  readonly level: number;
  readonly groups: number;
}

interface Sums {
  readonly counts: number[];
  readonly between: number;
  readonly within: number;
}

function sideSums(units: readonly GroupedAmount[], scale: (amount: number) => number): Sums {
  const groups = new Map<string, number[]>();
  for (const { group, amount } of units) {
    const values = groups.get(group) ?? [];
    values.push(scale(amount));
    groups.set(group, values);
  }
  const all = [...groups.values()].flat();
  const center = mean(all);
  let [between, within] = [0, 0];
  for (const values of groups.values()) {
    const groupCenter = mean(values);
    between += values.length * (groupCenter - center) ** 2;
    for (const value of values) within += (value - groupCenter) ** 2;
  }
  return { counts: [...groups.values()].map((values) => values.length), between, within };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * One-way analysis of variance with groups nested in sides; unequal groups enter by their mean size corrected for
 * spread. Undefined where it cannot be estimated (no repeated group, one group a side, or no spread within groups).
 */
export function iccWithinSides(
  sides: readonly (readonly GroupedAmount[])[],
  level: number,
  scale: (amount: number) => number = Math.log,
): Icc | undefined {
  const filled = sides.filter((side) => side.length > 0).map((side) => sideSums(side, scale));
  const counts = filled.flatMap((side) => side.counts);
  const units = counts.reduce((sum, count) => sum + count, 0);
  const [betweenFreedom, withinFreedom] = [counts.length - filled.length, units - counts.length];
  if (betweenFreedom < 1 || withinFreedom < 1) return undefined;
  const within = filled.reduce((sum, side) => sum + side.within, 0) / withinFreedom;
  const between = filled.reduce((sum, side) => sum + side.between, 0) / betweenFreedom;
  if (!(within > 0)) return undefined;
  const size = effectiveSize(filled, betweenFreedom);
  const tail = (1 - level) / 2;
  // With hardly more than one unit per group the estimator leaves the range of a correlation; its end is -1.
  const at = (f: number): number => Math.max(-1, (f - 1) / (f + size - 1));
  const f = between / within;
  return {
    icc: at(f),
    low: at(f / fQuantile(1 - tail, betweenFreedom, withinFreedom)),
    high: at(f / fQuantile(tail, betweenFreedom, withinFreedom)),
    level,
    groups: counts.length,
  };
}

// n0 = Σ_sides (N − Σ nᵢ²/N) / (groups − sides); with equal groups it is the group size.
function effectiveSize(sides: readonly Sums[], betweenFreedom: number): number {
  let total = 0;
  for (const { counts } of sides) {
    const units = counts.reduce((sum, count) => sum + count, 0);
    total += units - counts.reduce((sum, count) => sum + count * count, 0) / units;
  }
  return total / betweenFreedom;
}
