// Every metric over a selection of sessions or dispatches: all of it together, the median per unit, and how many units
// have a value, only a lower bound, or nothing known. This is what `detent measure` shows.

import type { MetricValue } from "./dispatch-unit.ts";
import { type MeasuredUnits, measureUnits } from "./measure-units.ts";
import type { Metric } from "./metric.ts";
import type { Database } from "./open-database.ts";
import { median } from "./statistics/quantiles.ts";
import type { UnitLevel } from "./unit-selection.ts";

/** One metric over all selected units. */
export interface MeasuredMetric {
  readonly metric: Metric;
  /** Over all units together; for a share the ratio of the sums. */
  readonly total: MetricValue;
  /** Median of the units that have an exact value; null where none has. A lower bound never enters it. */
  readonly median: number | null;
  readonly exactUnits: number;
  readonly lowerBoundUnits: number;
  readonly unknownUnits: number;
}

export interface Measurement {
  readonly level: UnitLevel;
  readonly units: MeasuredUnits;
  readonly metrics: readonly MeasuredMetric[];
}

function exactAmounts(values: readonly MetricValue[]): readonly number[] {
  return values.flatMap((value) => (value.kind === "value" ? [value.value] : []));
}

/** One metric over the units with these values, and over all of them together. */
export function measuredMetric(
  metric: Metric,
  values: readonly MetricValue[],
  total: MetricValue,
): MeasuredMetric {
  const exact = exactAmounts(values);
  const count = (kind: MetricValue["kind"]): number => values.filter((value) => value.kind === kind).length;
  return {
    metric,
    total,
    median: exact.length === 0 ? null : median(exact),
    exactUnits: count("value"),
    lowerBoundUnits: count("lower bound"),
    unknownUnits: count("unknown"),
  };
}

const NOTHING: MetricValue = { kind: "unknown", why: "Nothing is selected." };

/** Measures the units with these ids, or all units of the level where `ids` is null. */
export async function readMeasurement(
  database: Database,
  metrics: readonly Metric[],
  level: UnitLevel,
  ids: readonly string[] | null,
): Promise<Measurement> {
  const units = await measureUnits(database, metrics, { level, ids, isPooled: false });
  const pooled = (await measureUnits(database, metrics, { level, ids, isPooled: true })).get("all");
  const rows = metrics.map((metric) => {
    const values = [...units.values()].flatMap((unit) => unit.get(metric.name) ?? []);
    return measuredMetric(metric, values, pooled?.get(metric.name) ?? NOTHING);
  });
  return { level, units, metrics: rows };
}
