// The hash of what a load has read of a file: its bytes up to the end of the last terminated line. By it a grown file
// is told from a rewritten one, and a report's source from another text. It stands apart from reading, because a load
// that finds nothing to read needs no reader.

import { createHash } from "node:crypto";
import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { errorCode } from "../moves/store/disk.ts";

const CHUNK_BYTES = 1 << 20;
const NEWLINE = 0x0a;

/** Follows the reads of one file and knows the hash up to the last newline among them. */
export class PrefixHash {
  private readonly running = createHash("sha256");
  private settled = this.running.copy();
  private settledBytes = 0;
  private nextByte = 0;

  /** Takes what was read at `position`. Bytes that were read before are skipped; behind a gap nothing is taken. */
  add(read: Uint8Array, position: number): void {
    if (position > this.nextByte || position + read.length <= this.nextByte) return;
    const bytes = read.subarray(this.nextByte - position);
    const lineEnd = bytes.lastIndexOf(NEWLINE) + 1;
    if (lineEnd > 0) {
      this.running.update(bytes.subarray(0, lineEnd));
      this.settled = this.running.copy();
      this.settledBytes = this.nextByte + lineEnd;
    }
    if (lineEnd < bytes.length) this.running.update(bytes.subarray(lineEnd));
    this.nextByte += bytes.length;
  }

  /** In hex, of the first `bytes` bytes; null where the reads did not show just these. To be asked once. */
  digest(bytes: number): string | null {
    return bytes === this.settledBytes ? this.settled.digest("hex") : null;
  }
}

/** The hash of the first `bytes` of an open file, in hex; null where it has fewer. */
export function hashPrefix(file: number, bytes: number): string | null {
  const hash = createHash("sha256");
  const chunk = Buffer.alloc(Math.min(CHUNK_BYTES, Math.max(bytes, 1)));
  for (let at = 0; at < bytes; ) {
    const read = readSync(file, chunk, 0, Math.min(chunk.length, bytes - at), at);
    if (read === 0) return null;
    hash.update(chunk.subarray(0, read));
    at += read;
  }
  return hash.digest("hex");
}

/** The hash of the first bytes of a file, and how many bytes it has in all. */
export interface Prefix {
  readonly sha256: string;
  readonly sizeBytes: number;
}

/**
 * The first `bytes` of the file at `path`: `shorter` where it has fewer, `gone` where there is none any more, or none
 * that may be read.
 */
export function readPrefix(path: string, bytes: number): Prefix | "gone" | "shorter" {
  let file: number;
  try {
    file = openSync(path, "r");
  } catch (fault) {
    // What is no file any more, or may not be read, cannot be checked: that is the answer, not a fault.
    if (errorCode(fault) === null) throw fault;
    return "gone";
  }
  try {
    const stat = fstatSync(file);
    if (!stat.isFile()) return "gone";
    if (stat.size < bytes) return "shorter";
    const sha256 = hashPrefix(file, bytes);
    return sha256 === null ? "shorter" : { sha256, sizeBytes: stat.size };
  } finally {
    closeSync(file);
  }
}
