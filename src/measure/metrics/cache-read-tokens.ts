// Tokens read from the prompt cache.

import type { Metric } from "../metric.ts";

export const cacheReadTokens: Metric = {
  name: "cache_read_tokens",
  unit: "tokens",
  direction: "lower",
  kind: "amount",
  definition: 2,
  sum: { table: "requests", value: "cache_read_tokens" },
  billed: "cache_read_tokens",
  notPrinted: "words of subagents",
  meaning: "Tokens read from the prompt cache, as the chosen line of each response records them.",
  limits: "Recorded, and billed only where a total agrees: requests that leave no lines are missing.",
};
