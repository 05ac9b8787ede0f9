// A metric over time: one mark for each dispatch at its start, with the cutoff and the median of each side. Where there
// are more dispatches than a picture can hold, a mark is the median of a stretch of time, and the chart says so.

import type { JsonObject } from "../../session/json-value.ts";
import type { TargetResult } from "../comparison.ts";
import { amountText } from "../figure-text.ts";
import { median } from "../statistics/quantiles.ts";
import { formatTime, timeNamer, wallClock } from "../zoned-time.ts";
import { type Chart, chartName, label } from "./chart.ts";
import {
  amountScale,
  CHART_WIDTH,
  chartConfig,
  SCHEMA,
  sideColor,
  sideNames,
  sideShape,
} from "./chart-style.ts";
import type { ChartPoint } from "./distribution.ts";

/** Marks of one chart beyond which stretches of time are drawn, and how many of them. */
export const MARKS_MAX = 600;
const STRETCHES = 120;
/** Rows of the table beneath. */
const ROWS_MAX = 40;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Dispatches of one side within one stretch of time. */
interface Stretch {
  readonly side: ChartPoint["side"];
  readonly fromMs: number;
  readonly startsMs: readonly number[];
  readonly values: readonly number[];
}

/**
 * `cutoff`: null where there is none, as in an exploratory comparison. At least one point. `timeZone`: an IANA zone, by
 * whose clocks and days the times are shown.
 */
export function overTimeChart(
  position: number,
  target: Pick<TargetResult, "metric" | "cohort"> & Summaries,
  unit: string,
  points: readonly ChartPoint[],
  cutoff: { readonly atMs: number; readonly at: string } | null,
  timeZone = "UTC",
): Chart {
  const { metric, cohort } = target;
  const [timeOf, clockOf] = [timeNamer(timeZone), wallClock(timeZone)];
  const local = points.map((point) => ({ ...point, startedAtMs: clockOf(point.startedAtMs) }));
  const isThick = points.length > MARKS_MAX;
  const marks = isThick ? stretches(local, STRETCHES) : local.map(alone);
  const what = isThick
    ? `${label(unit)}; each mark is the median of a stretch of time`
    : `${label(unit)}; each mark is a dispatch`;
  return {
    name: chartName(position, "over-time", metric, cohort),
    title: `${metric} in ${cohort}: over time`,
    alternative: [
      `${points.length} dispatches from ${timeOf(startOf(points))} to ${timeOf(endOf(points))}.`,
      ...sideNames.map((side) => sideSentence(side, target, points, unit)),
      cutoff === null ? "There is no cutoff." : `The cutoff is ${cutoff.at}.`,
    ],
    spec: {
      $schema: SCHEMA,
      title: { text: `${label(metric)} in ${label(cohort)}, over time (${label(timeZone)})`, subtitle: what },
      width: CHART_WIDTH,
      height: 230,
      layer: layers(target, unit, marks, cutoff === null ? null : { atMs: clockOf(cutoff.atMs) }),
      config: chartConfig,
    },
    header: [`from (${timeZone})`, "side", "n", "median", "least", "most"],
    rows: stretches(local, ROWS_MAX).map(stretchRow),
    numbers: [
      ["run_id", "side", "started_at", "value"],
      ...points.map(({ runId, side, startedAtMs, value }) => [runId, side, timeOf(startedAtMs), value]),
    ],
  };
}

interface Summaries {
  readonly before: { readonly summary: { readonly median: number } | null } | null;
  readonly after: { readonly summary: { readonly median: number } | null } | null;
}

function sideSentence(
  side: ChartPoint["side"],
  target: Summaries,
  points: readonly ChartPoint[],
  unit: string,
): string {
  const count = points.filter((point) => point.side === side).length;
  const found = target[side]?.summary ?? null;
  const middle = found === null ? "too few for a median" : `median ${amountText(found.median)} ${unit}`;
  return `${side}: ${count} dispatches, ${middle}.`;
}

function startOf(points: readonly ChartPoint[]): number {
  return points.reduce((least, { startedAtMs }) => Math.min(least, startedAtMs), Infinity);
}

function endOf(points: readonly ChartPoint[]): number {
  return points.reduce((most, { startedAtMs }) => Math.max(most, startedAtMs), -Infinity);
}

function alone({ side, startedAtMs, value }: ChartPoint): Stretch {
  return { side, fromMs: startedAtMs, startsMs: [startedAtMs], values: [value] };
}

