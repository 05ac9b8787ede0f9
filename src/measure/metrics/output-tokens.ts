// Output tokens as the lines record them.

import type { Metric } from "../metric.ts";

export const outputTokens: Metric = {
  name: "output_tokens",
  unit: "tokens",
  direction: "lower",
  kind: "amount",
  definition: 1,
  sum: { table: "requests", value: "output_tokens" },
  meaning: "Output tokens, recorded (lower bound): the highest figure that a line of each response carries.",
  limits:
    "Lines of a response often hold the count of its beginning; real runs were billed up to 45 times as much.",
  lowerBoundWhy: "Output tokens of log lines are far below what was billed.",
};
