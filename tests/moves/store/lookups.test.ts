import * as fs from "node:fs";
import { describe, expect, it } from "vitest";
import { openLookups } from "../../../src/moves/store/lookups.ts";
import { freshFolder, pathsIn } from "./fresh-folder.ts";

describe("lookups", () => {
  it("find the value noted last under exactly that table and key", () => {
    const lookups = openLookups(fs, freshFolder());
    lookups.note("tool-seen", "s1 Grep", "a");
    lookups.note("tool-seen", "s1 Grep", "b");
    expect(lookups.find("tool-seen", "s1 Grep")).toBe("b");
    expect(lookups.find("tool-seen", "s1 Gre")).toBeNull();
    expect(lookups.find("prompt-reply", "s1 Grep")).toBeNull();
  });

  it("write nothing where the value is the last one already", () => {
    const root = freshFolder();
    const lookups = openLookups(fs, root);
    for (const value of ["a", "a", "b", "a"]) lookups.note("tool-seen", "k", value);
    const file = pathsIn(root).find((path) => fs.statSync(`${root}/${path}`).isFile());
    expect(fs.readFileSync(`${root}/${file}`, "utf8")).toBe('"a"\n"b"\n"a"\n');
  });

  it("take a torn line for one that was not written", () => {
    const root = freshFolder();
    const lookups = openLookups(fs, root);
    lookups.note("tool-seen", "k", "a");
    const file = pathsIn(root).find((path) => fs.statSync(`${root}/${path}`).isFile());
    fs.appendFileSync(`${root}/${file}`, '"b');
    expect(lookups.find("tool-seen", "k")).toBe("a");
  });

  it("keep the key's text away from the file system", () => {
    const root = freshFolder();
    openLookups(fs, root).note("tool-seen", "../../escape", "a");
    expect(pathsIn(root).filter((path) => path.includes("escape"))).toEqual([]);
    expect(pathsIn(root).length).toBe(3);
  });

  it("reads only the end of a long history, and goes back where that holds no value", () => {
    const root = freshFolder();
    let bytes = 0;
    const readSync = (fd: number, into: Uint8Array, offset: number, length: number, at: number): number => {
      const read = fs.readSync(fd, into, offset, length, at);
      bytes += read;
      return read;
    };
    const lookups = openLookups({ ...fs, readSync }, root);
    lookups.note("prompt-reply", "k", "first");
    const folder = `${root}/lookups/prompt-reply`;
    const path = `${folder}/${fs.readdirSync(folder)[0]}`;
    fs.appendFileSync(path, '"again"\n'.repeat(100_000));
    bytes = 0;
    expect(lookups.find("prompt-reply", "k")).toBe("again");
    expect(bytes).toBe(4096);
    fs.appendFileSync(path, "7\n".repeat(100_000));
    expect(lookups.find("prompt-reply", "k")).toBe("again");
    fs.writeFileSync(path, "7\n".repeat(100_000));
    expect(lookups.find("prompt-reply", "k")).toBeNull();
  });
});
