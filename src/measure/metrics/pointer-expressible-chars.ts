// Anchors that a pointer could have carried.

import type { Metric } from "../metric.ts";

export const pointerExpressibleChars: Metric = {
  name: "pointer_expressible_chars",
  unit: "characters",
  direction: "lower",
  kind: "amount",
  definition: 1,
  sum: {
    table: "replay_facts",
    value: "amount",
    where: "coalesce(kind, 'pointer expressible') = 'pointer expressible'",
  },
  meaning: "Characters of anchors that are whole lines and unique in the file as it stood.",
  limits: "Known after `detent replay --record` alone, and of edits whose result shows the file.",
};
