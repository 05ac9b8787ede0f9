// Anchors as a share of what the model wrote, recorded thinking included.

import type { Metric } from "../metric.ts";

export const anchorTransportShareWithThinking: Metric = {
  name: "anchor_transport_share_with_thinking",
  unit: "share",
  direction: "lower",
  kind: "share",
  definition: 1,
  sum: { table: "tool_calls", value: "anchor_chars" },
  over: { table: "model_output", value: "chars" },
  notPrinted: "words of subagents",
  meaning:
    "Anchor characters as a share of model output: text, the strings of tool inputs and recorded thinking.",
  limits: "Newer clients store thinking empty, so that this equals the share without it there.",
};
