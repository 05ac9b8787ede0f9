// Text that tool results put before the model.

import type { Metric } from "../metric.ts";

export const resultChars: Metric = {
  name: "result_chars",
  unit: "characters",
  direction: "lower",
  kind: "amount",
  definition: 1,
  sum: { table: "tool_results", value: "chars" },
  meaning: "Code points of the text of tool results as the model saw it, after the client's own truncation.",
  limits: "Images and other blocks without text count nothing.",
};
