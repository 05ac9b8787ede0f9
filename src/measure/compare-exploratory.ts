// Two selections compared without a registration: intervals at 95 % and no verdict, labelled exploratory
// everywhere. The same refusals hold as for a registered comparison.

import { applyRule, type CohortSides, stateRule } from "./cohort.ts";
import type { CohortFlow, Comparison } from "./comparison.ts";
import { settingsOf } from "./conditions.ts";
import { byStart, compareText, type DispatchUnit, mayBelongTo } from "./dispatch-unit.ts";
import { firstParagraph } from "./first-paragraph.ts";
import { MINIMUM_DEFAULT } from "./protocol.ts";
import type { TargetPlan } from "./target-plan.ts";
import { targetResult } from "./target-result.ts";
import { exitCodeOf } from "./verdict.ts";

export interface ExploratoryInput {
  /** Shown as the title, such as the two selections. */
  readonly title: string;
  readonly before: readonly DispatchUnit[];
  readonly after: readonly DispatchUnit[];
  readonly metrics: readonly string[];
  readonly nowMs: number;
}

/** Without a registration: intervals at 95 % and no verdict, labelled exploratory everywhere. */
export function compareExploratory({ title, before, after, metrics, nowMs }: ExploratoryInput): Comparison {
  const named = [...before, ...after].flatMap((unit) => unit.possibleCohorts ?? [unit.cohort]);
  const cohorts = [...new Set(named)].sort(compareText);
  const plan: TargetPlan = {
    minimum: MINIMUM_DEFAULT,
    grouping: { by: "none", reason: "exploratory" },
    timeZone: "UTC",
    level: 0.95,
    seed: "exploratory",
    guards: [],
  };
  const selected = cohorts.map((cohort) => exploratorySides(cohort, before, after, nowMs));
  const targets = selected.flatMap(({ flow, before: b, after: a }) =>
    metrics.map((metric) => {
      const input = {
        metric,
        cohort: flow.cohort,
        goal: null,
        zeros: "excluded" as const,
        before: b,
        after: a,
      };
      return targetResult({ ...input, horizon: null }, plan);
    }),
  );
  const closed = selected.flatMap(({ flow: { cohort }, before: b, after: a }) =>
    Math.min(b.length, a.length) >= MINIMUM_DEFAULT ? [{ cohort, before: b, after: a }] : [],
  );
  const empty = emptySides(before, after);
  const comparison: Comparison = {
    comparison: 1,
    kind: "exploratory",
    title,
    first_paragraph: [],
    registration: null,
    cutoff: null,
    grouping: "none: exploratory",
    minimum_per_side: MINIMUM_DEFAULT,
    cohorts: selected.map(({ flow }) => flow),
    targets,
    secondaries: [],
    companions: [],
    guards: [],
    settings: closed.flatMap((sides) => settingsOf(sides)),
    covariates: [],
    size_covariate_missing: closed.map(({ cohort }) => cohort),
    only_reported: [],
    doubts: empty,
    not_evaluated: [],
    exit_code: empty.length > 0 ? 3 : exitCodeOf(targets.map((target) => target.verdict.word)),
  };
  return { ...comparison, first_paragraph: [...firstParagraph(comparison, null)] };
}

// Where both sides are empty there is no cohort that could be refused: nothing was compared, and that is no success.
function emptySides(before: readonly DispatchUnit[], after: readonly DispatchUnit[]): string[] {
  return [
    ...(before.length === 0 ? ["Refused: no dispatch is on the side before."] : []),
    ...(after.length === 0 ? ["Refused: no dispatch is on the side after."] : []),
  ];
}

/** Both sides of one cohort of two selections. */
export function exploratorySides(
  cohort: string,
  before: readonly DispatchUnit[],
  after: readonly DispatchUnit[],
  nowMs: number,
): CohortSides {
  const side = (units: readonly DispatchUnit[]) => {
    const own = units.filter((unit) => mayBelongTo(unit, cohort));
    const { kept, exclusions } = applyRule(own, stateRule("all", nowMs));
    const placed = byStart(kept);
    const startless = kept.length - placed.length;
    const all =
      startless === 0 ? exclusions : [...exclusions, { rule: "no start recorded", count: startless }];
    return { flow: { seen: own.length, exclusions: [...all], eligible: placed.length }, kept: placed };
  };
  const [b, a] = [side(before), side(after)];
  const flow: CohortFlow = {
    cohort,
    role: "compared",
    before: b.flow,
    after: a.flow,
    no_side: 0,
    horizon: null,
    appeared: [],
  };
  return { flow, before: b.kept, after: a.kept, leftOut: [] };
}
