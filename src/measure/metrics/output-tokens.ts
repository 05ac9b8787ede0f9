// Output tokens as the lines record them.

import type { Metric } from "../metric.ts";

export const outputTokens: Metric = {
  name: "output_tokens",
  unit: "tokens",
  direction: "lower",
  kind: "amount",
  definition: 2,
  sum: { table: "requests", value: "output_tokens" },
  billed: "output_tokens",
  meaning: "Output tokens of a total that the lines reconcile with, else recorded (lower bound).",
  limits:
    "Lines of a response often hold the count of its beginning; real runs were billed up to 45 times as much.",
  lowerBoundWhy: "Output tokens of log lines are far below what was billed.",
};
