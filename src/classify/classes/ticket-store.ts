// Tickets, through the tools of their trackers. A ticket read as a file is a read file.

import { type ClassTable, plainRows } from "../command-class.ts";

export const ticketStore: ClassTable = {
  name: "ticket-store",
  group: "mechanical",
  meaning: "Reads and changes tickets through a tracker's own tool.",
  rows: [
    ...plainRows(`
      gh issue, gh project, gh label, glab issue, az boards, jira, linear, bd, beads, tk, issues, backlog
      git-bug, git bug, todo.sh`),
    { words: "gh api", operandHolds: "/issues" },
  ],
};
