// Tool calls named Bash.

import type { Metric } from "../metric.ts";

export const bashCalls: Metric = {
  name: "bash_calls",
  unit: "calls",
  direction: "lower",
  kind: "amount",
  definition: 1,
  sum: { table: "tool_calls", value: "1", where: "name = 'Bash'" },
  meaning:
    "Tool calls named Bash that the model issued, main thread and subagents, denied and failed ones included.",
  limits: "Says nothing of what the commands did, and leaves PowerShell out.",
};
