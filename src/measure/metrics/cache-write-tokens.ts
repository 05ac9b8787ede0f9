// Tokens written to the prompt cache.

import type { Metric } from "../metric.ts";

export const cacheWriteTokens: Metric = {
  name: "cache_write_tokens",
  unit: "tokens",
  direction: "lower",
  kind: "amount",
  definition: 2,
  sum: { table: "requests", value: "cache_write_tokens" },
  billed: "cache_write_tokens",
  notPrinted: "words of subagents",
  meaning:
    "Tokens written to the prompt cache, the larger of the flat figure and the sum of the two lifetimes.",
  limits: "Writes that live one hour are priced differently from those that live five minutes.",
};
