// The comparison of a registration: cohort by cohort, never pooled. Pure: dispatch units,
// the record and the clock come in, the whole comparison goes out, and the same input gives the same object.

import type { CovariateResult, GuardResult } from "./circumstances.ts";
import { type CohortPlan, type CohortSides, selectCohort } from "./cohort.ts";
import { cohortDoubts } from "./cohort-doubts.ts";
import type { CohortFlow, Comparison, ReportedSummary } from "./comparison.ts";
import { covariatesOf, errorDoubts, settingsOf, withoutSize } from "./conditions.ts";
import { compareText, type DispatchUnit } from "./dispatch-unit.ts";
import { firstParagraph } from "./first-paragraph.ts";
import { type EvidenceFile, isAboutQuality } from "./guard-evidence.ts";
import { guardResult } from "./guard-state.ts";
import { groupingOf, type Protocol } from "./protocol.ts";
import { type OnTarget, registeredTargets } from "./registered-targets.ts";
import { recordHash, type SealedRecord } from "./registration.ts";
import { type Cutoff, possibleSides, resolveCutoff } from "./side.ts";
import { sideUse, sideValues } from "./side-values.ts";
import { groupNamer } from "./target-plan.ts";
import { evidenceSentences, timingOf } from "./timing.ts";
import { exitCodeOf } from "./verdict.ts";
import { unitsOfProtocol } from "./watermark.ts";
import { parseZonedTime, timeNamer } from "./zoned-time.ts";

