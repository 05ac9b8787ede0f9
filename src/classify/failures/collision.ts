// Somebody else holds what the dispatch needs: a lock, a branch, a worktree. Nothing is wrong with its own state.

import type { FailureTable } from "../failure-class.ts";

export const collision: FailureTable = {
  name: "collision",
  meaning: "A lock, a branch or a worktree was taken already.",
  recovery: "retry",
  signatures: [
    {
      id: "terminal: reason collision",
      source: "terminal",
      fields: { reason: ["collision", "locked", "lock-held"] },
    },
    {
      id: "incident: stale lock",
      source: "incident",
      fields: { kind: ["stale-lock"] },
      recovery: "hand to operator",
    },
    {
      id: "git: lock file",
      source: "tool result",
      fields: { runs: ["git"] },
      line: "(?:fatal|error): (?:.+: )?Unable to create '.+\\.lock': File exists\\.?",
    },
    {
      id: "git: worktree in use",
      source: "tool result",
      fields: { runs: ["git"] },
      line: "fatal: '.+' is already (?:checked out|used by worktree) at '.+'",
    },
    {
      id: "git: branch is there",
      source: "tool result",
      fields: { runs: ["git"] },
      line: "fatal: [Aa] branch named '.+' already exists\\.?",
    },
    {
      id: "git: folder is there",
      source: "tool result",
      fields: { runs: ["git"] },
      line: "fatal: '.+' already exists",
    },
  ],
};
