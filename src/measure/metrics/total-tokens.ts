// All four token figures together.

import type { Metric } from "../metric.ts";

export const totalTokens: Metric = {
  name: "total_tokens",
  unit: "tokens",
  direction: "lower",
  kind: "amount",
  definition: 1,
  sum: { table: "requests", value: "input_tokens + output_tokens + cache_read_tokens + cache_write_tokens" },
  meaning: "Input, output, cache-read and cache-write tokens added up, recorded (lower bound).",
  limits: "Adds tokens of very different prices, and its output part is far below what was billed.",
  lowerBoundWhy: "It holds output tokens, which log lines record far below what was billed.",
};
