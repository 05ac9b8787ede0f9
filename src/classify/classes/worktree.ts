// Worktrees of git.

import { type ClassTable, plainRows } from "../command-class.ts";

export const worktree: ClassTable = {
  name: "worktree",
  group: "mechanical",
  meaning: "Makes, lists, moves and removes worktrees of git.",
  rows: plainRows("git worktree"),
};
