// The hashes by which a grown file is told from a rewritten one. They stand apart from reading, because a load that
// finds nothing to read needs no reader.

import { hash } from "node:crypto";
import { closeSync, openSync, readSync } from "node:fs";
import { errorCode } from "../moves/store/disk.ts";

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

/** The same; null where the system no longer gives the file: it can go away while a load runs. */
export function findFileEnds(path: string, byteOffset: number): ReturnType<typeof hashFileEnds> | null {
  try {
    return hashFileEnds(path, byteOffset);
  } catch (fault) {
    if (errorCode(fault) === null) throw fault;
    return null;
  }
}
