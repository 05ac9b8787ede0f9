// The distribution of a metric on both sides: every dispatch, quartiles and median, and beneath them the change with
// its interval, beside the goal and the falsification line. A side below the minimum has dots and no median.

import type { JsonObject } from "../../session/json-value.ts";
import type { TargetResult } from "../comparison.ts";
import { amountText, changeIntervalText, changeText, levelText } from "../figure-text.ts";
import { verdictText } from "../verdict.ts";
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
import { DOTS_MAX, thinned } from "./thinned.ts";

/** One dispatch with its value. */
export interface ChartPoint {
  readonly runId: string;
  readonly side: "before" | "after";
  /** In milliseconds since 1970 UTC. */
  readonly startedAtMs: number;
  readonly value: number;
}

type Side = ChartPoint["side"];

/** `position` numbers the charts of a report. */
export function distributionChart(
  position: number,
  target: TargetResult,
  unit: string,
  points: readonly ChartPoint[],
): Chart {
  const { metric, cohort } = target;
  const title = `${metric} in ${cohort}: both sides`;
  const rows = sideNames.map((side) => sideRow(side, target, points));
  return {
    name: chartName(position, "distribution", metric, cohort),
    title,
    alternative: [
      ...rows.map(([side, n, median, quartiles]) =>
        median === "–"
          ? `${side}: ${n} dispatches, too few for a median.`
          : `${side}: ${n} dispatches, median ${median} ${unit}, quartiles ${quartiles}.`,
      ),
      changeSentence(target),
    ],
    spec: {
      $schema: SCHEMA,
      title: { text: `${label(metric)} in ${label(cohort)}`, subtitle: subtitle(unit, points) },
      spacing: 18,
      vconcat: [sidesView(target, unit, points), ...changeView(target)],
      config: chartConfig,
    },
    header: ["side", "n", "median", "quartiles", "least", "most"],
    rows,
    numbers: [["run_id", "side", "value"], ...points.map(({ runId, side, value }) => [runId, side, value])],
  };
}

function subtitle(unit: string, points: readonly ChartPoint[]): string {
  const counts = sideNames.map((side) => valuesOf(side, points).length);
  const isThinned = counts.some((count) => count > DOTS_MAX);
  const [before, after] = counts.map((count) => count.toLocaleString("en-US"));
  const each = isThinned ? `; of a side with more, ${DOTS_MAX} evenly chosen dots` : "";
  return `${label(unit)} per dispatch; ${before} before, ${after} after${each}`;
}

function valuesOf(side: Side, points: readonly ChartPoint[]): readonly number[] {
  return points.flatMap((point) => (point.side === side ? [point.value] : []));
}

function sideRow(side: Side, target: TargetResult, points: readonly ChartPoint[]): readonly string[] {
  const values = valuesOf(side, points);
  const summary = target[side]?.summary ?? null;
  const ends = values.length === 0 ? ["–", "–"] : [least(values), most(values)].map(amountText);
  if (summary === null) return [side, String(values.length), "–", "–", ...ends];
  const quartiles = `${amountText(summary.q1)} to ${amountText(summary.q3)}`;
  return [side, String(values.length), amountText(summary.median), quartiles, ...ends];
}

function least(values: readonly number[]): number {
  return values.reduce((one, other) => Math.min(one, other));
}

function most(values: readonly number[]): number {
  return values.reduce((one, other) => Math.max(one, other));
}

function changeSentence({ estimate, verdict }: TargetResult): string {
  if (estimate === null) return `No change is shown: ${verdictText(verdict)}.`;
  const interval = `its ${levelText(estimate.level)} interval ${changeIntervalText(estimate.low, estimate.high)}`;
  return `The change is ${changeText(estimate.ratio)}, ${interval}: ${verdictText(verdict)}.`;
}

