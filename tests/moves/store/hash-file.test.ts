import { createHash } from "node:crypto";
import * as fs from "node:fs";
import { expect, it } from "vitest";
import { hashFile, readPieces } from "../../../src/moves/store/hash-file.ts";
import { freshFolder } from "./fresh-folder.ts";

it.each([0, 1, 999_999, 1_000_000, 2_500_001])("hashes a file of %d bytes piece by piece", (size) => {
  const path = `${freshFolder()}/f`;
  const bytes = Buffer.alloc(size, "0123456789");
  fs.writeFileSync(path, bytes);
  expect(hashFile(fs, path)).toBe(createHash("sha256").update(bytes).digest("hex"));
});

it("no piece is larger than 1 MB, and short reads lose nothing", () => {
  const path = `${freshFolder()}/f`;
  fs.writeFileSync(path, Buffer.alloc(2_500_000, "abc"));
  const sizes = [...readPieces(fs, path)].map((piece) => piece.length);
  expect(sizes).toEqual([1_000_000, 1_000_000, 500_000]);
  const readSync = (fd: number, into: Uint8Array, offset: number, length: number, at: number): number =>
    fs.readSync(fd, into, offset, Math.min(length, 7_777), at);
  expect(hashFile({ ...fs, readSync }, path)).toBe(hashFile(fs, path));
});

it("closes the file also where nobody asks for all of it", () => {
  const path = `${freshFolder()}/f`;
  fs.writeFileSync(path, Buffer.alloc(3_000_000));
  let open = 0;
  const disk = {
    ...fs,
    openSync: (name: string) => {
      open += 1;
      return fs.openSync(name, "r");
    },
    closeSync: (fd: number) => {
      open -= 1;
      fs.closeSync(fd);
    },
  };
  for (const piece of readPieces(disk, path)) if (piece.length > 0) break;
  expect(open).toBe(0);
});
