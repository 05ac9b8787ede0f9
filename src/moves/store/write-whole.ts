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
    return disk.lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    if (isAbsence(error)) return false;
    throw error;
  }
}

/**
 * Opens a file that may be made. Its folder, and what is missing above it, is made for the user alone where it turns
 * out to be missing: the folder is nearly always there, and asking first would cost as much as opening.
 */
export function openInFolder(disk: Disk, folder: string, path: string, flags: "wx" | "a+"): number {
  try {
    return disk.openSync(path, flags, 0o600);
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
    disk.mkdirSync(folder, { recursive: true, mode: 0o700 });
    return disk.openSync(path, flags, 0o600);
  }
}

/** An empty file for the user alone, unless something has its name already. */
export function makeMark(disk: Disk, folder: string, name: string): void {
  try {
    disk.closeSync(openInFolder(disk, folder, `${folder}/${name}`, "wx"));
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  }
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
      return { path, fd: openInFolder(disk, folder, path, "wx") };
    } catch (error) {
      if (errorCode(error) !== "EEXIST" || attempt >= 1000) throw error;
    }
  }
}
