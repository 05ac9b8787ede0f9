// The comparison of a registration: cohort by cohort, never pooled. Pure: dispatch units,
// the record and the clock come in, the whole comparison goes out, and the same input gives the same object.

import { BESIDE_LEVEL, withHolm } from "./beside.ts";
import { type CohortPlan, type CohortSides, selectCohort } from "./cohort.ts";
import { cohortDoubts } from "./cohort-doubts.ts";
import type { CohortFlow, Comparison, ReportedSummary, TargetResult } from "./comparison.ts";
import { compareText, type DispatchUnit } from "./dispatch-unit.ts";
import { firstParagraph } from "./first-paragraph.ts";
import { groupingOf, type Protocol } from "./protocol.ts";
import { recordHash, type SealedRecord } from "./registration.ts";
import { type Cutoff, possibleSides, resolveCutoff } from "./side.ts";
import { sideUse, sideValues } from "./side-values.ts";
import type { TargetPlan } from "./target-plan.ts";
import { targetResult } from "./target-result.ts";
import { evidenceSentences, timingOf } from "./timing.ts";
import { exitCodeOf, gateByTiming, goalOf } from "./verdict.ts";
import { unitsOfProtocol } from "./watermark.ts";
import { formatTime, parseZonedTime } from "./zoned-time.ts";

export interface RegisteredInput {
  readonly record: SealedRecord;
  /** What is wrong with its chain, in words. */
  readonly chainFaults: readonly string[];
  /** `at` of the record before it; null for the first. */
  readonly previousAt: string | null;
  /** All dispatches of the database. */
  readonly units: readonly DispatchUnit[];
  readonly nowMs: number;
}

/** Who was compared, by cohort: run ids of both sides. */
export type AnalysisSets = ReadonlyMap<
  string,
  { readonly before: readonly string[]; readonly after: readonly string[] }
>;

/** A comparison and the sets that it rests on. */
export interface Compared {
  readonly comparison: Comparison;
  readonly sets: AnalysisSets;
}

export function compareRegistered(input: RegisteredInput): Compared {
  const { record, chainFaults, previousAt, nowMs } = input;
  const { protocol } = record;
  const units = unitsOfProtocol(protocol, input.units);
  const cutoff = resolveCutoff(protocol.cutoff, units);
  const plan = cohortPlan(record, cutoff, nowMs);
  const select = (role: CohortFlow["role"]) => (cohort: string) => selectCohort(cohort, role, units, plan);
  const compared = protocol.cohorts.compared.map(select("compared"));
  const reported = protocol.cohorts.reported.map(select("only reported"));
  const timing = timingOf({ record, chainFaults, previousAt, units, cutoff, nowMs });
  const targets = registeredTargets(record, compared, timing.status !== "unverifiable");
  const companions = companionResults(record, compared, targets);
  const comparison: Comparison = {
    comparison: 1,
    kind: "registered",
    title: protocol.title,
    first_paragraph: [],
    registration: {
      number: record.number,
      hash: record.hash,
      protocol_hash: record.protocol_hash,
      sealed_at: record.at,
      timing: timing.status,
      timing_reasons: [...timing.reasons],
      evidence: [...evidenceSentences(record, cutoff)],
      gone: goneFrom(record, units, cutoff),
    },
    cutoff: cutoffShown(cutoff),
    grouping: groupingText(protocol),
    minimum_per_side: protocol.minimum.per_side,
    cohorts: [...compared, ...reported].map(({ flow }) => flow),
    targets,
    companions,
    only_reported: reportedSummaries(protocol, compared, reported),
    doubts: cohortDoubts(protocol, input.units),
    not_evaluated: notEvaluated(protocol),
    exit_code: exitCodeOf(targets.map((target) => target.verdict.word)),
  };
  return {
    comparison: { ...comparison, first_paragraph: [...firstParagraph(comparison, record.definitions)] },
    sets: new Map(
      compared.map(({ flow, before, after }) => [flow.cohort, { before: ids(before), after: ids(after) }]),
    ),
  };
}

function ids(units: readonly DispatchUnit[]): readonly string[] {
  return units.map((unit) => unit.runId);
}

function cohortPlan(record: SealedRecord, cutoff: Cutoff, nowMs: number): CohortPlan {
  const { horizon, inclusion } = record.protocol;
  return {
    cutoff,
    inclusion,
    nPerSide: horizon.n_per_side ?? null,
    endMs: horizon.end === undefined ? null : (parseZonedTime(horizon.end) ?? null),
    watermarkBefore: new Set(record.watermark.before),
    nowMs,
  };
}

function targetPlan(record: SealedRecord): TargetPlan {
  const { protocol } = record;
  return {
    minimum: protocol.minimum.per_side,
    grouping: groupingOf(protocol),
    timeZone: protocol.time_zone,
    level: 1 - 0.05 / protocol.primaries.length,
    seed: record.hash,
    guards: protocol.guards.map((guard) => ({ name: guard.name, state: "no evidence" })),
  };
}

/** Goals that were changed after the seal are nobody's plan: no figure may be held against them. */
const EDITED = "the registration was edited after it was sealed";

