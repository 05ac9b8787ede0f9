// The part of tool results that is above the threshold of the move that shortens them.

import { readOperands } from "../../moves/operands.ts";
import type { Metric } from "../metric.ts";

const THRESHOLD = readOperands({}).operands.truncateThreshold;

export const oversizedResultChars: Metric = {
  name: "oversized_result_chars",
  unit: "characters",
  direction: "lower",
  kind: "count",
  definition: 1,
  sum: { table: "tool_results", value: `greatest(chars - ${THRESHOLD}, 0)` },
  meaning: `Code points of tool results beyond the first ${THRESHOLD} of each, the default threshold of the hook.`,
  limits:
    "The hook counts UTF-16 units and keeps more than the threshold's rest; its own figure is the replay's.",
};
