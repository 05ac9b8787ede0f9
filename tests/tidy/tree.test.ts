// The tree that the guards walk.

import { describe, expect, test } from "vitest";
import { breachLines, codeFiles, hasFolder, isIgnored, plantedTree, readProjectTree } from "./tree.ts";

test("the project's tree has its sources and tests, and nothing that is built or installed", () => {
  const paths = [...readProjectTree().keys()];
  expect(paths).toContain("src/expected-error.ts");
  expect(paths).toContain("tests/tidy/tree.test.ts");
  expect(paths).toContain(".gitignore");
  expect(paths.filter((path) => /^(?:node_modules|\.git|dist)\//.test(path))).toEqual([]);
});

describe("ignored", () => {
  const lines = ["node_modules/", "/out", "dist/", "!plugin/dist/", "*.tgz"];
  test.each(["node_modules", "a/node_modules", "dist"])("the folder %s", (path) => {
    expect(isIgnored(path, path.replace(/.*\//, ""), true, lines)).toBe(true);
  });
  test.each(["plugin/dist", "src", "distant"])("not the folder %s", (path) => {
    expect(isIgnored(path, path.replace(/.*\//, ""), true, lines)).toBe(false);
  });
  test("files by ending and by path, not those that only share a part", () => {
    const of = (path: string): boolean => isIgnored(path, path.replace(/.*\//, ""), false, lines);
    expect(["a.tgz", "b/a.tgz", "out", "a.ts", "b/out"].map(of)).toEqual([true, true, true, false, false]);
  });
});

test("code is chosen by folder and ending", () => {
  const tree = plantedTree({ "src/a.ts": "", "src/a.json": "", "tests/b.mjs": "", "docs/c.ts": "" });
  expect(codeFiles(tree, "src/", "tests/").map(([path]) => path)).toEqual(["src/a.ts", "tests/b.mjs"]);
});

test("a folder is there when a file is in it", () => {
  expect(hasFolder(plantedTree({ "src/ab/c.ts": "" }), "src/ab")).toBe(true);
  expect(hasFolder(plantedTree({ "src/ab/c.ts": "" }), "src/a")).toBe(false);
});

test("breaches are printed in order", () => {
  const lines = breachLines([
    { place: "b", problem: "B." },
    { place: "a", problem: "A." },
  ]);
  expect(lines).toEqual(["a: A.", "b: B."]);
});
