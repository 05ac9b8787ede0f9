// The part of node:fs that the store, the ledger and the live world use, as a type: the functions come in as an
// argument, so that a test can make any single one of them fail.

import type * as fs from "node:fs";

export type Disk = Pick<
  typeof fs,
  | "closeSync"
  | "fstatSync"
  | "lstatSync"
  | "mkdirSync"
  | "openSync"
  | "readFileSync"
  | "readSync"
  | "realpathSync"
  | "renameSync"
  | "statSync"
  | "unlinkSync"
  | "writeSync"
>;

/** The error's code, for example ENOENT; null for anything that is no system error. */
export function errorCode(error: unknown): string | null {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}

/** True where the error says that nothing exists at the path. */
export function isAbsence(error: unknown): boolean {
  const code = errorCode(error);
  return code === "ENOENT" || code === "ENOTDIR";
}

/** Writes all of `content`; a short write goes on where it stopped. */
export function writeAll(disk: Disk, fd: number, content: Uint8Array): void {
  for (let at = 0; at < content.length; ) at += disk.writeSync(fd, content, at);
}
