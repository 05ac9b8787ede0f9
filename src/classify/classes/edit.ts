// Files changed in place, and text of the call or of another file written into a file.

import { type ClassTable, plainRows } from "../command-class.ts";

export const edit: ClassTable = {
  name: "edit",
  group: "neither",
  meaning: "Changes files in place, or writes text into them.",
  rows: [
    ...plainRows("patch, ed, ex, sponge, dos2unix, unix2dos, awk -i inplace"),
    { words: "sed", anyOf: ["i", "in-place"] },
    { words: "perl", anyOf: ["i"] },
    { words: "vim", anyOf: ["c", "s"] },
    { words: "nvim", anyOf: ["c", "s"] },
  ],
  turns: [
    { id: "text of the call into a file", from: ["plumbing"], when: { kind: "writes a file" } },
    {
      id: "text of a file into a file",
      from: ["read-code"],
      programs: [
        "sed",
        "awk",
        "jq",
        "yq",
        "sort",
        "cut",
        "head",
        "tail",
        "uniq",
        "column",
        "tac",
        "nl",
        "paste",
        "fold",
        "rev",
        "comm",
      ],
      when: { kind: "writes a file" },
    },
  ],
};
