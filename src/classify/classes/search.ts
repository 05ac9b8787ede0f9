// What is there and where: searches in and for files, and listings.

import { type ClassTable, plainRows } from "../command-class.ts";

export const search: ClassTable = {
  name: "search",
  group: "reads code",
  meaning: "Searches in files or for files, or lists what is there.",
  rows: plainRows(`
    grep, rg, ag, ack, ugrep, git grep, find, fd, fdfind, locate, mdfind, fzf, ls, dir, tree, exa, eza, stat
    file, du, sg, ast-grep`),
};
