// The figures of one target that may be compared: estimate, verdict, what stands beside it and what is checked. Every
// refusal was looked for before; what is still without an interval is undecided, with the reason.

import { BESIDE_LEVEL, figuresBeside } from "./beside.ts";
import type { Checks, CountFigures } from "./checks.ts";
import type { TargetResult } from "./comparison.ts";
import type { DispatchUnit } from "./dispatch-unit.ts";
import { rankAmongFakes } from "./fake-cutoffs.ts";
import { estimateFigures, type FigurePlan, shareUnits } from "./figure-estimate.ts";
import { countedPer, type FigureKind } from "./figure-kind.ts";
import { pointRuleResult } from "./point-rule.ts";
import { type NamedFigure, type NamedSides, sensitivityOf } from "./sensitivity.ts";
import { sideValues, type ValuedUnit } from "./side-values.ts";
import { nToDecide } from "./statistics/n-to-decide.ts";
import { newcombe } from "./statistics/newcombe.ts";
import { shareOfSums } from "./statistics/share-ratio.ts";
import { spearman } from "./statistics/spearman.ts";
import {
  dayGroups,
  type GroupName,
  groupNamer,
  type TargetInput,
  type TargetPlan,
  type Valued,
} from "./target-plan.ts";
import { gate, judge, verdict, withCeiling } from "./verdict.ts";

type Figures = Pick<TargetResult, "estimate" | "counts" | "sums" | "beside" | "checks" | "verdict">;

export function targetFigures(
  input: TargetInput,
  values: Valued,
  plan: TargetPlan,
  kind: FigureKind,
): Figures {
  const { goal } = input;
  const isGrouped = plan.grouping.by !== "none";
  const seed = `${plan.seed}:${input.metric}:${input.cohort}`;
  const dated = namedSides(values, dayGroups(plan));
  const sides = isGrouped ? namedSides(values, groupNamer(plan)) : dated;
  const beside = figuresBeside(dated, isGrouped, seed, kind);
  const labels = (beside.icc_by_day?.low ?? -1) > 0 ? ["units not independent"] : [];
  const figurePlan: FigurePlan = { kind, isGrouped, level: plan.level, seed };
  const found = estimateFigures(sides, figurePlan);
  const counts = kind === "count" ? countFigures(input.metric, values) : null;
  const sums =
    kind === "share" ? { before: sumsOf(values.before.used), after: sumsOf(values.after.used) } : null;
  const shown = { counts, sums, beside };
  if (found.kind === "undecided") {
    const word = goal === null ? "exploratory" : "undecided";
    const open = gate({ ...verdict(word, [found.why]), labels }, plan.guards);
    return { estimate: null, ...shown, checks: null, verdict: open };
  }
  const { estimate, interval } = found;
  const isChecked = plan.isChecked !== false;
  const checks = isChecked ? checksOf(input, values, sides, plan, figurePlan, estimate.ratio) : null;
  if (goal === null) return { estimate, ...shown, checks, verdict: { ...verdict("exploratory"), labels } };
  const word = judge(interval, goal);
  const n = word === "undecided" ? nToDecide(interval, goal.goal_ratio, found.counts) : null;
  const judged = gate({ word, reasons: [], labels, n_to_decide: n }, plan.guards);
  return { estimate, ...shown, checks, verdict: withCeiling(judged, estimate.ratio, goal) };
}

function checksOf(
  input: TargetInput,
  values: Valued,
  sides: NamedSides,
  plan: TargetPlan,
  figurePlan: FigurePlan,
  ratio: number,
): Checks {
  const isGrouped = figurePlan.isGrouped;
  const groupOf = isGrouped ? groupNamer(plan) : dayGroups(plan);
  const leftOut = (input.leftOut ?? []).map(({ name, before, after }) => {
    const valued = (units: readonly DispatchUnit[]) =>
      sideValues(units, input.metric, groupNamer(plan), figurePlan.kind);
    return { name, sides: namedSides({ before: valued(before), after: valued(after) }, groupOf) };
  });
  const groupWord = plan.grouping.by === "drain_run" ? "drain run" : "day";
  const amounts = (units: readonly ValuedUnit[]): number[] => units.map(({ amount }) => amount);
  const rule = plan.pointRule;
  const pointSides = { before: amounts(values.before.used), after: amounts(values.after.used) };
  const pointRule =
    rule === undefined || input.goal === null
      ? null
      : pointRuleResult(rule, pointSides, ratio, figurePlan.kind, input.goal);
  return {
    trend: trendOf(values.before.used),
    fake_cutoffs: rankAmongFakes(sides.before, plan.minimum, ratio, figurePlan),
    sensitivity: sensitivityOf(sides, leftOut, figurePlan, input.goal, groupWord),
    point_rule: pointRule,
  };
}

function trendOf(units: readonly ValuedUnit[]): Checks["trend"] {
  const starts = units.map(({ unit }) => unit.startedAtMs ?? Number.NaN);
  const found = spearman(
    starts,
    units.map(({ amount }) => amount),
  );
  return found ?? null;
}

function countFigures(metric: string, { before, after }: Valued): CountFigures {
  const withAny = (units: readonly ValuedUnit[]) => ({
    count: units.filter(({ amount }) => amount > 0).length,
    of: units.length,
  });
  const mean = (units: readonly ValuedUnit[]): number =>
    units.reduce((sum, { amount }) => sum + amount, 0) / units.length;
  const { difference, low, high, level } = newcombe(withAny(before.used), withAny(after.used), BESIDE_LEVEL);
  return {
    per: countedPer(metric),
    before_mean: mean(before.used),
    after_mean: mean(after.used),
    before_any: withAny(before.used),
    after_any: withAny(after.used),
    ...{ difference, low, high, level },
  };
}

function sumsOf(units: readonly ValuedUnit[]): number {
  return shareOfSums(shareUnits(units));
}

function namedSides({ before, after }: Valued, nameOf: GroupName): NamedSides {
  const named = (units: readonly ValuedUnit[]): NamedFigure[] =>
    units.flatMap(({ unit, amount, share }) => {
      const group = nameOf(unit);
      return group === null ? [] : [{ runId: unit.runId, group, amount, share }];
    });
  return { before: named(before.used), after: named(after.used) };
}
