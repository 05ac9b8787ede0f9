// Metrics as rows of a table, as JSON and as CSV: of all units together, or of each group of them. An unknown figure
// stays unknown and a lower bound is shown as one.

import type { MetricValue } from "../measure/dispatch-unit.ts";
import type { MeasuredGroup, MeasuredLabel, MeasuredStreak } from "../measure/grouped-metrics.ts";
import type { MeasuredMetric, Measurement } from "../measure/measured-metrics.ts";
import type { Metric } from "../measure/metric.ts";
import { countText } from "./count-text.ts";
import type { Cell, Column } from "./text-table.ts";

export const metricColumns: readonly Column[] = [
  { title: "metric", align: "left" },
  { title: "all together", align: "right" },
  { title: "median of exact", align: "right", narrow: "leave out" },
  { title: "exact", align: "right" },
  { title: "at least", align: "right" },
  { title: "unknown", align: "right" },
  { title: "unit", align: "left", narrow: "leave out" },
];

function figureText(value: number, metric: Metric): string {
  if (metric.kind === "share") return `${(value * 100).toFixed(1)} %`;
  if (metric.unit === "USD") return value.toLocaleString("en-US", { maximumSignificantDigits: 4 });
  const digits = Number.isInteger(value) ? 0 : 1;
  return value.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function valueText(value: MetricValue, metric: Metric): string | null {
  if (value.kind === "unknown") return null;
  const text = figureText(value.value, metric);
  return value.kind === "lower bound" ? `≥ ${text}` : text;
}

/** One row of `metricColumns`. */
export function metricRow(measured: MeasuredMetric): readonly Cell[] {
  const { metric, total, median, exactUnits, lowerBoundUnits, unknownUnits } = measured;
  const middle = median === null ? null : figureText(median, metric);
  const counts = [exactUnits, lowerBoundUnits, unknownUnits];
  return [metric.name, valueText(total, metric), middle, ...counts, metric.unit];
}

/** Rows of all groups; the columns of what they are grouped by stand in front. */
export function groupRows(groups: readonly MeasuredGroup[]): readonly (readonly Cell[])[] {
  return groups.flatMap(({ key, units, metrics }) =>
    metrics.map((measured): readonly Cell[] => [...key, units.length, ...metricRow(measured)]),
  );
}

/** `terminal_reason: completed 61 · timeout 4`. */
export function labelText({ name, counts }: MeasuredLabel): string {
  const words = counts.map(({ label, dispatches }) => `${label} ${dispatches}`);
  return `${name}: ${words.length === 0 ? "none" : words.join(" · ")}`;
}

/** `incident_free_streak: 100 of 100 ended dispatches; …`, with the rate that so long a streak leaves. */
export function streakText({ name, streak }: MeasuredStreak): string {
  if (streak === null) return `${name}: no dispatch has ended`;
  const { length, of, endedBy, upperBound, withoutStart } = streak;
  const before = { event: "one before it had", unknown: "of the one before it that is unknown", nothing: "" };
  const parts = [
    `${length} of ${countText(of, "ended dispatch", "ended dispatches")}`,
    ...(upperBound === null ? [] : [`95 % upper bound ${(upperBound * 100).toFixed(1)} %`]),
    ...(before[endedBy] === "" ? [] : [before[endedBy]]),
    ...(withoutStart === 0 ? [] : [`${withoutStart} without a start stand in no order`]),
  ];
  return `${name}: ${parts.join("; ")}`;
}

function totalJson(value: MetricValue): { readonly [key: string]: string | number } {
  return value.kind === "value" ? { kind: value.kind, value: value.value } : { ...value };
}

export function metricJson(measured: MeasuredMetric) {
  const { metric, total, median, exactUnits, lowerBoundUnits, unknownUnits } = measured;
  const { name, unit, definition, meaning, limits, measuredError = null } = metric;
  const about = { name, unit, definition, meaning, limits, measuredError };
  return { ...about, total: totalJson(total), median, exactUnits, lowerBoundUnits, unknownUnits };
}

export function unitsJson({ units }: Measurement) {
  return [...units].map(([id, values]) => {
    return { id, values: Object.fromEntries([...values].map(([name, value]) => [name, totalJson(value)])) };
  });
}

/** `by` are the names that the groups have values for. */
export function groupJson({ key, units, metrics, labels, streaks }: MeasuredGroup, by: readonly string[]) {
  const named = Object.fromEntries(by.map((name, index) => [name, key[index] ?? null]));
  return { key: named, unitCount: units.length, metrics: metrics.map(metricJson), labels, streaks };
}

function knownCells(value: MetricValue | undefined): readonly Cell[] {
  if (value === undefined || value.kind === "unknown") return [null, "unknown"];
  return [value.value, value.kind];
}

/** One line per unit, one column per metric and one that says how it is known. */
export function unitCsv({ units, metrics }: Measurement): readonly (readonly Cell[])[] {
  const names = metrics.map(({ metric }) => metric.name);
  const titles = ["id", ...names.flatMap((name) => [name, `${name}_known`])];
  const rows = [...units].map(([id, values]): readonly Cell[] => [
    id,
    ...names.flatMap((name) => knownCells(values.get(name))),
  ]);
  return [titles, ...rows];
}

/** One line per group and metric. */
export function groupCsv(
  groups: readonly MeasuredGroup[],
  by: readonly string[],
): readonly (readonly Cell[])[] {
  const titles = [...by, "units", "metric", "total", "total_known", "median", "exact", "at_least", "unknown"];
  const rows = groups.flatMap(({ key, units, metrics }) =>
    metrics.map(({ metric, total, median, exactUnits, lowerBoundUnits, unknownUnits }): readonly Cell[] => {
      const counts = [exactUnits, lowerBoundUnits, unknownUnits];
      return [...key, units.length, metric.name, ...knownCells(total), median, ...counts];
    }),
  );
  return [titles, ...rows];
}
