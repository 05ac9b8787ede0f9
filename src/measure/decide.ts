// The decision of a comparison: what the first report past the horizon found, kept in the chain. Every later report
// reproduces it or says why it differs; nothing replaces it.

import type { AnalysisSets } from "./compare.ts";
import type { Comparison, TargetResult } from "./comparison.ts";
import { canonicalHash, type DecidedRecord, type Decision, type SealedRecord } from "./registration.ts";
import type { StoredRecord } from "./registry.ts";

/** What a report of this registration is, beside those before it. */
export interface Standing {
  /** Decisions of cohorts that are past their horizon and that no record holds yet. */
  readonly undecided: readonly Decision[];
  /** Decisions that this report reproduces, by the file of their record. */
  readonly reproduced: readonly string[];
  /** Full sentences: where this report differs from a decision that was recorded. */
  readonly differences: readonly string[];
}

/** One decision per compared cohort that is past its horizon. */
export function decisionsOf(comparison: Comparison, sets: AnalysisSets): readonly Decision[] {
  return comparison.cohorts.flatMap(({ cohort, role, horizon }) => {
    const set = sets.get(cohort);
    if (role !== "compared" || horizon?.is_past !== true || set === undefined) return [];
    const targets = comparison.targets.filter((target) => target.cohort === cohort);
    return [
      {
        cohort,
        before: [...set.before],
        after: [...set.after],
        definitions: Object.fromEntries(
          targets.flatMap((target) => Object.entries(target.definitions ?? {})),
        ),
        results: targets.map(resultOf),
      },
    ];
  });
}

function resultOf({ metric, verdict, estimate }: TargetResult): Decision["results"][number] {
  const { ratio, low, high } = estimate ?? { ratio: null, low: null, high: null };
  return { metric, verdict: verdict.word, ratio, low, high };
}

/** Compares what a report decides now with what the chain holds for this registration. */
export function standingOf(
  sealed: SealedRecord,
  decisions: readonly Decision[],
  records: readonly StoredRecord[],
): Standing {
  const undecided: Decision[] = [];
  const reproduced: string[] = [];
  const differences: string[] = [];
  for (const decision of decisions) {
    const stored = findDecision(sealed, decision.cohort, records);
    const unnamed = sealed.protocol.guards.length > 0 ? VALUES_OR_EVIDENCE : VALUES;
    if (stored === undefined) undecided.push(decision);
    else if (canonicalHash(stored.decision) === canonicalHash(decision)) reproduced.push(stored.file);
    else
      differences.push(
        `${decision.cohort} differs from the decision in ${stored.file}: ` +
          `${whyText(stored.decision, decision, unnamed)}.`,
      );
  }
  for (const cohort of sealed.protocol.cohorts.compared) {
    const stored = decisions.some((one) => one.cohort === cohort)
      ? undefined
      : findDecision(sealed, cohort, records);
    if (stored === undefined) continue;
    const why = "now before its horizon, so dispatches are missing or the clock went back";
    differences.push(`${cohort} was decided in ${stored.file} and is ${why}.`);
  }
  return { undecided, reproduced: [...new Set(reproduced)], differences };
}

function findDecision(sealed: SealedRecord, cohort: string, records: readonly StoredRecord[]) {
  // The first one stands: a later record of the same cohort would be a second look.
  for (const { file, record } of records) {
    if (record.kind !== "decided" || record.of !== sealed.hash) continue;
    const decision = record.decisions.find((one) => one.cohort === cohort);
    if (decision !== undefined) return { file, decision };
  }
  return undefined;
}

const VALUES = "the values of the same dispatches changed";
const VALUES_OR_EVIDENCE = "the values of the same dispatches, or the evidence of a guard, changed";

/** `unnamed`: what must have changed where nothing else shows it. */
function whyText(stored: Decision, now: Decision, unnamed: string): string {
  const reasons = [
    ...setDifference("before", stored.before, now.before),
    ...setDifference("after", stored.after, now.after),
  ];
  // A refused target has no definitions: only names that both have can differ.
  const redefined = Object.keys(now.definitions).filter(
    (name) => stored.definitions[name] !== undefined && stored.definitions[name] !== now.definitions[name],
  );
  if (redefined.length > 0) reasons.push(`other definitions of ${redefined.join(", ")}`);
  const verdicts = now.results.flatMap(({ metric, verdict }) => {
    const before = stored.results.find((one) => one.metric === metric)?.verdict;
    return before === verdict || before === undefined
      ? []
      : [`${metric} was ${before} and is now ${verdict}`];
  });
  if (reasons.length === 0) reasons.push(unnamed);
  return [...reasons, ...verdicts].join("; ");
}

function setDifference(side: string, stored: readonly string[], now: readonly string[]): readonly string[] {
  const [before, after] = [new Set(stored), new Set(now)];
  const added = now.filter((runId) => !before.has(runId));
  const removed = stored.filter((runId) => !after.has(runId));
  return [
    ...(added.length > 0 ? [`${side}: ${added.length} more (${listed(added)})`] : []),
    ...(removed.length > 0 ? [`${side}: ${removed.length} fewer (${listed(removed)})`] : []),
  ];
}

function listed(runIds: readonly string[]): string {
  const shown = runIds.slice(0, 5).join(", ");
  return runIds.length > 5 ? `${shown}, …` : shown;
}

/** The content of the record that a first report appends. */
export function decisionContent(
  sealed: SealedRecord,
  comparison: Comparison,
  undecided: readonly Decision[],
): Pick<DecidedRecord, "of" | "report_hash" | "decisions"> {
  return { of: sealed.hash, report_hash: canonicalHash(comparison), decisions: [...undecided] };
}
