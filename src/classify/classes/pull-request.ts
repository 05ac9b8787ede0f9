// Pull requests and what runs on them, through the tools of the hosts.

import { type ClassTable, plainRows } from "../command-class.ts";

export const pullRequest: ClassTable = {
  name: "pull-request",
  group: "mechanical",
  meaning: "Opens, reads, checks and merges pull requests and the runs that belong to them.",
  rows: [
    ...plainRows(`
      gh pr, gh run, gh workflow, glab mr, glab ci, hub pull-request, az repos pr`),
    { words: "gh api", operandHolds: "/pulls" },
  ],
};
