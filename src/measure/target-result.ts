// One target (a metric in one cohort) from its two analysis sets to its verdict. Every reason to refuse is looked for
// before anything is estimated, and a refused target keeps no ratio, percentage, interval or goal.

import type { CohortFlow, SideUse, TargetResult, Verdict } from "./comparison.ts";
import { checkDefinitions, type DefinitionCheck } from "./definition-check.ts";
import type { DispatchUnit } from "./dispatch-unit.ts";
import { type FigureKind, figureKind } from "./figure-kind.ts";
import { reconciliationFaults } from "./reconciliation-faults.ts";
import { type SideValues, sideUse, sideValues } from "./side-values.ts";
import { targetFigures } from "./target-figures.ts";
import { groupNamer, type TargetInput, type TargetPlan, type Valued } from "./target-plan.ts";
import { verdict } from "./verdict.ts";

export function targetResult(input: TargetInput, plan: TargetPlan): TargetResult {
  const { metric, cohort } = input;
  if (input.planFault !== undefined) return bare(input, verdict("refused", [input.planFault]));
  if (input.horizon?.is_past === false) return bare(input, beforeHorizon(input, input.horizon, plan.minimum));
  const kind = figureKind(metric, input.zeros);
  const values: Valued = {
    before: sideValues(input.before, metric, groupNamer(plan), kind),
    after: sideValues(input.after, metric, groupNamer(plan), kind),
  };
  const definitions = checkDefinitions(usedUnits(values), metric);
  const faults = contentFaults(input, values, definitions);
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
  const measured = definitions.kind === "same" ? { ...definitions.definitions } : null;
  return {
    metric,
    cohort,
    kind,
    goal: input.goal,
    ...sides,
    definitions: measured,
    ...targetFigures(input, values, plan, kind),
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

function bare({ metric, cohort, zeros }: TargetInput, word: Verdict): TargetResult {
  const figures = { estimate: null, counts: null, sums: null, beside: null, checks: null, definitions: null };
  const kind: FigureKind = figureKind(metric, zeros);
  return { metric, cohort, kind, verdict: word, goal: null, before: null, after: null, ...figures };
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

function contentFaults(input: TargetInput, values: Valued, definitions: DefinitionCheck): readonly string[] {
  const faults: string[] = [];
  const ids = [...input.before, ...input.after].map((unit) => unit.runId);
  const beforeIds = new Set(input.before.map((unit) => unit.runId));
  const shared = input.after.filter((unit) => beforeIds.has(unit.runId)).length;
  if (shared > 0) faults.push(`the same units on both sides: ${shared}`);
  else if (new Set(ids).size < ids.length) faults.push("a dispatch is there twice");
  const bounds = [values.before, values.after].map((side) => side.lowerBounds);
  for (const [place, side] of (["before", "after"] as const).entries()) {
    const count = bounds[place];
    if (count !== undefined && count > 0) faults.push(`${side}: ${count} values are lower bounds only`);
  }
  if (definitions.kind === "different") {
    faults.push(`${definitions.why}; \`detent load --reread\` reads them all by one`);
  }
  return [...faults, ...reconciliationFaults(input.metric, values)];
}
