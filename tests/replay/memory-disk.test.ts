// The disk in memory does what the real one does, as far as the store asks: the same acts on both, the same answers.

import * as fs from "node:fs";
import fc from "fast-check";
import { expect, it } from "vitest";
import { type Disk, errorCode } from "../../src/moves/store/disk.ts";
import { openLedger } from "../../src/moves/store/ledger.ts";
import { openLookups } from "../../src/moves/store/lookups.ts";
import { openStore } from "../../src/moves/store/store.ts";
import { MemoryDisk } from "../../src/replay/memory-disk.ts";
import { freshFolder } from "./written-session.ts";

/** What an act gives, or the code of its error. */
function said(act: () => unknown): unknown {
  try {
    const value = act();
    return value instanceof Uint8Array ? Buffer.from(value).toString() : value;
  } catch (error) {
    const code = errorCode(error);
    if (code === null) throw error;
    return code;
  }
}

const acts: Readonly<Record<string, (disk: Disk, path: string, text: string) => unknown>> = {
  append: (disk, path, text) => {
    const fd = disk.openSync(path, "a+", 0o600);
    const written = disk.writeSync(fd, Buffer.from(text), 0);
    const last = Buffer.alloc(3);
    const read = disk.readSync(fd, last, 0, 3, Math.max(0, disk.fstatSync(fd).size - 3));
    disk.closeSync(fd);
    return [written, read, last.toString()];
  },
  create: (disk, path, text) => {
    const fd = disk.openSync(path, "wx", 0o600);
    disk.writeSync(fd, Buffer.from(text), 0);
    disk.writeSync(fd, Buffer.from(text), 0);
    disk.closeSync(fd);
  },
  read: (disk, path) => disk.readFileSync(path),
  look: (disk, path) => [disk.lstatSync(path).isFile(), disk.statSync(path).isFile()],
  ask: (disk, path) => disk.lstatSync(path, { throwIfNoEntry: false })?.size,
  open: (disk, path) => disk.closeSync(disk.openSync(path, "r")),
  move: (disk, path) => disk.renameSync(path, `${path}-moved`),
  remove: (disk, path) => disk.unlinkSync(path),
};

it("files are made, read, moved and removed alike, errors included", () => {
  const step = fc.record({
    act: fc.constantFrom(...Object.keys(acts)),
    path: fc.constantFrom("a/x", "a/y", "none/z"),
    text: fc.string({ maxLength: 5 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const [memory, root] = [new MemoryDisk(), freshFolder()];
      const disks: readonly Disk[] = [memory, fs];
      for (const disk of disks) disk.mkdirSync(`${root}/a`, { recursive: true, mode: 0o700 });
      for (const { act, path, text } of steps) {
        const on = (disk: Disk): unknown => said(() => acts[act]?.(disk, `${root}/${path}`, text));
        expect([act, on(memory)]).toEqual([act, on(fs)]);
      }
    }),
    { numRuns: 60 },
  );
});

it("store, ledger and lookups give on it what they give on a real one", () => {
  const use = (disk: Disk, root: string) => {
    const store = openStore(disk, root, { kind: "project", root: "/w" });
    const [one, again] = [store.put("text"), store.put("text")];
    openLedger(disk, root).append({ move: "x" });
    const lookups = openLookups(disk, root);
    for (const value of ["a", "b", "b"]) lookups.note("tool-seen", "k", value);
    return [one, again, store.has(one), store.get(one), lookups.find("tool-seen", "k")];
  };
  const plain = (found: unknown) => JSON.parse(JSON.stringify(found));
  expect(plain(use(new MemoryDisk(), "/store"))).toEqual(plain(use(fs, freshFolder())));
});
