// All four token figures together.

import type { Metric } from "../metric.ts";

export const totalTokens: Metric = {
  name: "total_tokens",
  unit: "tokens",
  direction: "lower",
  kind: "amount",
  definition: 2,
  sum: { table: "requests", value: "input_tokens + output_tokens + cache_read_tokens + cache_write_tokens" },
  billed: "total_tokens",
  meaning:
    "Input, output, cache-read and cache-write tokens added up; a lower bound where no total reconciles.",
  limits:
    "Adds tokens of very different prices, and without a total its output part is far below what was billed.",
  lowerBoundWhy: "It holds output tokens, which log lines record far below what was billed.",
};
