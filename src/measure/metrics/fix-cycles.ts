// Rounds of repair as the drain counted them.

import type { Metric } from "../metric.ts";

export const fixCycles: Metric = {
  name: "fix_cycles",
  unit: "cycles",
  direction: "lower",
  kind: "count",
  definition: 1,
  sum: {
    table: "dispatches",
    value: "fix_cycles",
    unknownWhy: "Its drain log has no count of fix cycles, or logs disagree about it.",
  },
  meaning: "Rounds of review and repair as the drain itself counted them.",
  limits: "Fewer rounds are no evidence of better reviews.",
};