// By whole days where these are few enough, else by equal stretches of whole hours. Sides are never mixed.
function stretches(points: readonly ChartPoint[], most: number): readonly Stretch[] {
  const fromMs = Math.floor(startOf(points) / DAY_MS) * DAY_MS;
  const spanMs = endOf(points) + 1 - fromMs;
  const isLong = spanMs / DAY_MS > most;
  const stepMs = isLong ? Math.ceil(spanMs / most / HOUR_MS) * HOUR_MS : DAY_MS;
  const found = new Map<string, Stretch>();
  for (const { side, startedAtMs, value } of points) {
    const place = Math.floor((startedAtMs - fromMs) / stepMs);
    const start = fromMs + place * stepMs;
    const known = found.get(`${place} ${side}`) ?? { side, fromMs: start, startsMs: [], values: [] };
    const startsMs = [...known.startsMs, startedAtMs];
    found.set(`${place} ${side}`, { ...known, startsMs, values: [...known.values, value] });
  }
  return [...found.values()].sort((a, b) => a.fromMs - b.fromMs || (a.side < b.side ? 1 : -1));
}

function stretchRow({ side, fromMs, values }: Stretch): readonly string[] {
  const ends = [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
  const time = formatTime(fromMs).slice(0, 16).replace("T", " ");
  return [time, side, String(values.length), amountText(median(values)), ...ends.map(amountText)];
}

function layers(
  target: Summaries,
  unit: string,
  marks: readonly Stretch[],
  cutoff: { readonly atMs: number } | null,
): readonly JsonObject[] {
  // At the median of its starts: a mark is never on the other side of the cutoff than what it stands for.
  const shown = marks.map(({ side, startsMs, values }) => ({
    side,
    at: median(startsMs),
    value: median(values),
  }));
  const times = [...shown.map(({ at }) => at), ...(cutoff === null ? [] : [cutoff.atMs])];
  const [from, to] = [times.reduce((a, b) => Math.min(a, b)), times.reduce((a, b) => Math.max(a, b))];
  const room = Math.max(HOUR_MS, (to - from) * 0.03);
  const domain = [from - room, to + room];
  const x = {
    type: "temporal",
    scale: { type: "utc", domain },
    axis: { title: null, tickCount: 7, grid: false },
  };
  // The dots alone say what the axis spans; layers that repeat it would be taken for rivals.
  const later = { type: "temporal", scale: { type: "utc" } };
  const scale = amountScale(shown.map(({ value }) => value));
  const axis = { title: label(unit), format: ",~r", tickCount: 5 };
  const y = { type: "quantitative", scale, axis };
  const color = {
    field: "side",
    type: "nominal",
    scale: sideColor,
    legend: { title: null, symbolOpacity: 1 },
  };
  const shape = { field: "side", type: "nominal", scale: sideShape, legend: { title: null } };
  const mark = shown.length > 100 ? { size: 34, opacity: 0.6 } : { size: 60, opacity: 0.8 };
  return [
    ...(cutoff === null ? [] : cutoffLayers(cutoff.atMs, later, (from + to) / 2)),
    {
      data: { values: shown },
      mark: { type: "point", filled: true, ...mark },
      encoding: { x: { ...x, field: "at" }, y: { ...y, field: "value" }, color, shape },
    },
    {
      data: { values: mediansOf(target, shown) },
      mark: { type: "rule", strokeWidth: 2 },
      encoding: { x: { ...later, field: "from" }, x2: { field: "to" }, y: { ...y, field: "median" }, color },
    },
  ];
}

function mediansOf(target: Summaries, shown: readonly { readonly side: string; readonly at: number }[]) {
  return sideNames.flatMap((side) => {
    const summary = target[side]?.summary ?? null;
    const times = shown.flatMap((mark) => (mark.side === side ? [mark.at] : []));
    if (summary === null || times.length === 0) return [];
    const from = times.reduce((a, b) => Math.min(a, b));
    return [{ side, from, to: times.reduce((a, b) => Math.max(a, b)), median: summary.median }];
  });
}

// Its name stands on the side where there is more room.
function cutoffLayers(atMs: number, x: JsonObject, middleMs: number): readonly JsonObject[] {
  const values = [{ at: atMs, name: "cutoff" }];
  const place = atMs > middleMs ? { align: "right", dx: -5 } : { align: "left", dx: 5 };
  return [
    {
      data: { values },
      mark: { type: "rule", strokeDash: [5, 3], strokeWidth: 1.5 },
      encoding: { x: { ...x, field: "at" } },
    },
    {
      data: { values },
      mark: { type: "text", baseline: "bottom", y: -3, ...place },
      encoding: { x: { ...x, field: "at" }, text: { field: "name" } },
    },
  ];
}