// Dots stand in order within their row, spread by rank over three tracks: the same picture every time.
function sidesView(target: TargetResult, unit: string, points: readonly ChartPoint[]): JsonObject {
  const dots = sideNames.flatMap((side) =>
    thinned([...valuesOf(side, points)].sort((a, b) => a - b)).map((value, k) => ({
      side,
      value,
      track: ((k * 2) % 5) - 2,
    })),
  );
  const boxes = sideNames.flatMap((side) => {
    const summary = target[side]?.summary ?? null;
    return summary === null ? [] : [{ side, q1: summary.q1, median: summary.median, q3: summary.q3 }];
  });
  const scale = amountScale(dots.map(({ value }) => value));
  const x = { type: "quantitative", scale, axis: { title: label(unit), format: ",~r", tickCount: 6 } };
  const y = { field: "side", type: "nominal", sort: [...sideNames], axis: { title: null, ticks: false } };
  const color = { field: "side", type: "nominal", scale: sideColor, legend: null };
  return {
    width: CHART_WIDTH,
    height: 130,
    encoding: { y: { ...y, scale: { domain: [...sideNames] } } },
    layer: [
      {
        data: { values: dots },
        mark: {
          type: "point",
          filled: true,
          ...(dots.length > 100 ? { size: 26, opacity: 0.45 } : { size: 45, opacity: 0.75 }),
        },
        encoding: {
          x: { ...x, field: "value" },
          yOffset: { field: "track", type: "quantitative", scale: { domain: [-7, 7] } },
          color,
          shape: { field: "side", type: "nominal", scale: sideShape, legend: null },
        },
      },
      {
        data: { values: boxes },
        mark: { type: "bar", height: 34, fillOpacity: 0, stroke: "currentColor", strokeWidth: 1.2 },
        encoding: { x: { ...x, field: "q1" }, x2: { field: "q3" } },
      },
      {
        data: { values: boxes },
        mark: { type: "tick", thickness: 3, size: 46, color: "currentColor" },
        encoding: { x: { ...x, field: "median" } },
      },
    ],
  };
}

const SIGNED = "datum.value > 0 ? '+' + datum.label : datum.label";

/** What the change is drawn from, in percent; an open end of the interval is the end of the axis. */
interface Change {
  readonly point: number;
  readonly low: number;
  readonly high: number | null;
  readonly lines: readonly { readonly at: number; readonly name: string }[];
  readonly domain: readonly [number, number];
  readonly axisTitle: string;
}

function changeOf({ estimate, goal }: TargetResult): Change | null {
  if (estimate === null) return null;
  const percent = (ratio: number): number => 100 * (ratio - 1);
  const point = percent(estimate.ratio);
  const low = estimate.low === null ? -100 : percent(estimate.low);
  const high = estimate.high === null ? null : percent(estimate.high);
  const lines = [
    { at: 0, name: "no change" },
    ...(goal === null ? [] : [{ at: percent(goal.goal_ratio), name: "goal" }]),
    ...(goal === null ? [] : [{ at: percent(goal.falsification_ratio), name: "falsification line" }]),
  ];
  const ends = [low, point, high ?? point, ...lines.map(({ at }) => at)];
  const [from, to] = [least(ends), most(ends)];
  const room = Math.max(5, (to - from) * 0.08);
  const axisTitle = `change in percent, with its ${levelText(estimate.level)} interval`;
  return { point, low, high, lines, domain: [Math.max(-100, from - room), to + room], axisTitle };
}

/** The row of the interval, beneath the names of the lines. */
const INTERVAL_ROW = 4.2;

/** The change on an axis of percent, one view; none without an estimate. */
function changeView(target: TargetResult): readonly JsonObject[] {
  const change = changeOf(target);
  if (change === null) return [];
  const { point, low, high, lines, domain, axisTitle } = change;
  const scale = { domain: [...domain], nice: false, zero: false };
  const axis = { title: axisTitle, labelExpr: SIGNED, tickCount: 9 };
  const x = (field: string): JsonObject => ({ field, type: "quantitative", scale, axis });
  const y = { field: "row", type: "quantitative", scale: { domain: [5, -0.6] }, axis: null };
  const middle = (domain[0] + domain[1]) / 2;
  const names = lines.map((line, k) => ({ ...line, row: k, isRight: line.at > middle }));
  const sign = { type: "point", filled: true, size: 90, color: "currentColor" };
  const layer: JsonObject[] = [
    {
      data: { values: names },
      mark: { type: "rule", strokeDash: [4, 3], opacity: 0.7 },
      encoding: { x: x("at") },
    },
    ...[true, false].map((isRight) => ({
      data: { values: names.filter((line) => line.isRight === isRight) },
      mark: { type: "text", align: isRight ? "right" : "left", dx: isRight ? -4 : 4, baseline: "middle" },
      encoding: { x: x("at"), y, text: { field: "name" } },
    })),
    {
      data: { values: [{ low, high: high ?? domain[1], row: INTERVAL_ROW }] },
      mark: { type: "rule", strokeWidth: 3 },
      encoding: { x: x("low"), x2: { field: "high" }, y },
    },
    {
      data: { values: [{ point, row: INTERVAL_ROW }] },
      mark: { ...sign, shape: "diamond" },
      encoding: { x: x("point"), y },
    },
  ];
  const open: JsonObject = {
    data: { values: [{ at: domain[1], row: INTERVAL_ROW }] },
    mark: { ...sign, shape: "triangle-right" },
    encoding: { x: x("at"), y },
  };
  return [{ width: CHART_WIDTH, height: 96, layer: high === null ? [...layer, open] : layer }];
}
