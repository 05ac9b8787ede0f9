// How long a dispatch took.

import type { Metric } from "../metric.ts";

export const elapsedS: Metric = {
  name: "elapsed_s",
  unit: "seconds",
  direction: "lower",
  kind: "amount",
  definition: 1,
  sum: {
    table: "dispatches",
    value: "CASE WHEN ended_ms >= started_ms THEN (ended_ms - started_ms) / 1000 ELSE span_s END",
    unknownWhy: "Neither its record nor its sessions say when it began and ended.",
    atLeast: {
      where: "(ended_ms >= started_ms) IS NOT TRUE",
      why: "It is the span of its sessions' entries: its record has no start or no end.",
    },
  },
  meaning: "Seconds from the start to the end of the dispatch as the drain recorded them.",
  limits:
    "Where the drain recorded none, the span of the sessions stands as a lower bound; waiting counts as work.",
};
