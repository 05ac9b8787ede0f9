// Tool calls that were refused.

import type { Metric } from "../metric.ts";

export const denials: Metric = {
  name: "denials",
  unit: "denials",
  direction: "none",
  kind: "count",
  definition: 1,
  sum: { table: "tool_results", value: "1", where: "refusal IS NOT NULL AND refusal <> 'invalid rewrite'" },
  meaning:
    "Tool calls whose result is a refusal by a hook, a rule, a mode, a guard, a classifier or the user.",
  limits: "A transcript has no list of denials: a hook's reason can stand there without any mark.",
  lowerBoundWhy: "A transcript has no list of denials, and some clients hand on a hook's reason unmarked.",
};
