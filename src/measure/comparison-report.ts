// report.json: the comparison, and where it stands in the registry. The comparison's hash is what a decision
// records; the registry part is outside of it, because the decision itself makes the chain longer. The first report
// past the horizon appends the decision; every later one is the same, byte for byte, or says why not.

import * as z from "zod/mini";
import { classifierHash } from "../classify/calibration.ts";
import { annexSchema } from "./annex.ts";
import { compareRegistered } from "./compare.ts";
import { type Comparison, comparisonSchema } from "./comparison.ts";
import { decisionContent, decisionsOf, standingOf } from "./decide.ts";
import type { DispatchUnit } from "./dispatch-unit.ts";
import type { FoundRegistration } from "./find-registration.ts";
import type { EvidenceFile } from "./guard-evidence.ts";
import { metrics } from "./metrics.ts";
import type { OnTarget } from "./registered-targets.ts";
import { decidedRecord } from "./registration.ts";
import { appendRecord, CHAIN_LIMIT, type Chain, nextLink } from "./registry.ts";
import type { RegistryFolder } from "./registry-folder.ts";
import { type SourceStamp, standingOfSources, standingSchema } from "./source-stamps.ts";

export const comparisonReportSchema = z.strictObject({
  shape: z.literal("detent.comparison/1"),
  comparison: comparisonSchema,
  /** Null without a registration. */
  registry: z.nullable(
    z.strictObject({
      /** Hash to keep elsewhere: `--head` finds with it that the chain was cut off. */
      head: z.nullable(z.string()),
      /** Files of the records whose decisions this report makes or reproduces. */
      decided_in: z.array(z.string()),
      /** Files of later registrations that amend this one. */
      amended_by: z.array(z.string()),
      /** Full sentences; empty where it reproduces every decision. */
      differences: z.array(z.string()),
      faults: z.array(z.string()),
      limit: z.string(),
    }),
  ),
  /** Of each metric shown that can be wrong: how often it was found so, and what it does not show. Absent: none is. */
  metric_limits: z.optional(z.array(z.string())),
  /** What was read, by source; null where the sources are not known. */
  standing: z.nullable(standingSchema),
  /** Only in a report that was written into a folder. */
  annex: z.optional(annexSchema),
});

export type ComparisonReport = z.infer<typeof comparisonReportSchema>;

export interface ReportInput {
  readonly folder: RegistryFolder;
  readonly chain: Chain;
  readonly found: FoundRegistration;
  readonly units: readonly DispatchUnit[];
  /** Evidence files of guards, by the name that the protocol gives them. Absent: none was read. */
  readonly evidence?: ReadonlyMap<string, EvidenceFile>;
  readonly nowMs: number;
  /** Called while targets are compared. Absent: nobody watches. */
  readonly onTarget?: OnTarget;
}

/**
 * Compares, and appends the decision where a cohort is past its horizon for the first time and the seal is
 * verifiable.
 */
export function reportRegistered(input: ReportInput): ComparisonReport {
  const { folder, chain, found, units, nowMs, evidence = new Map() } = input;
  const faults = chain.faults.map((fault) => `${fault.place}: ${fault.problem}`);
  const { record, previousAt } = found;
  const { comparison, sets } = compareRegistered({
    ...{ record, previousAt, units, evidence, nowMs },
    ...(input.onTarget === undefined ? {} : { onTarget: input.onTarget }),
    chainFaults: faults,
    classifier: classifierHash(),
  });
  const standing = standingOf(record, decisionsOf(comparison, sets), chain.records);
  const decidedIn = [...standing.reproduced];
  let head = chain.head;
  const isVerifiable = comparison.registration?.timing !== "unverifiable";
  if (standing.undecided.length > 0 && faults.length === 0 && isVerifiable) {
    const content = decisionContent(record, comparison, standing.undecided);
    const decided = decidedRecord(content, nextLink(chain), nowMs);
    decidedIn.push(appendRecord(folder, decided));
    head = decided.hash;
  }
  const amendedBy = chain.records.flatMap(({ file, record: other }) =>
    other.kind === "sealed" && other.amends === record.hash ? [file] : [],
  );
  const sources = { amended_by: amendedBy, differences: [...standing.differences], faults };
  const registry = { head, decided_in: decidedIn.sort(), ...sources, limit: CHAIN_LIMIT };
  return { shape: "detent.comparison/1", comparison, registry, ...limitsOf(comparison), standing: null };
}

/** A report without a registration. */
export function reportExploratory(comparison: Comparison): ComparisonReport {
  return {
    shape: "detent.comparison/1",
    comparison,
    registry: null,
    ...limitsOf(comparison),
    standing: null,
  };
}

/** Outside of the comparison's hash: the measured error is the checked classifier's, not the comparison's. */
function limitsOf(comparison: Comparison): Pick<ComparisonReport, "metric_limits"> {
  const { targets, secondaries, companions, only_reported: reported } = comparison;
  const names = new Set([...targets, ...secondaries, ...companions, ...reported].map(({ metric }) => metric));
  const limits = metrics.flatMap((metric) =>
    names.has(metric.name) && "measuredError" in metric && metric.measuredError !== undefined
      ? [`${metric.name}: ${metric.limits} ${metric.measuredError}`]
      : [],
  );
  return limits.length === 0 ? {} : { metric_limits: limits };
}

/** The same report with what it rests on. */
export function withStanding(report: ComparisonReport, sources: readonly SourceStamp[]): ComparisonReport {
  return { ...report, standing: standingOfSources(sources) };
}

/**
 * The end of a report: its comparison's, but nothing ends well whose sources were changed under it, or that differs
 * from the decision that was recorded.
 */
export function exitCodeOfReport({ comparison, registry, standing }: ComparisonReport): 0 | 1 | 3 {
  const isHeld = standing?.is_quotable !== false && (registry?.differences ?? []).length === 0;
  return isHeld || comparison.exit_code !== 0 ? comparison.exit_code : 3;
}
