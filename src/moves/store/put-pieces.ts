// A put by a person: bytes that come piece by piece, a file larger than memory among them, and are on the disk before
// the address is told. The hook's own put does not wait for the disk; whoever runs a command can.

import type { Address } from "./address.ts";
import { isAbsence, writeAll } from "./disk.ts";
import { hashFile, readPieces, startHash } from "./hash-file.ts";
import type { PersonDisk } from "./person-disk.ts";
import { type Scope, scopeFolder } from "./store.ts";
import { makeMark, openTemporary } from "./write-whole.ts";

/** One object on its way. After `finish` or `abandon` nothing more may be added. */
export interface StartedPut {
  add(piece: Uint8Array): void;
  /** The object is complete: its address, and how many bytes it has. Where it throws, a temporary file may stay. */
  finish(): { readonly address: Address; readonly bytes: number };
  /** Leaves nothing behind. */
  abandon(): void;
}

/** Starts a put into the store in `root`. Throws what the disk throws, like everything in it. */
export function startPut(disk: PersonDisk, root: string, scope: Scope): StartedPut {
  const objects = `${root}/objects`;
  const { path, fd } = openTemporary(disk, objects, "pieces");
  const hash = startHash();
  let bytes = 0;
  return {
    add(piece) {
      hash.add(piece);
      bytes += piece.length;
      writeAll(disk, fd, piece);
    },
    finish() {
      const address = hash.address();
      syncAndClose(disk, fd);
      if (isIntact(disk, `${objects}/${address}`, address)) disk.unlinkSync(path);
      else disk.renameSync(path, `${objects}/${address}`);
      const marks = scopeFolder(root, scope.root);
      makeMark(disk, marks, address);
      for (const folder of [objects, marks]) syncAndClose(disk, disk.openSync(folder, "r"));
      return { address, bytes };
    },
    abandon() {
      disk.closeSync(fd);
      disk.unlinkSync(path);
    },
  };
}

/** Puts a file's bytes as they are now; links are followed. */
export function putFile(
  disk: PersonDisk,
  root: string,
  scope: Scope,
  path: string,
): { readonly address: Address; readonly bytes: number } {
  // Asked first, so that a path that is not there makes no store.
  disk.statSync(path);
  const put = startPut(disk, root, scope);
  try {
    for (const piece of readPieces(disk, path)) put.add(piece);
  } catch (error) {
    put.abandon();
    throw error;
  }
  return put.finish();
}

function isIntact(disk: PersonDisk, path: string, address: Address): boolean {
  try {
    return disk.lstatSync(path).isFile() && hashFile(disk, path) === address;
  } catch (error) {
    if (isAbsence(error)) return false;
    throw error;
  }
}

/** Waits for the disk. A rename is on the disk once its folder is. */
function syncAndClose(disk: PersonDisk, fd: number): void {
  try {
    disk.fsyncSync(fd);
  } finally {
    disk.closeSync(fd);
  }
}
