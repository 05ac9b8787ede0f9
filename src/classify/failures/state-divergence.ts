// What the dispatch took for the state of things was not it any more: branches that went apart, files that somebody
// else changed, a tree that is not the one it was given.

import type { FailureTable } from "../failure-class.ts";

export const stateDivergence: FailureTable = {
  name: "state-divergence",
  meaning: "The state of branches or files was not what it went by.",
  recovery: "hand to operator",
  signatures: [
    {
      id: "terminal: reason divergence",
      source: "terminal",
      fields: { reason: ["state-divergence", "tree-mismatch"] },
    },
    {
      id: "incident: divergence",
      source: "incident",
      fields: { kind: ["state-divergence", "tree-mismatch"] },
    },
    {
      id: "git: push rejected",
      source: "tool result",
      fields: { runs: ["git"] },
      line: " ! \\[(?:remote )?rejected\\] +.+ \\((?:non-fast-forward|fetch first|stale info)\\)",
    },
    {
      id: "git: conflict",
      source: "tool result",
      fields: { runs: ["git"] },
      line: "CONFLICT \\([a-z/ ]+\\): .+",
    },
    {
      id: "git: changes in the way",
      source: "tool result",
      fields: { runs: ["git"] },
      line: "error: Your local changes to the following files would be overwritten by (?:merge|checkout):",
    },
    {
      id: "git: no fast-forward",
      source: "tool result",
      fields: { runs: ["git"] },
      line: "fatal: Not possible to fast-forward, aborting\\.",
    },
    {
      id: "git: ref has moved",
      source: "tool result",
      fields: { runs: ["git"] },
      line: "error: cannot lock ref '.+': is at [\\da-f]+ but expected [\\da-f]+",
    },
    {
      id: "file: changed by others",
      source: "tool result",
      fields: { tool: ["Edit", "MultiEdit", "Write"] },
      line: "File has been modified since read, either by the user or by a linter\\..*",
    },
  ],
};
