// Prompts by a person or a program.

import type { Metric } from "../metric.ts";

export const turns: Metric = {
  name: "turns",
  unit: "prompts",
  direction: "none",
  kind: "amount",
  definition: 1,
  sum: { table: "prompts", value: "1", where: "is_turn" },
  notPrinted: "prompts",
  meaning: "Prompts of source user or sdk, and slash commands that a response answered.",
  limits: "Older clients do not mark the source of a prompt; theirs is told by how the text opens.",
};
