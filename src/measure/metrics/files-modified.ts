// Files that a dispatch changed, as the drain counted them.

import type { Metric } from "../metric.ts";

export const filesModified: Metric = {
  name: "files_modified",
  unit: "files",
  direction: "none",
  kind: "amount",
  definition: 1,
  sum: {
    table: "dispatches",
    value: "files_changed",
    unknownWhy: "Its drain log has no count of changed files, or logs disagree about it.",
  },
  meaning: "Files that the dispatch changed as the drain itself counted them.",
  limits: "It says nothing about how much was changed in a file.",
};
