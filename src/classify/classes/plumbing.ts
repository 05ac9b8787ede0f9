// What only connects other commands: folders, variables, messages, tests of the shell, and filters that read nothing
// but a pipe or the text of the call.

import { type ClassTable, type CommandRow, type FilterReading, plainRows } from "../command-class.ts";

const patternFirst: FilterReading = {
  leading: 1,
  noLeadingWith: ["e", "f", "regexp", "file"],
  readsWith: ["r", "R", "recursive", "dereference-recursive"],
};
const ripgrep: FilterReading = { ...patternFirst, readsWith: ["files"] };
const programFirst: FilterReading = { leading: 1, noLeadingWith: ["e", "f", "expression", "file"] };
const filesOnly: FilterReading = { leading: 0 };

const filters: readonly (readonly [FilterReading, string])[] = [
  [patternFirst, "grep"],
  [ripgrep, "rg"],
  [programFirst, "sed"],
  [{ leading: 1, noLeadingWith: ["f", "file"] }, "awk"],
  [{ leading: 1, noLeadingWith: ["f", "from-file"] }, "jq"],
  [{ leading: 1 }, "yq,yq e,yq eval"],
  [{ leading: 2 }, "tr"],
  [
    filesOnly,
    "head,tail,sort,uniq,wc,cut,less,more,cat,nl,column,paste,fold,rev,tac,comm,base64,xxd,od,md5sum," +
      "sha1sum,sha256sum,sha512sum,shasum",
  ],
];

export const plumbing: ClassTable = {
  name: "plumbing",
  group: "plumbing",
  meaning: "Connects other commands and never decides the class of a call.",
  rows: [
    ...plainRows(`
      cd, pushd, popd, pwd, echo, printf, true, false, :, export, unset, set, shopt, local, declare, typeset
      readonly, alias, test, [, let, exit, return, break, continue, shift, read, wait, jobs, trap, umask, ulimit
      date, seq, expr, basename, dirname, realpath, readlink, yes, clear, tput, xargs, tee`),
    {
      words: "source",
      operandNamed: ["activate", ".bashrc", ".bash_profile", ".profile", ".zshrc", ".zprofile"],
    },
    { words: ".", operandNamed: ["activate", ".bashrc", ".bash_profile", ".profile", ".zshrc", ".zprofile"] },
    ...filters.flatMap(([filter, names]): readonly CommandRow[] =>
      names.split(",").map((words) => ({ words, filter })),
    ),
    { words: "python -m json.tool", filter: filesOnly },
  ],
};
