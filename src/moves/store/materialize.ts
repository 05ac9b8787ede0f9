// Stored bytes as a file of the user's, exactly as they are. A file that is there already is not replaced unless he
// says so; then it is replaced whole.

import { type Disk, errorCode, writeAll } from "./disk.ts";

/** The part of the disk that writing a file takes. */
export type FileWriter = Pick<Disk, "openSync" | "writeSync" | "closeSync" | "renameSync" | "unlinkSync">;

/** False where something is at `path` already and may not be replaced. Throws what the disk throws. */
export function materialize(disk: FileWriter, path: string, bytes: Uint8Array, mayReplace: boolean): boolean {
  const target = mayReplace ? `${path}.detent-${process.pid}` : path;
  let fd: number;
  try {
    fd = disk.openSync(target, "wx", 0o666);
  } catch (error) {
    if (errorCode(error) === "EEXIST" && !mayReplace) return false;
    throw error;
  }
  try {
    try {
      writeAll(disk, fd, bytes);
    } finally {
      disk.closeSync(fd);
    }
    if (mayReplace) disk.renameSync(target, path);
    return true;
  } catch (error) {
    disk.unlinkSync(target);
    throw error;
  }
}
