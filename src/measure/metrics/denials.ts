// Tool calls that were refused.

import type { Metric } from "../metric.ts";

export const denials: Metric = {
  name: "denials",
  unit: "denials",
  direction: "none",
  kind: "count",
  definition: 2,
  sum: { table: "denials", value: "1" },
  completeWhere: "are_denials_listed",
  meaning: "Tool calls that a hook, a rule, a mode, a guard, a classifier or the user refused.",
  limits: "Only results list denials: elsewhere a hook's reason can stand there without any mark.",
  lowerBoundWhy: "No list names all of its denials, and some clients hand on a hook's reason unmarked.",
};
