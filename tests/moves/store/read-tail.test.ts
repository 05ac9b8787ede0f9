import * as fs from "node:fs";
import fc from "fast-check";
import { expect, it } from "vitest";
import { readTail } from "../../../src/moves/store/read-tail.ts";
import { freshFolder } from "./fresh-folder.ts";

it("gives the last lines, and leaves out one that the cut took in half", () => {
  const path = `${freshFolder()}/log`;
  fs.writeFileSync(path, "one\ntwo\nthree\nfo");
  expect(readTail(fs, path, 100)).toEqual({ lines: ["one", "two", "three", "fo"], isWhole: true });
  // 16 bytes in all; the last 10 begin with "o\n", a half line.
  expect(readTail(fs, path, 10)).toEqual({ lines: ["three", "fo"], isWhole: false });
  expect(readTail(fs, path, 1)).toEqual({ lines: [], isWhole: false });
});

it("reads no more than it was asked for, and nothing of an empty file", () => {
  const path = `${freshFolder()}/log`;
  fs.writeFileSync(path, "x\n".repeat(5000));
  let bytes = 0;
  const readSync = (
    fd: number,
    into: Uint8Array,
    offset: number,
    length: number,
    position: number,
  ): number => {
    const read = fs.readSync(fd, into, offset, Math.min(length, 7), position);
    bytes += read;
    return read;
  };
  expect(readTail({ ...fs, readSync }, path, 50).lines).toEqual(Array.from({ length: 24 }, () => "x"));
  expect(bytes).toBe(50);
  fs.writeFileSync(path, "");
  expect(readTail(fs, path, 50)).toEqual({ lines: [], isWhole: true });
});

it("ends where a file has become shorter meanwhile", () => {
  const path = `${freshFolder()}/log`;
  fs.writeFileSync(path, "one\n");
  const fstatSync = () => ({ size: 400, isFile: () => true });
  expect(readTail({ ...fs, fstatSync }, path, 400).lines).toEqual(["one"]);
});

it("agrees with the end of the list of all lines", () => {
  const path = `${freshFolder()}/log`;
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "binary-ascii" })), fc.nat({ max: 60 }), (parts, bytesMax) => {
      fs.writeFileSync(path, parts.join("\n"));
      const all = parts
        .join("\n")
        .split("\n")
        .filter((line) => line !== "");
      const { lines } = readTail(fs, path, bytesMax);
      expect(lines).toEqual(all.slice(all.length - lines.length));
    }),
    { numRuns: 100 },
  );
});