function registeredTargets(
  record: SealedRecord,
  compared: readonly CohortSides[],
  isVerifiable: boolean,
): TargetResult[] {
  const isEdited = recordHash(record) !== record.hash;
  const targets = record.protocol.primaries.map((target) => {
    const { metric, cohort, zeros } = target;
    const { before, after, flow } = sidesOf(cohort, compared);
    const input = { metric, cohort, goal: goalOf(target), zeros, before, after, horizon: flow.horizon };
    const found = targetResult(isEdited ? { ...input, planFault: EDITED } : input, targetPlan(record));
    return { ...found, verdict: gateByTiming(found.verdict, isVerifiable) };
  });
  const beside = withHolm(targets.map((target) => target.beside));
  return targets.map((target, place) => ({ ...target, beside: beside[place] ?? null }));
}

function sidesOf(cohort: string, compared: readonly CohortSides[]): CohortSides {
  const sides = compared.find(({ flow }) => flow.cohort === cohort);
  if (sides === undefined) throw new Error(`A validated protocol compares the cohort ${cohort}.`);
  return sides;
}

/** What is printed beside every token target. */
const TOKEN_COMPANIONS = ["total_tokens", "cost_usd", "elapsed_s"];

/** The metrics that comparing a protocol needs. */
export function metricsOf(protocol: Protocol): readonly string[] {
  const registered = [...protocol.primaries, ...protocol.secondaries].map((target) => target.metric);
  const isAboutTokens = registered.some((metric) => metric.endsWith("_tokens"));
  return [...new Set([...registered, ...(isAboutTokens ? TOKEN_COMPANIONS : [])])];
}

// A fall in tokens may be bought with cost or time: those stand in the same table, without a verdict of their own.
function companionResults(
  record: SealedRecord,
  compared: readonly CohortSides[],
  targets: readonly TargetResult[],
): TargetResult[] {
  const registered = new Set(targets.map(({ metric, cohort }) => JSON.stringify([metric, cohort])));
  const cohorts = targets.flatMap(({ metric, cohort, estimate }) =>
    metric.endsWith("_tokens") && estimate !== null ? [cohort] : [],
  );
  return [...new Set(cohorts)].flatMap((cohort) =>
    TOKEN_COMPANIONS.filter((metric) => !registered.has(JSON.stringify([metric, cohort]))).map((metric) => {
      const { before, after, flow } = sidesOf(cohort, compared);
      const input = {
        metric,
        cohort,
        goal: null,
        zeros: "excluded" as const,
        before,
        after,
        horizon: flow.horizon,
      };
      const found = targetResult(input, { ...targetPlan(record), level: BESIDE_LEVEL, guards: [] });
      return { ...found, verdict: { ...found.verdict, word: "no verdict" as const } };
    }),
  );
}

// Cohorts that are only reported show their quartiles once nothing is being collected any more.
function reportedSummaries(
  protocol: Protocol,
  compared: readonly CohortSides[],
  reported: readonly CohortSides[],
): ReportedSummary[] {
  if (compared.some(({ flow }) => flow.horizon?.is_past === false)) return [];
  const metrics = [...new Set(protocol.primaries.map((target) => target.metric))];
  return reported.flatMap(({ flow, before, after }) =>
    metrics.map((metric) => {
      const use = (units: readonly DispatchUnit[]) =>
        sideUse(
          sideValues(units, metric, () => ""),
          protocol.minimum.per_side,
        );
      return { metric, cohort: flow.cohort, before: use(before), after: use(after) };
    }),
  );
}

function goneFrom(record: SealedRecord, units: readonly DispatchUnit[], cutoff: Cutoff): string[] {
  const isBefore = (unit: DispatchUnit): boolean => possibleSides(unit, cutoff).includes("before");
  const before = new Set(units.filter(isBefore).map((unit) => unit.runId));
  return record.watermark.before.filter((runId) => !before.has(runId)).sort(compareText);
}

function cutoffShown(cutoff: Cutoff): Comparison["cutoff"] {
  if (cutoff.kind === "unresolved") return { at: null, by: "event", note: cutoff.why };
  const note = cutoff.kind === "event" ? `the start of ${cutoff.runId}` : "";
  return { at: formatTime(cutoff.ms), by: cutoff.kind, note };
}

function groupingText(protocol: Protocol): string {
  const grouping = groupingOf(protocol);
  return grouping.by === "none" ? `none: ${grouping.reason}` : grouping.by;
}

/** Registered parts that this version keeps and does not evaluate. */
function notEvaluated(protocol: Protocol): string[] {
  return [
    ...(protocol.secondaries.length > 0 ? ["secondaries"] : []),
    ...(protocol.point_rule === undefined ? [] : ["point rule"]),
    ...(protocol.guards.length > 0 ? ["evidence of guards"] : []),
    ...(protocol.covariates.length > 0 ? ["covariates"] : []),
    ...(protocol.primaries.some((target) => target.ceiling_percent !== undefined)
      ? ["expected ceiling"]
      : []),
  ];
}
