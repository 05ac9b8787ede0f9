// One target (a metric in one cohort) from its two analysis sets to its verdict. Every reason to refuse is looked for
// before anything is estimated, and a refused target keeps no ratio, percentage, interval or goal.

import { figuresBeside } from "./beside.ts";
import type { CohortFlow, SideUse, TargetGoal, TargetResult, Verdict } from "./comparison.ts";
import { checkDefinitions } from "./definition-check.ts";
import type { DispatchUnit } from "./dispatch-unit.ts";
import { estimateRatio } from "./estimate.ts";
import { findMetric } from "./metrics.ts";
import type { Grouping } from "./protocol.ts";
import { type SideValues, sideUse, sideValues, type ValuedUnit } from "./side-values.ts";
import type { GroupedAmount } from "./statistics/grouped-welch.ts";
import { nToDecide } from "./statistics/n-to-decide.ts";
import { type GuardState, gate, judge, verdict } from "./verdict.ts";
import { dayNamer } from "./zoned-time.ts";

/** What is the same for all targets of a comparison. */
export interface TargetPlan {
  readonly minimum: number;
  readonly grouping: Grouping;
  readonly timeZone: string;
  /** Of each interval, 0 to 1. */
  readonly level: number;
  readonly seed: string;
  readonly guards: readonly GuardState[];
}

export interface TargetInput {
  readonly metric: string;
  readonly cohort: string;
  /** Null: exploratory, so there is an interval and no verdict. */
  readonly goal: TargetGoal | null;
  readonly zeros: "excluded" | "counted";
  readonly before: readonly DispatchUnit[];
  readonly after: readonly DispatchUnit[];
  /** Why the plan itself cannot be relied on, such as an edit after it was sealed. Absent: it can. */
  readonly planFault?: string;
  /** Null without a horizon. */
  readonly horizon: CohortFlow["horizon"];
}

interface Valued {
  readonly before: SideValues;
  readonly after: SideValues;
}

export function targetResult(input: TargetInput, plan: TargetPlan): TargetResult {
  const { metric, cohort } = input;
  if (input.planFault !== undefined) return bare(input, verdict("refused", [input.planFault]));
  if (input.horizon?.is_past === false) return bare(input, beforeHorizon(input, input.horizon, plan.minimum));
  const values: Valued = {
    before: sideValues(input.before, metric, groupNamer(plan)),
    after: sideValues(input.after, metric, groupNamer(plan)),
  };
  const faults = contentFaults(input, values);
  if (faults.length > 0) {
    const uses = { before: withoutSummary(values.before), after: withoutSummary(values.after) };
    return { ...bare(input, verdict("refused", faults)), ...uses };
  }
  const sides = { before: sideUse(values.before, plan.minimum), after: sideUse(values.after, plan.minimum) };
  const tooFew = [
    ...shortage("before", sides.before.used, plan.minimum),
    ...shortage("after", sides.after.used, plan.minimum),
  ];
  if (tooFew.length > 0) return { ...bare(input, verdict("refused", tooFew)), ...sides };
  const definitions = checkDefinitions(usedUnits(values), metric);
  const measured = definitions.kind === "same" ? { ...definitions.definitions } : null;
  return {
    metric,
    cohort,
    goal: input.goal,
    ...sides,
    definitions: measured,
    ...estimated(input, values, plan),
  };
}

// Flow only: no figure is shown while the after side still grows. A before side that is too small cannot grow.
function beforeHorizon(
  input: TargetInput,
  horizon: NonNullable<CohortFlow["horizon"]>,
  minimum: number,
): Verdict {
  const tooFew = shortage("before", input.before.length, minimum);
  return tooFew.length > 0 ? verdict("refused", tooFew) : verdict("collecting", [collectingText(horizon)]);
}

/** Units of both sides that have a value. */
function usedUnits({ before, after }: Valued): readonly DispatchUnit[] {
  return [...before.used, ...after.used].map((one) => one.unit);
}

function bare({ metric, cohort }: TargetInput, word: Verdict): TargetResult {
  const nothing = { goal: null, before: null, after: null, estimate: null, beside: null, definitions: null };
  return { metric, cohort, verdict: word, ...nothing };
}

