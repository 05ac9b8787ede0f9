import * as fs from "node:fs";
import { describe, expect, it } from "vitest";
import { addressOf } from "../../../src/moves/store/address.ts";
import { openStore, type Scope, type Store } from "../../../src/moves/store/store.ts";
import { freshFolder, pathsIn } from "./fresh-folder.ts";

const here: Scope = { kind: "project", root: "/w/here" };
const there: Scope = { kind: "project", root: "/w/there" };

function textOf(store: Store, text: string): string | null {
  const found = store.get(addressOf(text));
  return found.kind === "object" ? Buffer.from(found.bytes).toString() : null;
}

describe("the store", () => {
  it("gives back the bytes under their address, invalid UTF-8 included", () => {
    const store = openStore(fs, freshFolder(), here);
    const bytes = Uint8Array.from([0xff, 0x00, 0x0a]);
    const address = store.put(bytes);
    expect(address).toBe(addressOf(bytes));
    expect(store.get(address)).toEqual({ kind: "object", bytes: Buffer.from(bytes) });
    expect(store.has(address)).toBe(true);
  });

  it("keeps files 0600 in folders 0700 and leaves nothing else behind", () => {
    const root = freshFolder();
    const address = openStore(fs, `${root}/s`, here).put("secret");
    const project = `s/scopes/${addressOf("/w/here")}`;
    expect(pathsIn(root)).toEqual(
      ["s", "s/objects", `s/objects/${address}`, "s/scopes", project, `${project}/${address}`].sort(),
    );
    for (const path of pathsIn(root)) {
      const status = fs.statSync(`${root}/${path}`);
      expect([path, status.mode & 0o777]).toEqual([path, status.isFile() ? 0o600 : 0o700]);
    }
  });

  it("does not write an existing object again", () => {
    const root = freshFolder();
    const store = openStore(fs, root, here);
    const path = `${root}/objects/${store.put("text")}`;
    const before = fs.statSync(path).ino;
    store.put("text");
    expect(fs.statSync(path).ino).toBe(before);
  });

  it.each([
    ["tampered with", (path: string) => fs.writeFileSync(path, "tixt")],
    ["emptied", (path: string) => fs.writeFileSync(path, "")],
    [
      "a link to the same bytes",
      (path: string) => {
        fs.renameSync(path, `${path}-moved`);
        fs.symlinkSync(`${path}-moved`, path);
      },
    ],
  ])("calls an object that is %s damaged, and a put of the bytes repairs it", (_how, damage) => {
    const root = freshFolder();
    const store = openStore(fs, root, here);
    const address = store.put("text");
    damage(`${root}/objects/${address}`);
    expect(store.get(address)).toEqual({ kind: "damaged", address });
    expect(store.has(address)).toBe(true);
    store.put("text");
    expect(textOf(store, "text")).toBe("text");
  });
});

describe("the scope of a store", () => {
  it("shows a project only what it has put, also where the object existed before", () => {
    const root = freshFolder();
    const [ours, theirs] = [openStore(fs, root, here), openStore(fs, root, there)];
    const address = theirs.put("text");
    expect([ours.get(address), ours.has(address)]).toEqual([{ kind: "absent" }, false]);
    ours.put("text");
    expect(textOf(ours, "text")).toBe("text");
  });

  it("shows everything with scope all", () => {
    const root = freshFolder();
    openStore(fs, root, there).put("text");
    expect(textOf(openStore(fs, root, { kind: "all", root: "/w/here" }), "text")).toBe("text");
  });
});

describe("a store on a disk that fails", () => {
  it("has nothing before a first put, and makes no folder by asking", () => {
    const root = freshFolder();
    const store = openStore(fs, `${root}/s`, here);
    expect([store.get(addressOf("x")), store.has(addressOf("x"))]).toEqual([{ kind: "absent" }, false]);
    expect(pathsIn(root)).toEqual([]);
  });

  it.each(["writeSync", "renameSync", "openSync"] as const)(
    "shows no object where %s fails, and the error is thrown",
    (step) => {
      const root = freshFolder();
      const full = {
        ...fs,
        [step]: () => {
          throw Object.assign(new Error("full"), { code: "ENOSPC" });
        },
      };
      expect(() => openStore(full, root, here).put("text")).toThrow("full");
      expect(pathsIn(root).filter((path) => path !== "objects")).toEqual([]);
      expect(openStore(fs, root, here).get(addressOf("text"))).toEqual({ kind: "absent" });
    },
  );

  it("writes the whole object where the disk takes it in pieces", () => {
    const root = freshFolder();
    const writeSync = (fd: number, bytes: Uint8Array, at: number): number => fs.writeSync(fd, bytes, at, 1);
    openStore({ ...fs, writeSync }, root, here).put("text");
    expect(textOf(openStore(fs, root, here), "text")).toBe("text");
  });

  it("steps over a temporary file that a crash left", () => {
    const root = freshFolder();
    const address = addressOf("text");
    fs.mkdirSync(`${root}/objects`);
    fs.writeFileSync(`${root}/objects/.put-${process.pid}-0-${address}`, "te");
    const store = openStore(fs, root, here);
    store.put("text");
    expect(textOf(store, "text")).toBe("text");
  });
});
