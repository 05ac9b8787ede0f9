// Commands of git that show and change nothing. `git show FILE` and `git blame` read code and still count here; the
// search of git is a search.

import { type ClassTable, plainRows } from "../command-class.ts";

const branchWrites = [
  "d",
  "D",
  "m",
  "M",
  "c",
  "C",
  "u",
  "f",
  "delete",
  "move",
  "copy",
  "set-upstream-to",
  "edit-description",
];
const tagWrites = ["d", "delete", "a", "s", "u", "f", "m", "F"];
const configWrites = [
  "add",
  "replace-all",
  "unset",
  "unset-all",
  "rename-section",
  "remove-section",
  "e",
  "edit",
];

export const gitRead: ClassTable = {
  name: "git-read",
  group: "mechanical",
  meaning: "Asks git about history, state and differences without changing anything.",
  rows: [
    ...plainRows(`
      git log, git diff, git show, git status, git blame, git rev-parse, git rev-list, git describe
      git ls-files, git ls-tree, git ls-remote, git cat-file, git count-objects, git check-ignore
      git merge-base, git merge-tree, git shortlog, git reflog, git for-each-ref, git name-rev, git range-diff
      git whatchanged, git var, git fsck, git diff-tree, git diff-index, git show-ref, git cherry, git archive
      git stash list, git stash show, git remote show, git remote get-url, git notes list, git notes show
      git submodule status, git submodule summary, git bisect log, git bisect view, git sparse-checkout list
      git config get, git show-branch, git diff-files, git verify-commit, git verify-tag, gitk, tig`),
    { words: "git symbolic-ref", operandsMax: 1, noneOf: ["d", "delete"] },
    { words: "git branch", operandsMax: 0, noneOf: branchWrites },
    {
      words: "git branch",
      anyOf: [
        "a",
        "r",
        "l",
        "v",
        "list",
        "all",
        "remotes",
        "contains",
        "merged",
        "no-merged",
        "points-at",
        "show-current",
      ],
      noneOf: branchWrites,
    },
    { words: "git tag", operandsMax: 0, noneOf: tagWrites },
    {
      words: "git tag",
      anyOf: ["l", "n", "list", "contains", "points-at", "merged", "sort"],
      noneOf: tagWrites,
    },
    { words: "git remote", operandsMax: 0 },
    { words: "git notes", operandsMax: 0 },
    { words: "git submodule", operandsMax: 0 },
    { words: "git config", anyOf: ["get", "get-all", "get-regexp"] },
    { words: "git config", operandsMax: 1, noneOf: configWrites },
  ],
};
