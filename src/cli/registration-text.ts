// What `detent register` prints of a record and of the chain. Goals are shown as they were written, counts as they are.

import { groupingOf, type Target } from "../measure/protocol.ts";
import { recordFileName, type SealedRecord } from "../measure/registration.ts";
import type { Chain, StoredRecord } from "../measure/registry.ts";
import type { Cell, Column } from "./text-table.ts";

/** The preview of a record, or the account of one that was sealed. */
export function sealLines(record: SealedRecord, isSealed: boolean): readonly string[] {
  const { protocol, watermark, evidence } = record;
  const { cohorts, cutoff, minimum, horizon } = protocol;
  const grouping = groupingOf(protocol);
  const note = evidence.note === "" ? "" : ` (${evidence.note})`;
  const isTime = typeof cutoff === "string";
  const cutoffText = isTime ? cutoff : `first dispatch that enters ${cutoff.first.phase_groups.join(", ")}`;
  const included = protocol.inclusion === "all" ? "all" : "with a terminal result";
  const held = `${watermark.before.length} before, ${watermark.after.length} after`;
  return [
    `${isSealed ? "Sealed" : "Preview of"} ${recordFileName(record)}: ${protocol.title}`,
    `Hypothesis: ${protocol.hypothesis}`,
    `Cutoff: ${cutoffText}`,
    `Cohorts: compared ${cohorts.compared.join(", ")}; only reported ${cohorts.reported.join(", ") || "none"}`,
    `Dispatches: ${included}; at least ${minimum.per_side} per side`,
    `Horizon: ${horizonText(horizon)}`,
    `Grouping: ${grouping.by === "none" ? `none, because: ${grouping.reason}` : grouping.by}`,
    ...protocol.primaries.map((target) => `Primary: ${targetText(target)}`),
    ...protocol.secondaries.map((target) => `Secondary: ${targetText(target)}`),
    ...protocol.guards.map(
      (guard) => `Guard: ${guard.name} (${guard.metric}), evidence in ${guard.evidence}`,
    ),
    `Watermark: ${held}, latest start ${watermark.latest_start ?? "none"}`,
    `Evidence: ${evidence.grade}${note}. A local clock and a local commit can be set at will.`,
    `Protocol hash: ${record.protocol_hash}`,
    ...(isSealed ? [`Head of the registry, to keep elsewhere: ${record.hash}`] : []),
  ];
}

function targetText({ metric, cohort, goal_percent: goal, falsification_percent: line }: Target): string {
  return `${metric} in ${cohort}, goal ${goal} %, falsified short of ${line} %`;
}

function horizonText({ n_per_side: n, end }: SealedRecord["protocol"]["horizon"]): string {
  const limits = [
    ...(n === undefined ? [] : [`${n} after the cutoff`]),
    ...(end === undefined ? [] : [`until ${end}`]),
  ];
  return limits.join(", or ");
}

export const chainColumns: readonly Column[] = [
  { title: "record", align: "left" },
  { title: "kind", align: "left" },
  { title: "at", align: "left" },
  { title: "what", align: "left", narrow: "cut" },
];

/** One row per record, in the order of the chain. */
export function chainRows(chain: Chain): readonly (readonly Cell[])[] {
  return chain.records.map((stored) => [
    stored.file,
    stored.record.kind,
    stored.record.at,
    whatText(stored, chain),
  ]);
}

function whatText({ record }: StoredRecord, chain: Chain): string {
  if (record.kind === "sealed") return record.protocol.title;
  const of = chain.records.find((stored) => stored.record.hash === record.of)?.file ?? record.of.slice(0, 12);
  const results = record.decisions.flatMap(({ cohort, results: all }) =>
    all.map(({ metric, verdict }) => `${metric} in ${cohort}: ${verdict}`),
  );
  return `${of}: ${results.join("; ")}`;
}
