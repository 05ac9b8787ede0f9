// Files and folders made, moved, copied, packed and removed.

import { type ClassTable, plainRows } from "../command-class.ts";

export const fileManagement: ClassTable = {
  name: "file-management",
  group: "neither",
  meaning: "Makes, moves, copies, packs and removes files and folders.",
  rows: [
    ...plainRows(`
      mkdir, rmdir, rm, cp, mv, ln, touch, chmod, chown, chgrp, mktemp, install, dd, truncate, shred, trash, tar
      zip, unzip, gzip, gunzip, bzip2, bunzip2, xz, unxz, zstd, 7z, rsync, split, unlink, xattr, rename`),
    { words: "find", anyOf: ["delete"] },
  ],
  turns: [
    { id: "a file into a file", from: ["read-code"], programs: ["cat"], when: { kind: "writes a file" } },
  ],
};
