// Where a word leads, by hand.

import { expect, test } from "vitest";
import { isDevice, type PathTouch, reachedPaths, touches } from "../../src/classify/touched-paths.ts";
import { calledCommands } from "./command-lines.ts";

function reachedOf(word: string, folders: readonly string[] = ["."]): ReturnType<typeof reachedPaths> {
  const [first] = calledCommands(`x ${word}`)[0]?.words ?? [];
  if (first === undefined) throw new Error(`${word} is no word`);
  return reachedPaths(first, folders, "/p");
}

test.each([
  ["a", ["."], ["/p/a"], false],
  ["./a/../b/", ["."], ["/p/b"], true],
  ["./../a", ["."], ["/a"], false],
  ["../a", ["."], ["/a"], false],
  ["../../../a", ["."], ["/a"], false],
  ["/a//b", ["c"], ["/a/b"], false],
  ["/a", [], ["/a"], false],
  ["a", ["c", "/d"], ["/p/c/a", "/d/a"], true],
  ["'a b'", ["."], ["/p/a b"], false],
  ["*.ts", ["."], ["/p"], true],
  ["a/b/*.ts", ["."], ["/p/a/b"], true],
  ["a/b*/../c", ["."], null, true],
  ["/a/*", ["."], ["/a"], true],
  ["$x", ["."], null, false],
  ["a$x", ["."], null, false],
  ["~/a", ["."], null, false],
  ["''", ["."], null, false],
  ["a", [], null, false],
])("%s from %j is %j", (word, folders, paths, isGuess) => {
  const reached = reachedOf(word, folders);
  expect(reached?.paths ?? null).toEqual(paths);
  if (reached !== null) expect(reached.isGuess).toBe(isGuess);
});

test("a tree is touched with all below it, and nothing beside it", () => {
  const tree: PathTouch = {
    path: "/a/b",
    isTree: true,
    what: "written",
    from: null,
    isCertain: true,
    isLater: false,
  };
  expect(["/a/b", "/a/b/c", "/a", "/a/bc"].map((path) => touches(tree, path))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(touches({ ...tree, isTree: false }, "/a/b/c")).toBe(false);
  expect(touches({ ...tree, path: "/" }, "/x")).toBe(true);
});

test("devices are no files", () => {
  for (const path of ["/dev/null", "/dev/stderr", "/dev/tty", "/dev/fd/3"]) expect(isDevice(path)).toBe(true);
  for (const path of ["/dev/nullx", "/dev/sda", "/dev/shm/a"]) expect(isDevice(path)).toBe(false);
});