export interface RegisteredInput {
  readonly record: SealedRecord;
  /** What is wrong with its chain, in words. */
  readonly chainFaults: readonly string[];
  /** `at` of the record before it; null for the first. */
  readonly previousAt: string | null;
  /** All dispatches of the database. */
  readonly units: readonly DispatchUnit[];
  /** Evidence files of guards as they were found, by the name that the protocol gives them. Absent: none was read. */
  readonly evidence?: ReadonlyMap<string, EvidenceFile>;
  /** Content hash of the classifier that the values were made with. Absent: no metric uses one. */
  readonly classifier?: string;
  readonly nowMs: number;
  /** Called while targets are compared. Absent: nobody watches. */
  readonly onTarget?: OnTarget;
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
  const isEdited = recordHash(record) !== record.hash;
  const guards = isEdited ? [] : guardResults(protocol, compared, input.evidence ?? new Map());
  const isVerifiable = timing.status !== "unverifiable";
  const {
    primaries: targets,
    secondaries,
    companions,
  } = registeredTargets({ record, compared, guards, isVerifiable }, input.onTarget);
  const shown = closedCohorts(compared, reported);
  const weighed = shown.filter(({ cohort }) => protocol.cohorts.compared.includes(cohort));
  const covariates = isEdited ? [] : weighed.flatMap((sides) => covariatesOf(sides, protocol));
  const timeOf = timeNamer(protocol.time_zone);
  const comparison: Comparison = {
    comparison: 1,
    kind: "registered",
    title: protocol.title,
    time_zone: protocol.time_zone,
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
    cutoff: cutoffShown(cutoff, timeOf),
    grouping: groupingText(protocol),
    minimum_per_side: protocol.minimum.per_side,
    cohorts: [...compared, ...reported].map(({ flow }) => flow),
    targets,
    secondaries,
    companions,
    guards,
    settings: shown.flatMap((sides) => settingsOf(sides, timeOf)),
    covariates,
    size_covariate_missing: withoutSize(
      weighed.map(({ cohort }) => cohort),
      covariates,
    ),
    only_reported: reportedSummaries(protocol, compared, reported),
    doubts: [
      ...wordingDoubts(protocol),
      ...cohortDoubts(protocol, input.units),
      ...errorDoubts(weighed),
      ...classifierDoubts(record, input.classifier),
    ],
    not_evaluated: [...notEvaluated(covariates), ...unjudgedGuards(protocol, compared)],
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

/** What decides who is in, by a registration and the clock. */
export function cohortPlan(record: SealedRecord, cutoff: Cutoff, nowMs: number): CohortPlan {
  const { horizon, inclusion } = record.protocol;
  return {
    cutoff,
    inclusion,
    nPerSide: horizon.n_per_side ?? null,
    endMs: horizon.end === undefined ? null : (parseZonedTime(horizon.end) ?? null),
    timeZone: record.protocol.time_zone,
    watermarkBefore: new Set(record.watermark.before),
    nowMs,
  };
}

// Cohorts whose analysis sets are closed and large enough: of any other, nothing but the flow is shown.
function shownCohorts(compared: readonly CohortSides[], protocol: Protocol) {
  return compared.flatMap(({ flow, before, after }) => {
    const isLarge = Math.min(before.length, after.length) >= protocol.minimum.per_side;
    return flow.horizon?.is_past === true && isLarge ? [{ cohort: flow.cohort, before, after }] : [];
  });
}

// What dispatches ran with is no outcome: it is shown of small cohorts too, and of those that are only reported, once
// nothing is being collected any more. Medians and ratios among it still need the minimum.
function closedCohorts(compared: readonly CohortSides[], reported: readonly CohortSides[]) {
  const past = compared.filter(({ flow }) => flow.horizon?.is_past === true);
  const all = past.length === compared.length ? [...past, ...reported] : past;
  return all.map(({ flow, before, after }) => ({ cohort: flow.cohort, before, after }));
}

function guardResults(
  protocol: Protocol,
  compared: readonly CohortSides[],
  evidence: ReadonlyMap<string, EvidenceFile>,
): GuardResult[] {
  const grouping = groupingOf(protocol);
  const nameOf = groupNamer({ grouping, timeZone: protocol.time_zone });
  const guarded = (units: readonly DispatchUnit[]) =>
    units.map((unit) => ({ runId: unit.runId, group: nameOf(unit) }));
  return shownCohorts(compared, protocol).flatMap(({ cohort, before, after }) =>
    protocol.guards.map((guard) => {
      const file = evidence.get(guard.evidence) ?? {
        name: guard.evidence,
        text: null,
        why: `${guard.evidence}: No evidence file was read.`,
      };
      const sides = { before: guarded(before), after: guarded(after) };
      return guardResult(guard, cohort, file, sides, grouping.by !== "none");
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

function cutoffShown(cutoff: Cutoff, timeOf: (ms: number) => string): Comparison["cutoff"] {
  if (cutoff.kind === "unresolved") return { at: null, by: "event", note: cutoff.why };
  const note = cutoff.kind === "event" ? `the start of ${cutoff.runId}` : "";
  return { at: timeOf(cutoff.ms), by: cutoff.kind, note };
}

function groupingText(protocol: Protocol): string {
  const grouping = groupingOf(protocol);
  return grouping.by === "none" ? `none: ${grouping.reason}` : grouping.by;
}

/** Registered parts that nothing was found for. */
function notEvaluated(covariates: readonly CovariateResult[]): string[] {
  return covariates
    .filter(({ before, after }) => before.n + after.n === 0)
    .map(({ metric, cohort }) => `covariate ${metric} in ${cohort}: no dispatch has a value`);
}

// A guard of a cohort that is too small: nothing is compared there, and silence could be taken for a guard that held.
function unjudgedGuards(protocol: Protocol, compared: readonly CohortSides[]): string[] {
  const judged = shownCohorts(compared, protocol).map(({ cohort }) => cohort);
  return compared.flatMap(({ flow: { cohort, horizon } }) =>
    horizon?.is_past !== true || judged.includes(cohort)
      ? []
      : protocol.guards.map(({ name, metric }) => {
          const isQuality = isAboutQuality(name) || isAboutQuality(metric);
          const note = isQuality ? "; a repair count is no evidence of review quality" : "";
          return `guard ${name} in ${cohort}: not judged, the cohort is too small${note}`;
        }),
  );
}

/** A plan that says its minimum in several ways: the one that is stricter for a cohort holds, and it is said. */
function wordingDoubts({ minimum: { per_side: least, other_wordings: others } }: Protocol): string[] {
  if (others === undefined) return [];
  const words = others.map((text) => `"${text}"`).join(" and ");
  return [
    `The plan's wordings of its minimum conflict: ${words} beside ${least} on each side. ` +
      `${least} on each side of each cohort were required, and no sum was used.`,
  ];
}

// A metric that rests on classes of commands means something else with every change of the classifier.
function classifierDoubts({ classifier: registered }: SealedRecord, used: string | undefined): string[] {
  if (registered === null || registered === used) return [];
  return [`Measured by another classifier (${used ?? "none"}, registered ${registered}).`];
}
