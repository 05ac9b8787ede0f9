// Text that the model re-typed only to say where an edit goes.

import type { Metric } from "../metric.ts";

export const anchorTransportChars: Metric = {
  name: "anchor_transport_chars",
  unit: "characters",
  direction: "lower",
  kind: "count",
  definition: 1,
  sum: { table: "tool_calls", value: "anchor_chars" },
  meaning: "Code points of old_string in Edit and in every edit of MultiEdit.",
  limits: "An anchor can be needed: only a part of it could have been carried by a pointer.",
};
