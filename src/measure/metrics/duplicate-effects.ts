// Effects that were done more than once.

import type { Metric } from "../metric.ts";

export const duplicateEffects: Metric = {
  name: "duplicate_effects",
  unit: "effects",
  direction: "lower",
  kind: "count",
  definition: 1,
  sum: {
    table: "dispatches",
    value: "duplicate_effects",
    unknownWhy: "Its drain log records no effects.",
    atLeast: {
      where: "damaged_lines > 0 OR unnamed_effects > 0",
      why: "Effects without a target cannot be told apart, or lines of its drain logs could not be read.",
    },
  },
  meaning:
    "Effects beyond the first of the same kind on the same target in one dispatch, whatever their keys.",
  limits: "Only recorded effects count; a commit, push or deployment of another tree is another effect.",
};
