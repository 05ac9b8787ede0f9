// What `detent register` prints of a record and of the chain. Goals are shown as they were written, counts as they are.

import { changeText, levelText, trimmed } from "../measure/figure-text.ts";
import type { PlannedTarget } from "../measure/planned-power.ts";
import { groupingOf, type Protocol, type Target } from "../measure/protocol.ts";
import { recordFileName, type SealedRecord } from "../measure/registration.ts";
import type { Chain, StoredRecord } from "../measure/registry.ts";
import type { Cell, Column } from "./text-table.ts";

type Guard = Protocol["guards"][number];

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
    ...(protocol.point_rule === undefined
      ? []
      : [`Point rule, reported beside the verdict: ${protocol.point_rule.statistic}`]),
    ...protocol.guards.map(guardText),
    ...protocol.covariates.map(({ metric, role }) => `Covariate: ${metric} (${role})`),
    `Watermark: ${held}, latest start ${watermark.latest_start ?? "none"}`,
    `Evidence: ${evidence.grade}${note}. ${evidenceLimit(evidence.grade)}`,
    `Protocol hash: ${record.protocol_hash}`,
    ...(isSealed ? [`Head of the registry, to keep elsewhere: ${record.hash}`] : []),
  ];
}

function targetText({ metric, cohort, ...target }: Target): string {
  const { goal_percent: goal, falsification_percent: line, ceiling_percent: ceiling, zeros } = target;
  const expected = ceiling === undefined ? "" : `, to be investigated beyond ${ceiling} %`;
  const counted = zeros === "counted" ? ", zeros counted" : "";
  return `${metric} in ${cohort}, goal ${goal} %, falsified short of ${line} %${expected}${counted}`;
}

function guardText({ name, metric, loss, margin, margin_unit: unit, evidence }: Guard): string {
  const suffix = { percent: " %", points: " points", absolute: "" }[unit];
  return `Guard: ${name} (${metric}), no ${loss} of more than ${margin}${suffix}, evidence in ${evidence}`;
}

function evidenceLimit(grade: SealedRecord["evidence"]["grade"]): string {
  return grade === "external proof file"
    ? "Whether its maker can be trusted was not checked."
    : "A local clock and a local commit can be set at will.";
}

/** What the plan can show at the spread of the before side, and which goals cannot be decided. */
export function powerLines(planned: readonly PlannedTarget[]): readonly string[] {
  return planned.flatMap((target) => {
    const name = `${target.metric} in ${target.cohort}`;
    if (target.logSd === null) return [`Planned power of ${name}: none, ${target.why}.`];
    const spread = `${target.before} ${target.of} before, log-SD ${trimmed(target.logSd, 2)}`;
    const goal = changeText(target.goalRatio);
    return [
      `Planned power of ${name} (${spread}, ${levelText(target.level)} interval), goal ${goal}:`,
      ...target.rows.map(
        ({ perSide, metAt, missedAt, isUndecidable }) =>
          `  ${perSide} ${target.of} a side: met from an observed ${changeText(metAt, towards(metAt, missedAt))} on, ` +
          `missed from ${changeText(missedAt, towards(missedAt, metAt))}${isUndecidable ? ": cannot be decided" : ""}`,
      ),
      ...undecidableText(name, target),
    ];
  });
}

// Rounded away from the goal: what is printed is never easier to reach than what is true.
function towards(ratio: number, other: number): "down" | "up" {
  return ratio < other ? "down" : "up";
}

function undecidableText(name: string, { rows, planned, of, goalRatio }: PlannedTarget): readonly string[] {
  const row = rows.find(({ perSide }) => perSide === planned);
  if (row?.isUndecidable !== true) return [];
  const goal = changeText(goalRatio);
  return [
    `  ${name} cannot be decided at ${planned} ${of} a side: no change at all would leave a goal of ${goal} open.`,
  ];
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
  const fileOf = (hash: string): string =>
    chain.records.find((stored) => stored.record.hash === hash)?.file ?? hash.slice(0, 12);
  if (record.kind === "sealed") {
    return record.amends === null
      ? record.protocol.title
      : `${record.protocol.title} (amends ${fileOf(record.amends)})`;
  }
  const of = fileOf(record.of);
  const results = record.decisions.flatMap(({ cohort, results: all }) =>
    all.map(({ metric, verdict }) => `${metric} in ${cohort}: ${verdict}`),
  );
  return `${of}: ${results.join("; ")}`;
}
