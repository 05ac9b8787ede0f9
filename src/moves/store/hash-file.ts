// The address of a file's bytes, read piece by piece: an object may be larger than memory.

import { type Address, isAddress } from "./address.ts";
import type { Disk } from "./disk.ts";

const pieceBytes = 1_000_000;

/** The pieces of the file from its start, each valid until the next is asked for. Throws what the disk throws. */
export function* readPieces(disk: Disk, path: string): Generator<Uint8Array> {
  const fd = disk.openSync(path, "r");
  try {
    const piece = new Uint8Array(pieceBytes);
    for (let at = 0; ; ) {
      const read = disk.readSync(fd, piece, 0, piece.length, at);
      if (read === 0) return;
      at += read;
      yield piece.subarray(0, read);
    }
  } finally {
    disk.closeSync(fd);
  }
}

/** SHA-256 over pieces. */
export function startHash(): { add(piece: Uint8Array): void; address(): Address } {
  const hash = process.getBuiltinModule("node:crypto").createHash("sha256");
  return {
    add: (piece) => {
      hash.update(piece);
    },
    address: () => {
      const text = hash.digest("hex");
      if (!isAddress(text)) throw new Error(`hash-file.ts: SHA-256 gave "${text}".`);
      return text;
    },
  };
}

/** The address that the file's bytes have now. Throws what the disk throws. */
export function hashFile(disk: Disk, path: string): Address {
  const hash = startHash();
  for (const piece of readPieces(disk, path)) hash.add(piece);
  return hash.address();
}
