// Which charts a report has, in their order: for each figure the distribution and the values over time, then what Bash
// calls were for. A figure without any value has no chart; the tables say why.

import type { Annex, AnnexSeries } from "./annex.ts";
import type { Chart } from "./charts/chart.ts";
import { classMixChart, type SideMix } from "./charts/class-mix.ts";
import { type ChartPoint, distributionChart } from "./charts/distribution.ts";
import { overTimeChart } from "./charts/over-time.ts";
import type { Comparison, TargetResult } from "./comparison.ts";
import { parseZonedTime } from "./zoned-time.ts";

export function reportCharts(comparison: Comparison, annex: Annex): readonly Chart[] {
  const cutoff = cutoffOf(comparison);
  const targets = [...comparison.targets, ...comparison.secondaries];
  const charts: Chart[] = [];
  for (const series of annex.series) {
    if (series.points.length === 0) continue;
    const points = series.points.map(pointOf);
    const target = targets.find((one) => one.metric === series.metric && one.cohort === series.cohort);
    const isCompared = target !== undefined && target.verdict.word !== "refused";
    if (isCompared) charts.push(distributionChart(charts.length + 1, target, series.unit, points));
    const summaries = target ?? reportedSummaries(comparison, series);
    const shown = { metric: series.metric, cohort: series.cohort, ...summaries };
    charts.push(overTimeChart(charts.length + 1, shown, series.unit, points, cutoff, comparison.time_zone));
  }
  for (const cohort of new Set(annex.mixes.map((mix) => mix.cohort))) {
    const sides = annex.mixes.filter((mix) => mix.cohort === cohort).map(sideMixOf);
    if (sides.some(({ classes }) => classes.length > 0)) {
      charts.push(classMixChart(charts.length + 1, cohort, sides));
    }
  }
  return charts;
}

function cutoffOf({ cutoff }: Comparison): { readonly atMs: number; readonly at: string } | null {
  const at = cutoff?.at ?? null;
  const atMs = at === null ? undefined : parseZonedTime(at);
  return at === null || atMs === undefined ? null : { atMs, at };
}

function pointOf(point: AnnexSeries["points"][number]): ChartPoint {
  return { runId: point.run_id, side: point.side, startedAtMs: point.started_at_ms, value: point.value };
}

function reportedSummaries(
  { only_reported }: Comparison,
  series: AnnexSeries,
): Pick<TargetResult, "before" | "after"> {
  const found = only_reported.find((one) => one.metric === series.metric && one.cohort === series.cohort);
  return { before: found?.before ?? null, after: found?.after ?? null };
}

function sideMixOf(mix: Annex["mixes"][number]): SideMix {
  return {
    side: mix.side,
    dispatches: mix.dispatches,
    classes: mix.classes.map(({ class: name, is_mechanical, calls }) => ({
      name,
      isMechanical: is_mechanical,
      calls,
    })),
    withheldCalls: mix.withheld_calls,
    unparsedCalls: mix.unparsed_calls,
  };
}
