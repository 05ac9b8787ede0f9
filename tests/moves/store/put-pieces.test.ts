import * as fs from "node:fs";
import fc from "fast-check";
import { expect, it } from "vitest";
import { addressOf } from "../../../src/moves/store/address.ts";
import { putFile, startPut } from "../../../src/moves/store/put-pieces.ts";
import { openStore, type Scope } from "../../../src/moves/store/store.ts";
import { verifyStore } from "../../../src/moves/store/verify.ts";
import { freshFolder, pathsIn } from "./fresh-folder.ts";

const scope: Scope = { kind: "project", root: "/w" };

it("gives the same object as a put of the whole, however the bytes are cut", () => {
  const parent = freshFolder();
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 9 }), { maxLength: 6 }), (pieces) => {
      const root = fs.mkdtempSync(`${parent}/p-`);
      const put = startPut(fs, root, scope);
      for (const piece of pieces) put.add(piece);
      const whole = Buffer.concat(pieces);
      expect(put.finish()).toEqual({ address: addressOf(whole), bytes: whole.length });
      expect(openStore(fs, root, scope).get(addressOf(whole))).toEqual({ kind: "object", bytes: whole });
      expect(verifyStore(fs, root).faults).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

it("puts a file without ever holding more than a piece of it", () => {
  const root = freshFolder();
  fs.writeFileSync(`${root}/f`, Buffer.alloc(3_500_000, "line of a file\n"));
  let largest = 0;
  const writeSync = (fd: number, bytes: Uint8Array, at: number): number => {
    largest = Math.max(largest, bytes.length);
    return fs.writeSync(fd, bytes, at);
  };
  const { address, bytes } = putFile({ ...fs, writeSync }, `${root}/s`, scope, `${root}/f`);
  expect([address, bytes, largest]).toEqual([addressOf(fs.readFileSync(`${root}/f`)), 3_500_000, 1_000_000]);
});

it("waits for the disk before it tells the address: the object, its folder and the folder of its mark", () => {
  const root = freshFolder();
  let syncs = 0;
  const fsyncSync = (fd: number): void => {
    syncs += 1;
    fs.fsyncSync(fd);
  };
  startPut({ ...fs, fsyncSync }, root, scope).finish();
  expect(syncs).toBe(3);
});

it("leaves an intact object untouched and repairs a damaged one", () => {
  const root = freshFolder();
  const store = openStore(fs, root, scope);
  const path = `${root}/objects/${store.put("text")}`;
  const before = fs.statSync(path).ino;
  const again = () => {
    const put = startPut(fs, root, scope);
    put.add(Buffer.from("text"));
    return put.finish();
  };
  again();
  expect(fs.statSync(path).ino).toBe(before);
  fs.writeFileSync(path, "tixt");
  again();
  expect(store.get(addressOf("text")).kind).toBe("object");
});

it("leaves no object and nothing else where the file cannot be read, or the put is abandoned", () => {
  const root = freshFolder();
  expect(() => putFile(fs, root, scope, `${root}/none`)).toThrow("ENOENT");
  const put = startPut(fs, root, scope);
  put.add(Buffer.from("text"));
  put.abandon();
  expect(pathsIn(root)).toEqual(["objects"]);
});
