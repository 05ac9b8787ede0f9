// Tool calls of any name.

import type { Metric } from "../metric.ts";

export const toolCalls: Metric = {
  name: "tool_calls",
  unit: "calls",
  direction: "lower",
  kind: "amount",
  definition: 1,
  sum: { table: "tool_calls", value: "1" },
  meaning:
    "Tool calls that the model issued, main thread and subagents, each id once, denied and failed ones included.",
  limits: "Calls differ in cost by orders of magnitude.",
};
