// How many dispatches went by without an incident.

import type { DispatchStreak } from "../metric.ts";

export const incidentFreeStreak: DispatchStreak = {
  name: "incident_free_streak",
  definition: 1,
  breaks: "CASE WHEN incidents > 0 THEN true WHEN damaged_lines > 0 THEN NULL ELSE incidents > 0 END",
  meaning:
    "Dispatches since the last one with an incident, in the order of their start, without running ones.",
  limits:
    "No incident in n dispatches leaves a rate of incidents up to the printed bound; unknown ones end a streak.",
};
