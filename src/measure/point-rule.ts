// A target that was published as a rule about a single figure ("the median falls by half"): reported beside the
// verdict, never alone. With no effect at all such a rule holds in a large share of comparisons.

import type { PointRuleResult } from "./checks.ts";
import type { TargetGoal } from "./comparison.ts";
import type { FigureKind } from "./figure-kind.ts";
import type { Protocol } from "./protocol.ts";
import { median } from "./statistics/quantiles.ts";

/** Amounts of both sides, at least one each; `ratio` is that of the estimate. Never a ratio of medians of a count. */
export function pointRuleResult(
  rule: NonNullable<Protocol["point_rule"]>,
  sides: { readonly before: readonly number[]; readonly after: readonly number[] },
  ratio: number | null,
  kind: FigureKind,
  goal: TargetGoal,
): PointRuleResult {
  const found = statisticRatio(rule.statistic, sides, ratio, kind);
  const isThere = found !== null && Number.isFinite(found);
  const reached =
    goal.direction === "fall" ? (found ?? NaN) <= goal.goal_ratio : (found ?? NaN) >= goal.goal_ratio;
  return {
    statistic: rule.statistic,
    source: rule.source ?? null,
    ratio: isThere ? found : null,
    holds: isThere ? reached : null,
  };
}

function statisticRatio(
  statistic: PointRuleResult["statistic"],
  { before, after }: { readonly before: readonly number[]; readonly after: readonly number[] },
  ratio: number | null,
  kind: FigureKind,
): number | null {
  if (statistic === "ratio") return ratio;
  if (statistic === "mean_change") return mean(after) / mean(before);
  return kind === "count" ? null : median(after) / median(before);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