function withoutSummary(values: SideValues): SideUse {
  return { used: values.used.length, exclusions: [...values.exclusions], summary: null };
}

function shortage(side: "before" | "after", count: number, minimum: number): readonly string[] {
  return count >= minimum ? [] : [`${side}: ${count} of at least ${minimum}, ${minimum - count} missing`];
}

/** As `collecting 7 of 30` in words. */
function collectingText({
  collected,
  n_per_side,
  end,
  waiting_for,
}: NonNullable<CohortFlow["horizon"]>): string {
  const wanted = n_per_side === null ? `${collected} so far` : `${collected} of ${n_per_side}`;
  const until = end === null ? "" : `, until ${end}`;
  const waiting = waiting_for === 0 ? "" : `, waiting for ${waiting_for} still running`;
  return `${wanted}${until}${waiting}`;
}

function contentFaults(input: TargetInput, values: Valued): readonly string[] {
  const faults: string[] = [];
  const ids = [...input.before, ...input.after].map((unit) => unit.runId);
  const beforeIds = new Set(input.before.map((unit) => unit.runId));
  const shared = input.after.filter((unit) => beforeIds.has(unit.runId)).length;
  if (shared > 0) faults.push(`the same units on both sides: ${shared}`);
  else if (new Set(ids).size < ids.length) faults.push("a dispatch is there twice");
  const kind = input.zeros === "counted" ? "count" : findMetric(input.metric)?.kind;
  if (kind === "count" || kind === "share")
    faults.push(`the metric is a ${kind}, which this version does not compare`);
  const bounds = [values.before, values.after].map((side) => side.lowerBounds);
  for (const [place, side] of (["before", "after"] as const).entries()) {
    const count = bounds[place];
    if (count !== undefined && count > 0) faults.push(`${side}: ${count} values are lower bounds only`);
  }
  const definitions = checkDefinitions(usedUnits(values), input.metric);
  if (definitions.kind === "different") {
    faults.push(`${definitions.why}; \`detent load --reread\` reads them all by one`);
  }
  return faults;
}

function groupNamer({ grouping, timeZone }: TargetPlan): (unit: DispatchUnit) => string | null {
  if (grouping.by === "drain_run") return (unit) => unit.drainRun;
  if (grouping.by === "none") return () => "";
  const dayOf = dayNamer(timeZone);
  return (unit) => (unit.startedAtMs === null ? null : dayOf(unit.startedAtMs));
}

function named(units: readonly ValuedUnit[], nameOf: (unit: DispatchUnit) => string | null): GroupedAmount[] {
  return units.flatMap(({ unit, amount }) => {
    const group = nameOf(unit);
    return group === null ? [] : [{ group, amount }];
  });
}

function estimated(
  input: TargetInput,
  values: Valued,
  plan: TargetPlan,
): Pick<TargetResult, "estimate" | "beside" | "verdict"> {
  const isGrouped = plan.grouping.by !== "none";
  const grouped = {
    before: named(values.before.used, groupNamer(plan)),
    after: named(values.after.used, groupNamer(plan)),
  };
  const byDay = groupNamer({ ...plan, grouping: { by: "day" } });
  const dated = { before: named(values.before.used, byDay), after: named(values.after.used, byDay) };
  const beside = figuresBeside(dated, isGrouped, `${plan.seed}:${input.metric}:${input.cohort}`);
  const labels = (beside.icc_by_day?.low ?? -1) > 0 ? ["units not independent"] : [];
  const found = estimateRatio(grouped, isGrouped, plan.level);
  if (found.kind === "undecided") {
    const word = input.goal === null ? "exploratory" : "undecided";
    return { estimate: null, beside, verdict: gate({ ...verdict(word, [found.why]), labels }, plan.guards) };
  }
  const { estimate, interval, counts } = found;
  if (input.goal === null) return { estimate, beside, verdict: { ...verdict("exploratory"), labels } };
  const word = judge(interval, input.goal);
  const n = word === "undecided" ? nToDecide(interval, input.goal.goal_ratio, counts) : null;
  return { estimate, beside, verdict: gate({ word, reasons: [], labels, n_to_decide: n }, plan.guards) };
}
