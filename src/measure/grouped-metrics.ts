// Every metric over groups of sessions or dispatches, each group for itself. Nothing is taken together over groups.

import { type LabelCount, readLabels } from "./dispatch-labels.ts";
import { readStreaks, type Streak } from "./dispatch-streaks.ts";
import { compareText, type MetricValue } from "./dispatch-unit.ts";
import { measureUnits } from "./measure-units.ts";
import { type MeasuredMetric, measuredMetric } from "./measured-metrics.ts";
import type { Metric } from "./metric.ts";
import { dispatchLabels, dispatchStreaks } from "./metrics.ts";
import type { Database } from "./open-database.ts";
import { type Grouping, readGroups } from "./unit-groups.ts";
import type { UnitLevel, UnitSelection } from "./unit-selection.ts";

export interface MeasuredGroup {
  /** One value for each name that the units are grouped by. */
  readonly key: readonly string[];
  /** Ids of the units in it. */
  readonly units: readonly string[];
  readonly metrics: readonly MeasuredMetric[];
  readonly labels: readonly MeasuredLabel[];
  readonly streaks: readonly MeasuredStreak[];
}

/** How often each word stands, by the name of the label. */
export interface MeasuredLabel {
  readonly name: string;
  readonly counts: readonly LabelCount[];
}

export interface MeasuredStreak {
  readonly name: string;
  /** Null where no dispatch has ended. */
  readonly streak: Streak | null;
}

const NOTHING: MetricValue = { kind: "unknown", why: "Nothing is selected." };

/** The groups in the order of their keys. Without anything to group by there is one group of all units. */
export async function readGroupedMetrics(
  database: Database,
  metrics: readonly Metric[],
  level: UnitLevel,
  ids: readonly string[] | null,
  by: readonly Grouping[],
): Promise<readonly MeasuredGroup[]> {
  const keys = await readGroups(database, level, ids, by);
  const groups = new Map([...keys].map(([unit, key]) => [unit, JSON.stringify(key)]));
  const selection = { level, ids, isPooled: false };
  const units = await measureUnits(database, metrics, selection);
  const totals = await measureUnits(database, metrics, { ...selection, groups });
  const facts = await readDispatchFacts(database, { ...selection, groups });
  const names = [...new Set(groups.values())];
  const measured = names.map((name): MeasuredGroup => {
    const members = [...groups].filter(([, group]) => group === name).map(([unit]) => unit);
    const values = (metric: Metric): readonly MetricValue[] =>
      members.flatMap((unit) => units.get(unit)?.get(metric.name) ?? []);
    const total = (metric: Metric): MetricValue => totals.get(name)?.get(metric.name) ?? NOTHING;
    const key = keys.get(members[0] ?? "") ?? [];
    const rows = metrics.map((metric) => measuredMetric(metric, values(metric), total(metric)));
    return { key, units: members, metrics: rows, ...facts(name) };
  });
  return measured.sort((a, b) => compareText(JSON.stringify(a.key), JSON.stringify(b.key)));
}

/** What can be said of dispatches in words and in a row, by unit of the selection. */
export type DispatchFacts = (unit: string) => Pick<MeasuredGroup, "labels" | "streaks">;

const NO_FACTS: DispatchFacts = () => ({ labels: [], streaks: [] });

/** Labels and streaks of the selected dispatches; of sessions there are none. */
export async function readDispatchFacts(
  database: Database,
  selection: UnitSelection,
): Promise<DispatchFacts> {
  if (selection.level !== "dispatch") return NO_FACTS;
  const labels = new Map<string, ReadonlyMap<string, readonly LabelCount[]>>();
  const streaks = new Map<string, ReadonlyMap<string, Streak>>();
  for (const label of dispatchLabels) labels.set(label.name, await readLabels(database, label, selection));
  for (const streak of dispatchStreaks)
    streaks.set(streak.name, await readStreaks(database, streak, selection));
  return (unit) => ({
    labels: [...labels].map(([name, counts]) => ({ name, counts: counts.get(unit) ?? [] })),
    streaks: [...streaks].map(([name, found]) => ({ name, streak: found.get(unit) ?? null })),
  });
}
