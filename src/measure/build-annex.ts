// Makes the annex of a report. Of a cohort that is still collecting nothing is shown; of a refused one the values of
// its dispatches, and a median only for a side that has the minimum. Sides and cohorts are never added up.

import { calibratedClasses, classifierHash } from "../classify/calibration.ts";
import type { Annex, AnnexMix, AnnexSeries } from "./annex.ts";
import type { LogFacts } from "./annex-rows.ts";
import type { AnalysisSets } from "./compare.ts";
import type { Comparison } from "./comparison.ts";
import type { DispatchUnit } from "./dispatch-unit.ts";
import { countedPer, type FigureKind, figureKind } from "./figure-kind.ts";
import { mechanicalErrorText } from "./mechanical-calls.ts";
import { findMetric } from "./metrics.ts";
import { sideValues } from "./side-values.ts";
import { median } from "./statistics/quantiles.ts";
import type { GroupName } from "./target-plan.ts";

/** Who is compared, by cohort, and who would be if no terminal result were asked for. */
export interface AnnexSets {
  readonly compared: AnalysisSets;
  readonly all: AnalysisSets;
  readonly terminal: AnalysisSets;
}

export interface AnnexInput {
  readonly comparison: Comparison;
  readonly sets: AnnexSets;
  readonly units: readonly DispatchUnit[];
  readonly facts: LogFacts;
  /** The group of a unit by the plan. */
  readonly groupOf: GroupName;
}

const sides = ["before", "after"] as const;

export function buildAnnex(input: AnnexInput): Annex {
  const { facts, comparison } = input;
  const classifier = classifierHash();
  const withheld = calibratedClasses(classifier).flatMap((one) => (one.isCalibrated ? [] : [one.why]));
  const byId = new Map(input.units.map((unit) => [unit.runId, unit]));
  return {
    series: shownFigures(comparison).map((figure) => seriesOf(figure, input, byId)),
    baselines: shownFigures(comparison).flatMap((figure) => baselinesOf(figure, input, byId)),
    mixes: mixesOf(input, classifier),
    reconciled: reconciledOf(facts),
    sessions_without_totals: facts.sessionsWithoutTotals,
    sessions: facts.sessions,
    classifier: { hash: classifier, error: mechanicalErrorText(), withheld },
    problems: facts.problems.map(({ kind, count }) => ({ kind, count })),
  };
}

/** A metric in a cohort whose analysis set is closed, as it is compared. */
interface Figure {
  readonly metric: string;
  readonly cohort: string;
  readonly kind: FigureKind;
}

function shownFigures({ targets, secondaries, only_reported, cohorts }: Comparison): readonly Figure[] {
  const closed = cohorts.flatMap(({ cohort, horizon }) => (horizon?.is_past === false ? [] : [cohort]));
  const compared = [...targets, ...secondaries].map(({ metric, cohort, kind }) => ({ metric, cohort, kind }));
  const reported = only_reported.map(({ metric, cohort }) => {
    return { metric, cohort, kind: figureKind(metric, "excluded") };
  });
  const found = new Map<string, Figure>();
  for (const figure of [...compared, ...reported]) {
    const key = JSON.stringify([figure.cohort, figure.metric]);
    if (closed.includes(figure.cohort) && !found.has(key)) found.set(key, figure);
  }
  return [...found.values()];
}

type ById = ReadonlyMap<string, DispatchUnit>;

function unitsOf(sets: AnalysisSets, cohort: string, side: "before" | "after", byId: ById) {
  return (sets.get(cohort)?.[side] ?? []).flatMap((runId) => byId.get(runId) ?? []);
}

function seriesOf({ metric, cohort, kind }: Figure, input: AnnexInput, byId: ById): AnnexSeries {
  const points = sides.flatMap((side) =>
    sideValues(unitsOf(input.sets.compared, cohort, side, byId), metric, input.groupOf, kind).used.flatMap(
      ({ unit, amount }) =>
        unit.startedAtMs === null
          ? []
          : [{ run_id: unit.runId, side, started_at_ms: unit.startedAtMs, value: amount }],
    ),
  );
  return { metric, cohort, unit: unitOf(metric, kind), points };
}

function unitOf(metric: string, kind: FigureKind): string {
  const unit = findMetric(metric)?.unit ?? metric;
  return kind === "count" && countedPer(metric) === "100 tool calls" ? `${unit} per 100 tool calls` : unit;
}

function baselinesOf({ metric, cohort, kind }: Figure, input: AnnexInput, byId: ById): Annex["baselines"] {
  const minimum = input.comparison.minimum_per_side;
  const middle = (sets: AnalysisSets, side: "before" | "after") => {
    const { used } = sideValues(unitsOf(sets, cohort, side, byId), metric, input.groupOf, kind);
    const amounts = used.map(({ amount }) => amount);
    return { n: amounts.length, median: amounts.length >= minimum ? median(amounts) : null };
  };
  return sides.map((side) => ({
    cohort,
    metric,
    side,
    all: middle(input.sets.all, side),
    terminal: middle(input.sets.terminal, side),
  }));
}

function mixesOf({ comparison, sets, facts }: AnnexInput, classifier: string): AnnexMix[] {
  const known = new Set(
    calibratedClasses(classifier).flatMap((one): string[] => (one.isCalibrated ? [one.name] : [])),
  );
  const refused = new Set(
    comparison.targets.flatMap(({ verdict, cohort }) => (verdict.word === "refused" ? [cohort] : [])),
  );
  return comparison.cohorts.flatMap(({ cohort, horizon }) => {
    if (horizon?.is_past === false || refused.has(cohort)) return [];
    return sides.flatMap((side) => {
      const ids = new Set(sets.compared.get(cohort)?.[side] ?? []);
      if (ids.size < comparison.minimum_per_side) return [];
      const own = facts.calls.filter(({ runId }) => ids.has(runId));
      return [mixOf(cohort, side, ids.size, own, known, classifier)];
    });
  });
}

function mixOf(
  cohort: string,
  side: "before" | "after",
  dispatches: number,
  own: LogFacts["calls"],
  known: ReadonlySet<string>,
  classifier: string,
): AnnexMix {
  const mix = { withheld_calls: 0, unparsed_calls: 0 };
  const found = new Map<string, AnnexMix["classes"][number]>();
  for (const { className, classifier: by, isMechanical, calls } of own) {
    if (className === "unparsed" && by === classifier) mix.unparsed_calls += calls;
    else if (className === null || by !== classifier || !known.has(className)) mix.withheld_calls += calls;
    else {
      const before = found.get(className);
      const sum = before === undefined ? calls : before.calls + calls;
      found.set(className, { class: className, is_mechanical: isMechanical, calls: sum });
    }
  }
  const classes = [...found.values()].sort((a, b) => (a.class < b.class ? -1 : 1));
  return { cohort, side, dispatches, classes, ...mix };
}

function reconciledOf({ reconciled }: LogFacts): Annex["reconciled"] {
  const found = new Map<string, Annex["reconciled"][number]>();
  for (const { scope, field, outcome, sessions } of reconciled) {
    const key = JSON.stringify([scope, field]);
    const outcomes = { ...(found.get(key)?.outcomes ?? {}), [outcome]: sessions };
    found.set(key, { scope, field, outcomes });
  }
  return [...found.values()];
}
