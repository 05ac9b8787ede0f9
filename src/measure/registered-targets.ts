// The targets of a registered comparison: primaries at a level that is shared among them, secondaries that are judged
// only where every primary of their cohort is met, and the figures that stand beside a target without a verdict.

import { BESIDE_LEVEL, withHolm } from "./beside.ts";
import type { GuardResult } from "./circumstances.ts";
import type { CohortSides } from "./cohort.ts";
import type { TargetResult } from "./comparison.ts";
import { ELAPSED, perRequest, REQUESTS, withDerived } from "./derived-values.ts";
import { CALLS, figureKind } from "./figure-kind.ts";
import { groupingOf, type Protocol, type Target } from "./protocol.ts";
import { recordHash, type SealedRecord } from "./registration.ts";
import type { TargetPlan } from "./target-plan.ts";
import { targetResult } from "./target-result.ts";
import { type GuardState, gateByTiming, goalOf, verdict } from "./verdict.ts";

export interface RegisteredPlan {
  readonly record: SealedRecord;
  readonly compared: readonly CohortSides[];
  readonly guards: readonly GuardResult[];
  /** False where the time of the seal, or its chain, cannot be verified. */
  readonly isVerifiable: boolean;
}

export interface RegisteredTargets {
  readonly primaries: TargetResult[];
  readonly secondaries: TargetResult[];
  readonly companions: TargetResult[];
}

/** Goals that were changed after the seal are nobody's plan: no figure may be held against them. */
const EDITED = "the registration was edited after it was sealed";

/** Called before each target of a kind and after the last: how many are done, of how many. */
export type OnTarget = (kind: keyof RegisteredTargets, done: number, all: number) => void;

/** Primaries first: whoever watches knows them before the rest is computed. */
export function registeredTargets(plan: RegisteredPlan, onTarget: OnTarget = () => {}): RegisteredTargets {
  const { record } = plan;
  const { primaries, secondaries } = record.protocol;
  const primaryLevel = 1 - 0.05 / primaries.length;
  const each = watched(onTarget);
  const first = each("primaries", primaries, (target) => judged(target, plan, primaryLevel));
  const second = each("secondaries", secondaries, (target) =>
    secondary(judged(target, plan, BESIDE_LEVEL), first),
  );
  const beside = withHolm([...first, ...second].map((target) => target.beside));
  const adjusted = [...first, ...second].map((target, place) => ({
    ...target,
    beside: beside[place] ?? null,
  }));
  const found = { primaries: adjusted.slice(0, first.length), secondaries: adjusted.slice(first.length) };
  const pairs = companionPairs(adjusted);
  const metrics = [...new Set(adjusted.map(({ metric }) => metric))];
  return { ...found, companions: each("companions", pairs, (pair) => companionResult(plan, pair, metrics)) };
}

function watched(onTarget: OnTarget) {
  return <Planned, Made>(
    kind: keyof RegisteredTargets,
    planned: readonly Planned[],
    make: (one: Planned) => Made,
  ): Made[] => {
    const made = planned.map((one, done) => {
      onTarget(kind, done, planned.length);
      return make(one);
    });
    onTarget(kind, planned.length, planned.length);
    return made;
  };
}

function judged(target: Target, { record, compared, guards, isVerifiable }: RegisteredPlan, level: number) {
  const { metric, cohort, zeros } = target;
  const { before, after, flow, leftOut } = sidesOf(cohort, compared);
  const input = {
    metric,
    cohort,
    goal: goalOf(target),
    zeros,
    before,
    after,
    leftOut,
    horizon: flow.horizon,
  };
  const isEdited = recordHash(record) !== record.hash;
  const plan = { ...targetPlan(record, level), guards: guardStates(record.protocol, guards, cohort) };
  const pointed =
    record.protocol.point_rule === undefined ? plan : { ...plan, pointRule: record.protocol.point_rule };
  const found = targetResult(isEdited ? { ...input, planFault: EDITED } : input, pointed);
  return { ...found, verdict: gateByTiming(found.verdict, isVerifiable) };
}

function targetPlan(record: SealedRecord, level: number): TargetPlan {
  const { protocol } = record;
  return {
    minimum: protocol.minimum.per_side,
    grouping: groupingOf(protocol),
    timeZone: protocol.time_zone,
    level,
    seed: record.hash,
    guards: [],
  };
}

