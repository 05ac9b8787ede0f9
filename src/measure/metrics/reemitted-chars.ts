// Files written again as they were.

import type { Metric } from "../metric.ts";

export const reemittedChars: Metric = {
  name: "reemitted_chars",
  unit: "characters",
  direction: "lower",
  kind: "amount",
  definition: 1,
  sum: { table: "replay_facts", value: "amount", where: "coalesce(kind, 're-emitted') = 're-emitted'" },
  meaning: "Characters of Writes whose content the file held already, byte for byte.",
  limits: "Known after `detent replay --record` alone; a client that shows line ends as LF leaves it open.",
};
