// How long the phases of a dispatch took.

import type { Metric } from "../metric.ts";

export const phaseS: Metric = {
  name: "phase_s",
  unit: "seconds",
  direction: "lower",
  kind: "amount",
  definition: 1,
  sum: {
    table: "dispatches",
    value: "phase_s",
    unknownWhy: "Its drain log records no phase of it.",
    atLeast: { where: "open_phases > 0", why: "Some of its phases have no recorded start or end." },
  },
  meaning:
    "Seconds of all recorded phases of the dispatch, added up; each phase stands in the table of phases.",
  limits: "Phases that overlap count each for itself, and time between phases is in none.",
};
