// Anchors as a share of what the model wrote.

import type { Metric } from "../metric.ts";

export const anchorTransportShare: Metric = {
  name: "anchor_transport_share",
  unit: "share",
  direction: "lower",
  kind: "share",
  definition: 1,
  sum: { table: "tool_calls", value: "anchor_chars" },
  over: { table: "model_output", value: "chars", where: "kind <> 'thinking'" },
  notPrinted: "words of subagents",
  meaning: "Anchor characters as a share of model output: text and the strings of tool inputs.",
  limits:
    "The denominator leaves thinking out; newer clients store it empty, and counting it changes the claim.",
};
