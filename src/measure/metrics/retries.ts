// Retries as the drain counted them.

import type { Metric } from "../metric.ts";

export const retries: Metric = {
  name: "retries",
  unit: "retries",
  direction: "lower",
  kind: "count",
  definition: 1,
  sum: {
    table: "dispatches",
    value: "retries",
    unknownWhy: "Its drain log has no count of retries, or logs disagree about it.",
  },
  meaning: "Retries of the dispatch as the drain itself counted them.",
  limits: "What a drain counts as a retry is its own rule.",
};
