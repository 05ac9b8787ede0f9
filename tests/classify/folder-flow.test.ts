// The folder that `cd` carries. Every line is worked by hand from what bash does: a `cd` behind `&&` surely worked, one
// behind `;` may have failed, a subshell gives nothing back.

import { expect, test } from "vitest";
import { plainWord } from "../../src/classify/command-word.ts";
import {
  folderOutcome,
  foldersIn,
  joined,
  joinedPath,
  lost,
  startState,
} from "../../src/classify/folder-flow.ts";
import { folderLines } from "./command-lines.ts";

const inFolder = (...folders: readonly string[]) => ({ ...startState, folders });

test.each([
  ["cd a && x", "x: a"],
  ["cd a; x", "x: a|."],
  ["cd a\nx", "x: a|."],
  ["cd a || exit 1; x", "x: a"],
  ["cd a || x", "x: ."],
  ["cd a && cd b && x", "x: a/b"],
  ["cd a/b/ && cd .. && x", "x: a"],
  ["cd a && cd .. && x", "x: ."],
  ["cd .. && x", "x: .."],
  ["cd /a/../b/ && x", "x: /b"],
  ["cd -- a && x", "x: a"],
  ["cd -P a && x", "x: a"],
  ["cd a && cd - && x", "x: ."],
  ["builtin cd a && x", "x: a"],
  ["command cd a && x", "x: a"],
  ["\\cd a && x", "x: a"],
  ["eval 'cd a' && x", "x: a"],
  ["! cd a || x", "x: a"],
  ["{ cd a; } && x", "x: a"],
  ["f() { cd a; }; f && x", "x: a"],
  ["f() { cd a || return 1; cd b; }; f && x", "x: a/b|."],
  ["pushd a && x", "x: a"],
  ["pushd a && popd && x", "x: ."],
  ["env -C a x", "x: a"],
  ["cd b && sudo -D a x", "x: b/a"],
  ["cd a && sh -c x", "x: a"],
  ["if cd a; then x; fi", "x: a"],
  ["if cd a; then y; else x; fi", "x: ."],
  ["if y; then cd a; fi; x", "x: a|."],
  ["for i in 1 2; do x; done", "x: ."],
  ["for i in 1 2; do (cd a && x); done", "x: a"],
])("%s", (text, line) => {
  expect(folderLines(text)).toContain(line);
});

test.each([
  ["(cd a); x", "x: ."],
  ["sh -c 'cd a'; x", "x: ."],
  ["sudo cd a && x", "x: ."],
  ["env cd a && x", "x: ."],
  ["cd a | y; x", "x: ."],
  ["cd a & x", "x: ."],
  ["echo $(cd a); x", "x: ."],
  ["echo cd a && x", "x: ."],
  ["f() { cd a; }; x", "x: ."],
])("%s moves nothing", (text, line) => {
  expect(folderLines(text)).toContain(line);
});

test.each([
  "cd $D && x",
  "cd ~ && x",
  "cd ~/a && x",
  "cd && x",
  "cd a* && x",
  "cd - && x",
  "cd a b && x",
  "popd && x",
  "pushd && x",
  "pushd +1 && x",
  "for i in a b; do cd $i; x; done",
  "for i in a b; do cd i; x; done",
  "while cd a; do x; done",
  "case $i in a) cd $i;; esac; x",
  "find . -execdir x \\;",
  "trap x EXIT; cd a",
  "f() { cd a; f; }; f; x",
])("%s leads to no folder that is known", (text) => {
  expect(folderLines(text)).toContain("x: ?");
});

test("an absolute folder is known again behind one that is not", () => {
  expect(folderLines("cd $D && cd /a && x")).toContain("x: /a");
  expect(folderLines("for i in a b; do cd /a && x; done")).toContain("x: /a");
});

test("a state that nothing reaches adds nothing, and more than four folders are none", () => {
  expect(joined(startState, { ...startState, isReached: false, folders: ["a"] })).toBe(startState);
  expect(joined(inFolder("a", "b"), inFolder("b", "c", "d")).folders).toEqual(["a", "b", "c", "d"]);
  expect(joined(inFolder("a", "b"), inFolder("c", "d", "e")).folders).toEqual([]);
  expect(lost(startState).folders).toEqual([]);
});

test("a failed cd stays where it was", () => {
  const { success, failure } = folderOutcome("cd", [plainWord("a")], startState);
  expect([success.folders, failure.folders]).toEqual([["a"], ["."]]);
});

test("a path is seen from each folder", () => {
  expect(foldersIn(["a", "/b"], plainWord("../c"))).toEqual(["c", "/c"]);
  expect(foldersIn([], plainWord("c"))).toEqual([]);
  expect(foldersIn([], plainWord("/c"))).toEqual(["/c"]);
  expect(joinedPath("a", "b/./c/")).toBe("a/b/c");
  expect(joinedPath("a", "/")).toBe("/");
});

test.each(["sudo -i x", "sudo -iu a x", "su a -c x", "chroot /a x", "runuser -l -c x a"])(
  "%s runs in a folder that is not told",
  (text) => {
    expect(folderLines(text)).toEqual(["x: ?"]);
  },
);
