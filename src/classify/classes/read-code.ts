// Files that are read, whatever is in them.

import { type ClassTable, plainRows } from "../command-class.ts";

export const readCode: ClassTable = {
  name: "read-code",
  group: "reads code",
  meaning: "Prints, counts or compares files.",
  rows: plainRows(`
    cat, head, tail, less, more, bat, batcat, nl, tac, sed, awk, tr, cut, sort, uniq, column, jq, yq, xmllint
    wc, diff, cmp, md5sum, sha1sum, sha256sum, sha512sum, shasum, strings, xxd, od, hexdump, base64, zcat, view
    comm, paste, fold, rev, python -m json.tool`),
};
