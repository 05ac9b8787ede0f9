// Tokens read from the prompt cache.

import type { Metric } from "../metric.ts";

export const cacheReadTokens: Metric = {
  name: "cache_read_tokens",
  unit: "tokens",
  direction: "lower",
  kind: "amount",
  definition: 1,
  sum: { table: "requests", value: "cache_read_tokens" },
  meaning: "Tokens read from the prompt cache, as the chosen line of each response records them.",
  limits: "Recorded, not billed: requests that leave no lines are missing.",
};
