// Which transcripts a folder holds, and what stands in the way of others.

import { mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findLogFiles, isMainFile, unreadableWhy } from "../../src/replay/transcript-files.ts";
import { writeFiles } from "./written-session.ts";

function folderOf(...names: readonly string[]): string {
  const first = writeFiles(Object.fromEntries(names.map((name) => [name, "{}\n"])));
  return first.slice(0, -(names[0] ?? "").length - 1);
}

test("main files are found at any depth, in the order of their paths, and subagents' are told apart", () => {
  const folder = folderOf(
    "s.jsonl",
    "s/subagents/agent-a.jsonl",
    "agent-b.jsonl",
    "deep/x.jsonl",
    "notes.md",
  );
  const { files, unread } = findLogFiles(folder, true);
  const paths = (...names: readonly string[]) => names.map((name) => join(folder, name));
  expect(files).toEqual(paths("agent-b.jsonl", "deep/x.jsonl", "s.jsonl", "s/subagents/agent-a.jsonl"));
  expect(files.filter(isMainFile)).toEqual(paths("deep/x.jsonl", "s.jsonl"));
  expect(unread).toEqual([]);
  expect(findLogFiles(folder, false).files).toEqual(paths("agent-b.jsonl", "s.jsonl"));
  expect(findLogFiles(join(folder, "none"), true)).toEqual({ files: [], unread: [] });
});

test("a folder that may not be listed is named, and the rest is found", () => {
  const folder = folderOf("a/x.jsonl", "b/y.jsonl");
  const closed = join(folder, "a");
  const list = (path: string): readonly string[] => {
    if (path === closed) throw Object.assign(new Error("no"), { code: "EACCES" });
    return readdirSync(path);
  };
  expect(findLogFiles(folder, true, list)).toEqual({
    files: [join(folder, "b/y.jsonl")],
    unread: [{ path: closed, why: "It cannot be read (EACCES)." }],
  });
});

test("links are followed, a circle ends, and a broken link to a log is named", () => {
  const folder = folderOf("a/x.jsonl");
  mkdirSync(join(folder, "b"));
  symlinkSync(join(folder, "a/x.jsonl"), join(folder, "b/link.jsonl"));
  symlinkSync(folder, join(folder, "b/up"));
  symlinkSync("nowhere", join(folder, "b/gone.jsonl"));
  symlinkSync("nowhere", join(folder, "b/gone.md"));
  const { files, unread } = findLogFiles(folder, true);
  expect(files).toEqual([join(folder, "a/x.jsonl"), join(folder, "b/link.jsonl")]);
  expect(unread).toEqual([
    { path: join(folder, "b/gone.jsonl"), why: "It is a link to a file that is not there." },
  ]);
});

test("a fault that is not the system's stays a bug", () => {
  expect(() => unreadableWhy(new Error("x"))).toThrow("x");
});
