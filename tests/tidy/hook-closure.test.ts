// Guards what the hook is made of, over planted faults and over the project itself.

import { describe, expect, test } from "vitest";
import { hookBreaches, hookFiles } from "./hook-closure.ts";
import { breachLines, plantedTree, readProjectTree } from "./tree.ts";

test("the project's hook is made of allowed files and loads only node:fs at its start", () => {
  expect(breachLines(hookBreaches(readProjectTree()))).toEqual([]);
});

describe("the closure", () => {
  test("starts at decide until there is a hook, and follows every kind of import", () => {
    const files = {
      "src/moves/decide.ts": 'import type { A } from "../session/a.ts"; const b = () => import("./b.ts");',
      "src/session/a.ts": 'export { c } from "./c.ts";',
      "src/session/c.ts": "",
      "src/moves/b.ts": "",
      "src/moves/unreached.ts": 'import "zod/mini";',
    };
    expect(hookFiles(plantedTree(files))).toEqual([
      "src/moves/decide.ts",
      "src/session/a.ts",
      "src/moves/b.ts",
      "src/session/c.ts",
    ]);
    expect(hookFiles(plantedTree({ ...files, "src/moves/hook.ts": "" }))).toEqual(["src/moves/hook.ts"]);
    expect(hookBreaches(plantedTree(files))).toEqual([]);
  });
  test("is missed where moves exist without an entry, and not before", () => {
    expect(hookBreaches(plantedTree({ "src/moves/table.ts": "" }))).toHaveLength(1);
    expect(hookBreaches(plantedTree({ "src/session/a.ts": "" }))).toEqual([]);
  });
});

describe("planted faults", () => {
  test("a file outside of the three rooms is named, however far away", () => {
    const tree = plantedTree({
      "src/moves/decide.ts": 'import "../session/a.ts";',
      "src/session/a.ts": 'import type { B } from "../measure/b.ts";',
      "src/measure/b.ts": "",
    });
    expect(breachLines(hookBreaches(tree))).toEqual([
      "src/measure/b.ts: The hook reaches it. Move what the hook needs into src/session/, src/classify/, src/moves/.",
    ]);
  });
  test.each([
    ['import * as z from "zod/mini";', "The hook imports 'zod/mini'. Only node: modules are allowed here."],
    [
      'import type { Script } from "unbash";',
      "The hook imports 'unbash'. Only node: modules are allowed here.",
    ],
    ['import { join } from "path";', "The hook imports 'path'. Only node: modules are allowed here."],
    ['const f = () => import("yaml");', "The hook imports 'yaml'. Only node: modules are allowed here."],
    [
      'import { createHash } from "node:crypto";',
      "The hook loads node:crypto at its start. Load it inside the function that needs it.",
    ],
    [
      'const crypto = process.getBuiltinModule("node:crypto");',
      "The hook loads a module at its start. Load it inside the function that needs it.",
    ],
  ])("%s is named", (text, problem) => {
    expect(breachLines(hookBreaches(plantedTree({ "src/moves/decide.ts": text })))).toEqual([
      `src/moves/decide.ts:1: ${problem}`,
    ]);
  });
  test("a module is loaded at the start beside a function that does not", () => {
    const text =
      'const a = () => 1;\nconst crypto = process.getBuiltinModule("node:crypto");\nfunction b() {}';
    expect(hookBreaches(plantedTree({ "src/moves/decide.ts": text })).map(({ place }) => place)).toEqual([
      "src/moves/decide.ts:2",
    ]);
  });
  test.each([
    'import { readFileSync } from "node:fs";',
    'import type { Hash } from "node:crypto";',
    'function f() { return process.getBuiltinModule("node:crypto"); }',
    'import "../expected-error.ts";',
    '// import "zod"\nconst text = "import \'yaml\'";',
  ])("%s is silent", (text) => {
    const tree = plantedTree({ "src/moves/decide.ts": text, "src/expected-error.ts": "" });
    expect(hookBreaches(tree)).toEqual([]);
  });
});
