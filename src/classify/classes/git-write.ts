// Every subcommand of git that another class does not name: what changes a repository, here or elsewhere.

import { type ClassTable, plainRows } from "../command-class.ts";

export const gitWrite: ClassTable = {
  name: "git-write",
  group: "mechanical",
  meaning: "Changes a repository: commits, branches, the index, the working tree, remotes.",
  rows: [
    { words: "git", operandsMin: 1 },
    ...plainRows("git reflog expire, git reflog delete, git reflog drop, git-filter-repo, bfg"),
  ],
};
