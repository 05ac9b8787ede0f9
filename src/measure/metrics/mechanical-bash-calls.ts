// Bash calls that only do what a script could do.

import { mechanicalErrorText, mechanicalSql } from "../mechanical-calls.ts";
import type { Metric } from "../metric.ts";

export const mechanicalBashCalls: Metric = {
  name: "mechanical_bash_calls",
  unit: "calls",
  direction: "lower",
  kind: "amount",
  definition: 1,
  sum: { table: "bash_calls", value: mechanicalSql() },
  meaning:
    "Bash calls whose every command but plumbing belongs to a mechanical class: git, tests, builds and so on.",
  limits:
    "Some of them read code, so this is no count of work that can be removed; a call held only in part is unknown.",
  measuredError: mechanicalErrorText(),
  restsOnClassifier: true,
};
