// Round trips to the model, as results count them.

import type { Metric } from "../metric.ts";

export const roundTrips: Metric = {
  name: "round_trips",
  unit: "round trips",
  direction: "lower",
  kind: "amount",
  definition: 2,
  billed: "round_trips",
  meaning: "The num_turns of all result lines added up: round trips of the main loop to the model.",
  limits:
    "Only headless output has results; a turn without one makes it unknown, and subagents are not in it.",
};
