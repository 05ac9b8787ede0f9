// Billed API responses.

import type { Metric } from "../metric.ts";

export const requests: Metric = {
  name: "requests",
  unit: "requests",
  direction: "lower",
  kind: "amount",
  definition: 1,
  sum: { table: "requests", value: "1" },
  notPrinted: "words of subagents",
  meaning: "Billed API responses that left lines in the logs, main thread and subagents.",
  limits: "Compaction, titles and other helper calls of the client leave no lines.",
};
