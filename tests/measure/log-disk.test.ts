// The real disk as the search asks it.

import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { logDisk } from "../../src/measure/log-disk.ts";
import { freshFolder } from "./fresh-folder.ts";

test("files, folders, links and what is missing are told apart", () => {
  const folder = freshFolder();
  writeFileSync(join(folder, "a.jsonl"), "12345");
  symlinkSync(join(folder, "a.jsonl"), join(folder, "link"));
  symlinkSync(join(folder, "nowhere"), join(folder, "broken"));
  symlinkSync(folder, join(folder, "circle"));
  expect(logDisk.look(join(folder, "a.jsonl"))).toMatchObject({ kind: "file", sizeBytes: 5 });
  expect(logDisk.look(join(folder, "link"))).toEqual(logDisk.look(join(folder, "a.jsonl")));
  expect(logDisk.look(join(folder, "broken"))).toEqual({ kind: "missing" });
  expect(logDisk.look(join(folder, "circle"))).toEqual(logDisk.look(folder));
  expect(logDisk.look("/dev/null")).toEqual({ kind: "other" });
});

test("names in a folder include those with a dot", () => {
  const folder = freshFolder();
  mkdirSync(join(folder, ".dot"));
  writeFileSync(join(folder, "a"), "");
  expect([...logDisk.list(folder)].sort()).toEqual([".dot", "a"]);
  expect(() => logDisk.list(join(folder, "a"))).toThrow("ENOTDIR");
  expect(() => logDisk.checkReadable(join(folder, "b"))).toThrow("ENOENT");
});

test("a glob matches files and folders, dot names too; a plain name is no glob", async () => {
  const folder = freshFolder();
  mkdirSync(join(folder, "x", ".dot"), { recursive: true });
  writeFileSync(join(folder, "x", ".dot", "a.jsonl"), "");
  writeFileSync(join(folder, "x", "b.jsonl"), "");
  const matches = async (pattern: string): Promise<readonly string[]> =>
    [...((await logDisk.match(pattern, folder)) ?? [])].sort();
  expect(await matches("x/*")).toEqual([join(folder, "x", ".dot/"), join(folder, "x", "b.jsonl")]);
  expect(await matches("**/*.jsonl")).toEqual([join(folder, "x/.dot/a.jsonl"), join(folder, "x/b.jsonl")]);
  expect(await matches(join(folder, "x", "{b,c}.jsonl"))).toEqual([join(folder, "x", "b.jsonl")]);
  expect(await logDisk.match("x/b.jsonl", folder)).toBeNull();
});
