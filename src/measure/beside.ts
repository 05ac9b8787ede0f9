// The figures shown beside a verdict and never the ground of one: the change of medians, the rank-sum test, Cliff's
// delta, and whether units of one day are alike.

import type { Beside } from "./comparison.ts";
import type { FigureKind } from "./figure-kind.ts";
import { bootstrapMedianChange } from "./statistics/bootstrap.ts";
import { cliffsDelta } from "./statistics/cliffs-delta.ts";
import type { GroupedAmount } from "./statistics/grouped-welch.ts";
import { hodgesLehmannShift } from "./statistics/hodges-lehmann.ts";
import { holm } from "./statistics/holm.ts";
import { iccWithinSides } from "./statistics/icc.ts";
import { mannWhitney } from "./statistics/mann-whitney.ts";
import { median } from "./statistics/quantiles.ts";

/** The level of these figures: they share no error rate with the primaries. */
export const BESIDE_LEVEL = 0.95;

/** Amounts of one side, with the day of each as its group. */
export interface DatedSides {
  readonly before: readonly GroupedAmount[];
  readonly after: readonly GroupedAmount[];
}

/** A count has no change of medians: where most units have none, both are 0. */
export function figuresBeside(
  sides: DatedSides,
  isGrouped: boolean,
  seed: string,
  kind: FigureKind = "amount",
): Beside {
  const [before, after] = [sides.before, sides.after].map((side) => side.map((unit) => unit.amount));
  if (before === undefined || after === undefined) throw new Error("A comparison has two sides.");
  const ranks = mannWhitney(before, after);
  const scale = kind === "amount" ? Math.log : (amount: number) => amount;
  const icc = isGrouped ? undefined : iccWithinSides([sides.before, sides.after], BESIDE_LEVEL, scale);
  return {
    median_change: kind === "count" ? null : medianChange(before, after, seed),
    rank_sum: {
      u: ranks.u,
      p: ranks.pExact ?? ranks.pNormal,
      p_holm: null,
      method: ranks.pExact === null ? "normal" : "exact",
      is_unadjusted: isGrouped,
    },
    cliffs_delta: cliffsDelta(before, after),
    shift: hodgesLehmannShift(before, after),
    icc_by_day: icc === undefined ? null : { icc: icc.icc, low: icc.low, high: icc.high, level: icc.level },
  };
}

function medianChange(
  before: readonly number[],
  after: readonly number[],
  seed: string,
): Beside["median_change"] {
  const beforeMedian = median(before);
  if (beforeMedian === 0) return null;
  const interval = bootstrapMedianChange(before, after, BESIDE_LEVEL, seed);
  return {
    change: median(after) / beforeMedian - 1,
    low: interval?.low ?? null,
    high: interval?.high ?? null,
    level: BESIDE_LEVEL,
    resamples: interval?.resamples ?? null,
    seed,
  };
}

/** The figures of several targets with Holm's adjustment of their rank-sum p-values; a single one has none. */
export function withHolm(figures: readonly (Beside | null)[]): readonly (Beside | null)[] {
  const present = figures.flatMap((one) => one ?? []);
  const adjusted = holm(present.map((one) => one.rank_sum.p));
  if (present.length < 2) return figures;
  return figures.map((one) => {
    const p = one === null ? undefined : adjusted[present.indexOf(one)];
    return one === null || p === undefined ? one : { ...one, rank_sum: { ...one.rank_sum, p_holm: p } };
  });
}
