// The hashes by which a grown file is told from a rewritten one. They stand apart from reading, because a load that finds
// nothing to read needs no reader.

import { hash } from "node:crypto";
import { closeSync, openSync, readSync } from "node:fs";

const END_BYTES = 4096;

/** Hashes of the first and of the last bytes before `byteOffset`. */
export function hashFileEnds(
  path: string,
  byteOffset: number,
): { readonly head: string; readonly tail: string } {
  const file = openSync(path, "r");
  try {
    const length = Math.min(END_BYTES, byteOffset);
    const head = Buffer.alloc(length);
    const tail = Buffer.alloc(length);
    readSync(file, head, 0, length, 0);
    readSync(file, tail, 0, length, byteOffset - length);
    return { head: hash("sha256", head, "hex"), tail: hash("sha256", tail, "hex") };
  } finally {
    closeSync(file);
  }
}
