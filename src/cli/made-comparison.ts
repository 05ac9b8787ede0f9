// A comparison as `detent compare` makes it, of a registration or of two selections, with what its report needs
// besides: whose logs its standing rests on, the evidence of its guards, and who was compared.

import { resolve } from "node:path";
import { ExpectedError } from "../expected-error.ts";
import { exploratorySets, registeredSets } from "../measure/annex-sets.ts";
import type { AnnexSets } from "../measure/build-annex.ts";
import { compareExploratory } from "../measure/compare-exploratory.ts";
import { type ComparisonReport, reportExploratory, reportRegistered } from "../measure/comparison-report.ts";
import { readDispatchTerms } from "../measure/dispatch-terms.ts";
import { type DispatchUnit, mayBelongTo } from "../measure/dispatch-unit.ts";
import { CALLS, figureKind } from "../measure/figure-kind.ts";
import { findRegistration } from "../measure/find-registration.ts";
import type { EvidenceFile } from "../measure/guard-evidence.ts";
import { findMetric, metrics } from "../measure/metrics.ts";
import { groupingOf } from "../measure/protocol.ts";
import { metricsOf } from "../measure/registered-targets.ts";
import { openRegistryFolder } from "../measure/registry-folder.ts";
import { type GroupName, groupNamer } from "../measure/target-plan.ts";
import type { CommandContext, OptionValues } from "./command.ts";
import type { ComparisonProgress } from "./comparison-progress.ts";
import type { ReadUnits } from "./comparison-reads.ts";
import { keepHead, readCheckedChain } from "./database-head.ts";
import { readEvidenceFiles } from "./evidence-files.ts";
import { findText, readTexts } from "./option-values.ts";
import { registryPath } from "./registry-path.ts";

/** A report with what its standing rests on: the dispatches of its cohorts, and the evidence of its guards. */
export interface MadeComparison {
  readonly report: ComparisonReport;
  readonly runIds: readonly string[];
  readonly evidence: readonly EvidenceFile[];
  readonly units: readonly DispatchUnit[];
  /** Who was compared; worked out where a report is written. */
  readonly sets: () => AnnexSets;
  readonly groupOf: GroupName;
}

/** What making one needs of the command that runs. */
export interface ComparisonRun {
  readonly context: CommandContext;
  readonly options: OptionValues;
  readonly progress: ComparisonProgress;
}

function runIdsOf(report: ComparisonReport, units: readonly DispatchUnit[]): readonly string[] {
  const cohorts = report.comparison.cohorts.map(({ cohort }) => cohort);
  return units
    .filter((unit) => cohorts.some((cohort) => mayBelongTo(unit, cohort)))
    .map(({ runId }) => runId);
}

/** Of the registration with this name, by the registry and the heads that the options name. */
export async function makeRegistered(
  read: ReadUnits,
  { context, options, progress }: ComparisonRun,
  name: string,
): Promise<MadeComparison> {
  const nowMs = context.now().getTime();
  const folder = openRegistryFolder(registryPath(options, context.cwd));
  const { chain } = await readCheckedChain(context, folder, options);
  const found = findRegistration(chain, name);
  const { record } = found;
  const names = metricsOf(record.protocol).filter((metric) => findMetric(metric) !== undefined);
  progress.show("dispatches", 0, 1);
  const units = await read(context, names, false);
  const evidence = readEvidenceFiles(
    record.protocol.guards,
    resolve(context.cwd, findText(options, "evidence") ?? "."),
  );
  const report = reportRegistered({ folder, chain, found, units, evidence, nowMs, onTarget: progress.show });
  const head = report.registry?.head ?? null;
  if (head !== null && head !== chain.head) await keepHead(context, chain, head);
  const plan = { grouping: groupingOf(record.protocol), timeZone: record.protocol.time_zone };
  return {
    report,
    runIds: runIdsOf(report, units),
    evidence: [...evidence.values()],
    units,
    sets: () => registeredSets(record, units, nowMs),
    groupOf: groupNamer(plan),
  };
}

/** Of the two selections that the options name. */
export async function makeExploratory(
  read: ReadUnits,
  { context, options, progress }: ComparisonRun,
): Promise<MadeComparison> {
  const nowMs = context.now().getTime();
  const [before, after] = [findText(options, "before"), findText(options, "after")];
  if (before === undefined || after === undefined) {
    const missing = before === undefined ? "--before" : "--after";
    throw new ExpectedError(missing, "It is missing.", "Give both sides.", 2);
  }
  const sides = { before: readDispatchTerms(before, "--before"), after: readDispatchTerms(after, "--after") };
  const names = chosenMetrics(readTexts(options, "metric"));
  const isCounted = names.some((name) => figureKind(name, "excluded") === "count");
  progress.show("dispatches", 0, 1);
  const units = await read(context, isCounted ? [...new Set([...names, CALLS])] : names, true);
  const selected = { before: units.filter(sides.before), after: units.filter(sides.after) };
  progress.show("primaries", 0, 1);
  const comparison = compareExploratory({
    title: `${before} against ${after}`,
    ...selected,
    metrics: names,
    nowMs,
  });
  const runIds = [...selected.before, ...selected.after].map(({ runId }) => runId);
  return {
    report: reportExploratory(comparison),
    runIds,
    evidence: [],
    units,
    sets: () => exploratorySets(selected.before, selected.after, nowMs),
    groupOf: () => "",
  };
}

function chosenMetrics(names: readonly string[]): readonly string[] {
  if (names.length === 0) return metrics.flatMap(({ name, kind }) => (kind === "amount" ? [name] : []));
  for (const name of names) {
    if (findMetric(name) !== undefined) continue;
    const known = metrics.map((metric) => metric.name).join(", ");
    throw new ExpectedError("--metric", `There is no metric "${name}".`, `Name one of ${known}.`, 2);
  }
  return names;
}
