// The last lines of a file, read from its end and never more than asked for: what a hook reads must not grow with the
// age of a log. A first line that the cut took in half is left out.

import type { Disk } from "./disk.ts";

/** `isWhole`: the file begins with the first of the lines. A last line without a line feed is among the lines. */
export interface Tail {
  readonly lines: readonly string[];
  readonly isWhole: boolean;
}

/** At most the last `bytesMax` bytes of the file, as lines without their feeds. Throws what the disk throws. */
export function readTail(disk: Disk, path: string, bytesMax: number): Tail {
  const fd = disk.openSync(path, "r");
  try {
    const size = disk.fstatSync(fd).size;
    const start = Math.max(0, size - bytesMax);
    const bytes = readRange(disk, fd, start, size);
    const lines = bytes.toString("utf8").split("\n");
    const whole = start === 0 ? lines : lines.slice(1);
    return { lines: whole.filter((line) => line !== ""), isWhole: start === 0 };
  } finally {
    disk.closeSync(fd);
  }
}

/** Fewer bytes where the file has become shorter meanwhile. */
function readRange(disk: Disk, fd: number, start: number, end: number): Buffer {
  const bytes = Buffer.alloc(end - start);
  for (let at = 0; at < bytes.length; ) {
    const read = disk.readSync(fd, bytes, at, bytes.length - at, start + at);
    if (read === 0) return bytes.subarray(0, at);
    at += read;
  }
  return bytes;
}