/** Every guard of the protocol; one that was not evaluated in the cohort has no evidence. */
function guardStates({ guards }: Protocol, results: readonly GuardResult[], cohort: string): GuardState[] {
  return guards.map(({ name }) => ({
    name,
    state: results.find((one) => one.name === name && one.cohort === cohort)?.state ?? "no evidence",
  }));
}

const NEEDS_PRIMARIES = "secondary: judged only where every primary of the cohort is met";

function secondary(target: TargetResult, primaries: readonly TargetResult[]): TargetResult {
  const own = primaries.filter(({ cohort }) => cohort === target.cohort);
  const isOpen = own.length > 0 && own.every((primary) => primary.verdict.word === "met");
  if (isOpen || target.estimate === null) return target;
  return {
    ...target,
    verdict: { ...verdict("no verdict", [NEEDS_PRIMARIES]), labels: target.verdict.labels },
  };
}

export function sidesOf(cohort: string, compared: readonly CohortSides[]): CohortSides {
  const sides = compared.find(({ flow }) => flow.cohort === cohort);
  if (sides === undefined) throw new Error(`A validated protocol compares the cohort ${cohort}.`);
  return sides;
}

/** What is printed beside every token target: a fall in tokens may be bought with cost or time. */
const TOKEN_COMPANIONS = ["total_tokens", "cost_usd", ELAPSED];

/** Beside an amount: its volume and its intensity together, and what a fall in tokens may have cost. */
export function companionsOf(metric: string): readonly string[] {
  const tokens = metric.endsWith("_tokens") ? TOKEN_COMPANIONS : [];
  const isAmount = figureKind(metric, "excluded") === "amount";
  const intensity = isAmount && metric !== REQUESTS ? [REQUESTS, perRequest(metric)] : [];
  return [...tokens, ...intensity].filter((name) => name !== metric);
}

/** The metrics that comparing a protocol needs. */
export function metricsOf(protocol: Protocol): readonly string[] {
  const targets = [...protocol.primaries, ...protocol.secondaries];
  const registered = targets.map((target) => target.metric);
  const counted = targets.some(({ metric, zeros }) => figureKind(metric, zeros) === "count") ? [CALLS] : [];
  const beside = registered.flatMap(companionsOf).filter((name) => !name.includes(" "));
  return [
    ...new Set([...registered, ...beside, ...counted, ...protocol.covariates.map(({ metric }) => metric)]),
  ];
}

interface CompanionPair {
  readonly name: string;
  readonly cohort: string;
}

/** Each once, in the order of the targets that want it; what is registered already stands for itself. */
function companionPairs(targets: readonly TargetResult[]): readonly CompanionPair[] {
  const registered = new Set(targets.map(({ metric, cohort }) => JSON.stringify([metric, cohort])));
  const wanted = targets.flatMap(({ metric, cohort, estimate }) =>
    estimate === null ? [] : companionsOf(metric).map((name) => JSON.stringify([name, cohort])),
  );
  const pairs = targets.flatMap(({ metric, cohort }) =>
    companionsOf(metric).map((name) => ({ name, cohort })),
  );
  const isNeeded = new Set(wanted.filter((pair) => !registered.has(pair)));
  return pairs.filter(({ name, cohort }) => isNeeded.delete(JSON.stringify([name, cohort])));
}

function companionResult(
  { record, compared }: RegisteredPlan,
  { name, cohort }: CompanionPair,
  metrics: readonly string[],
): TargetResult {
  const { before, after, flow } = sidesOf(cohort, compared);
  // Every unit is copied with its derived values: only those that this figure is made of.
  const parts = metrics.filter((metric) => perRequest(metric) === name);
  const isDerived = parts.length > 0 || name === ELAPSED;
  const derived = (units: CohortSides["before"]) => (isDerived ? withDerived(units, parts) : units);
  const sides = { before: derived(before), after: derived(after) };
  const target = { metric: name, cohort, goal: null, zeros: "excluded" as const };
  const input = { ...target, ...sides, horizon: flow.horizon };
  const found = targetResult(input, { ...targetPlan(record, BESIDE_LEVEL), isChecked: false });
  return { ...found, verdict: { ...found.verdict, word: "no verdict" as const } };
}
