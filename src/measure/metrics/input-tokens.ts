// Input tokens outside of the cache.

import type { Metric } from "../metric.ts";

export const inputTokens: Metric = {
  name: "input_tokens",
  unit: "tokens",
  direction: "lower",
  kind: "amount",
  definition: 2,
  sum: { table: "requests", value: "input_tokens" },
  billed: "input_tokens",
  notPrinted: "words of subagents",
  meaning: "Input tokens that were neither read from nor written to the prompt cache.",
  limits:
    "Only a small part of a prompt where caching works; the whole prompt is input, cache reads and cache writes.",
};
