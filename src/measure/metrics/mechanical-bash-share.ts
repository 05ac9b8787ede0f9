// The share of Bash calls that only do what a script could do.

import { mechanicalErrorText, mechanicalSql } from "../mechanical-calls.ts";
import type { Metric } from "../metric.ts";

export const mechanicalBashShare: Metric = {
  name: "mechanical_bash_share",
  unit: "share",
  direction: "lower",
  kind: "share",
  definition: 1,
  sum: { table: "bash_calls", value: mechanicalSql() },
  over: { table: "tool_calls", value: "1", where: "name = 'Bash'" },
  meaning: "Mechanical Bash calls as a share of all Bash calls.",
  limits:
    "Some mechanical calls read code, so it is no share of work that can be removed; a call of unknown class hides it.",
  measuredError: mechanicalErrorText(),
  restsOnClassifier: true,
};
