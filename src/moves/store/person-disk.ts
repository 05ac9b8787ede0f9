// What a person's own commands need of the disk beyond what the hook does: to list folders, to see modes and times, to
// wait until bytes are on the disk. node:fs fits.

import type { Disk } from "./disk.ts";

export interface PathStatus {
  readonly size: number;
  /** Permission bits are the last nine. */
  readonly mode: number;
  /** Milliseconds since 1970. */
  readonly mtimeMs: number;
  isFile(): boolean;
  isDirectory(): boolean;
}

export interface PersonDisk extends Disk {
  fsyncSync(fd: number): void;
  lstatSync(path: string): PathStatus;
  lstatSync(path: string, options: { readonly throwIfNoEntry: false }): PathStatus | undefined;
  statSync(path: string): PathStatus;
  /** Names, without `.` and `..`. */
  readdirSync(path: string): readonly string[];
}
