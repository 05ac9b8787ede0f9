// Files that appear whole or not at all: a temporary file beside the target, then a rename over it. Nobody ever reads
// half of one, whatever stops the writer; what is left behind then is a file whose name says so.

import { type Disk, errorCode, isAbsence, writeAll } from "./disk.ts";

/** How the name of a temporary file begins. */
export const temporaryPrefix = ".put-";

export interface TemporaryFile {
  readonly path: string;
  readonly fd: number;
}

/** True where something exists at the path, a link to nothing included. */
export function exists(disk: Disk, path: string): boolean {
  try {
    disk.lstatSync(path);
    return true;
  } catch (error) {
    if (isAbsence(error)) return false;
    throw error;
  }
}

/** Makes the folder and what is missing above it, for the user alone. */
export function makeFolder(disk: Disk, path: string): void {
  if (!exists(disk, path)) disk.mkdirSync(path, { recursive: true, mode: 0o700 });
}

/** Writes `folder/name` for the user alone, over what is there. What a crash leaves is a temporary file only. */
export function writeWhole(disk: Disk, folder: string, name: string, bytes: Uint8Array): void {
  const { path, fd } = openTemporary(disk, folder, name);
  try {
    try {
      writeAll(disk, fd, bytes);
    } finally {
      disk.closeSync(fd);
    }
    disk.renameSync(path, `${folder}/${name}`);
  } catch (error) {
    disk.unlinkSync(path);
    throw error;
  }
}

/** Opened exclusively: two processes of one number (two containers on one store) never share a temporary file. */
export function openTemporary(disk: Disk, folder: string, name: string): TemporaryFile {
  for (let attempt = 0; ; attempt += 1) {
    const path = `${folder}/${temporaryPrefix}${process.pid}-${attempt}-${name}`;
    try {
      return { path, fd: disk.openSync(path, "wx", 0o600) };
    } catch (error) {
      if (errorCode(error) !== "EEXIST" || attempt >= 1000) throw error;
    }
  }
}
