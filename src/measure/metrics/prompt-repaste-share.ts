// Prompts that paste what the context holds already.

import type { Metric } from "../metric.ts";

export const promptRepasteShare: Metric = {
  name: "prompt_repaste_share",
  unit: "share",
  direction: "lower",
  kind: "share",
  definition: 1,
  sum: {
    table: "replay_facts",
    value: "amount",
    where: "coalesce(kind, 'repasted prompt bytes') = 'repasted prompt bytes'",
  },
  over: {
    table: "replay_facts",
    value: "amount",
    where: "coalesce(kind, 'prompt bytes') = 'prompt bytes'",
  },
  notPrinted: "prompts",
  meaning:
    "Bytes of prompt lines of 20 or more characters that stood earlier in the context, as a share of prompts.",
  limits:
    "Known after `detent replay --record` alone; texts that the client adds by itself are not in the log.",
};
