// How charts look: readable on white and on black, on paper and without colour. A side has its own colour, its own
// shape and its own name beside it; text and lines have the colour of the page's text.

import type { JsonObject } from "../../session/json-value.ts";

export const SCHEMA = "https://vega.github.io/schema/vega-lite/v6.json";
/** Inner width of a chart, in pixels. */
export const CHART_WIDTH = 560;

/** The sides in the order in which they are drawn. Both colours have a contrast of 3 to 1 on white and on black. */
export const sideNames = ["before", "after"] as const;
const sideColors = ["#2f7fc1", "#c8651b"];

/** The scale of a channel that tells the sides apart. */
export const sideColor: JsonObject = { domain: [...sideNames], range: sideColors };
export const sideShape: JsonObject = { domain: [...sideNames], range: ["circle", "triangle-up"] };

const INK = "currentColor";

export const chartConfig: JsonObject = {
  aria: false,
  background: null,
  font: "system-ui, sans-serif",
  view: { stroke: null },
  axis: {
    labelColor: INK,
    titleColor: INK,
    domainColor: INK,
    tickColor: INK,
    gridColor: INK,
    gridOpacity: 0.15,
    labelFontSize: 12,
    titleFontSize: 12,
    titleFontWeight: "normal",
    labelLimit: 220,
    labelOverlap: "greedy",
  },
  legend: { labelColor: INK, titleColor: INK, labelFontSize: 12, titleFontSize: 12, orient: "top" },
  title: {
    color: INK,
    subtitleColor: INK,
    anchor: "start",
    fontSize: 14,
    subtitleFontSize: 12,
    subtitlePadding: 6,
    offset: 10,
  },
  text: { color: INK, fontSize: 12 },
  rule: { color: INK },
};

/** A scale for amounts: logarithmic where every one is positive and they span more than a factor of four. */
export function amountScale(values: readonly number[]): JsonObject {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (!(least > 0) || most / least <= 4) return { zero: false, nice: true };
  return { type: "log", nice: false, domain: [least / 1.15, most * 1.15] };
}
