// How a metric is compared: an amount by its ratio on logs; a count that is often 0 by means, and by the share of units
// that have any; a share of characters by the ratio of sums. The metric says it, and a protocol may take an amount for
// a count where its zeros shall be counted.

import { findMetric } from "./metrics.ts";

export const figureKinds = ["amount", "count", "share"] as const;

export type FigureKind = (typeof figureKinds)[number];

/** A name that is no metric, such as one that is derived from two, is an amount. */
export function figureKind(metric: string, zeros: "excluded" | "counted"): FigureKind {
  const kind = findMetric(metric)?.kind ?? "amount";
  return kind === "amount" && zeros === "counted" ? "count" : kind;
}

/** The metric that counts are related to. */
export const CALLS = "tool_calls";

/** What a count is per: counts by nature per 100 tool calls, an amount whose zeros are counted per dispatch. */
export function countedPer(metric: string): "100 tool calls" | "dispatch" {
  return findMetric(metric)?.kind === "count" ? "100 tool calls" : "dispatch";
}
