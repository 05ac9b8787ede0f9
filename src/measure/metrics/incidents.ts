// Incidents that a drain recorded.

import type { Metric } from "../metric.ts";

export const incidents: Metric = {
  name: "incidents",
  unit: "incidents",
  direction: "lower",
  kind: "count",
  definition: 1,
  sum: {
    table: "dispatches",
    value: "incidents",
    unknownWhy: "Its drain log neither counts incidents nor records any.",
    atLeast: { where: "damaged_lines > 0", why: "Lines of its drain logs could not be read." },
  },
  meaning: "Incident records of the dispatch, or the count of its drain where that is higher.",
  limits:
    "An incident that nobody noticed is not in it; none where the same log records any for another run reads as 0.",
};
