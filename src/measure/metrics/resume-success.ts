// Whether resumed dispatches end well.

import type { Metric } from "../metric.ts";

/** Resumed, ended, and known to be an error or not. */
const RESUMED = "is_resumed AND NOT is_running AND NOT (has_terminal AND is_error IS NULL)";
const NONE = "Nothing says how it ended.";

export const resumeSuccess: Metric = {
  name: "resume_success",
  unit: "share",
  direction: "higher",
  kind: "share",
  definition: 1,
  sum: {
    table: "dispatches",
    value: "CASE WHEN has_terminal AND NOT is_error THEN 1 ELSE 0 END",
    where: RESUMED,
    unknownWhy: NONE,
  },
  over: { table: "dispatches", value: "1", where: RESUMED, unknownWhy: NONE },
  meaning: "Share of resumed dispatches that ended with a terminal result that is no error.",
  limits:
    "A terminal result does not mean that the ticket succeeded; without one the dispatch counts as failed.",
};
