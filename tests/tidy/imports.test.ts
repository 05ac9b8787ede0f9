// Guards the direction of imports, circles and dead files, over planted faults and over the project itself.

import { describe, expect, test } from "vitest";
import { deadFiles, importCircles, wrongDirections } from "./import-rules.ts";
import { breachLines, plantedTree, readProjectTree } from "./tree.ts";

const project = readProjectTree();

describe("the project", () => {
  test("imports only from rooms to the left", () => {
    expect(breachLines(wrongDirections(project))).toEqual([]);
  });
  test("imports in no circle", () => {
    expect(breachLines(importCircles(project))).toEqual([]);
  });
  test("has no file that nobody imports", () => {
    expect(breachLines(deadFiles(project))).toEqual([]);
  });
});

describe("direction", () => {
  test("an import to the right is named with its line, a type import too", () => {
    const tree = plantedTree({
      "src/session/a.ts": '// first line\nimport type { B } from "../measure/b.ts";',
      "src/measure/b.ts": "export type B = string;",
    });
    expect(breachLines(wrongDirections(tree))).toEqual([
      "src/session/a.ts:2: Imports src/measure/b.ts, which is not to the left of session. " +
        "Imports run session → classify → moves → replay → measure → tui → cli.",
    ]);
  });
  test("a dynamic import to the right and a re-export to the right are named", () => {
    const tree = plantedTree({
      "src/moves/a.ts": 'const b = () => import("../cli/b.ts");',
      "src/moves/c.ts": 'export { b } from "../cli/b.ts";',
      "src/cli/b.ts": "export const b = 1;",
    });
    expect(wrongDirections(tree)).toHaveLength(2);
  });
  test("imports from the left, from the own room and of the class for expected faults are silent", () => {
    const tree = plantedTree({
      "src/expected-error.ts": "export class ExpectedError {}",
      "src/session/a.ts": 'import { ExpectedError } from "../expected-error.ts";',
      "src/cli/commands/b.ts": 'import "../../session/a.ts"; import "../c.ts"; import "vitest";',
      "src/cli/c.ts": '// import "../../tests/x.ts"\nexport const text = "import \'../measure/d.ts\'";',
    });
    expect(wrongDirections(tree)).toEqual([]);
  });
  test("an import of a file that is not there, or outside of src/, is named", () => {
    const tree = plantedTree({
      "src/cli/a.ts": 'import "./gone.ts"; import "../../tests/b.ts";',
      "tests/b.ts": "",
    });
    expect(breachLines(wrongDirections(tree))).toEqual([
      "src/cli/a.ts:1: Imports src/cli/gone.ts, which does not exist. Name the file with its ending.",
      "src/cli/a.ts:1: Imports tests/b.ts, outside of src/. Move what it needs into src/.",
    ]);
  });
  test("the class for expected faults may import nothing to its right", () => {
    const tree = plantedTree({ "src/expected-error.ts": 'import "./session/a.ts";', "src/session/a.ts": "" });
    expect(wrongDirections(tree)).toHaveLength(1);
  });
  test("a file outside of the rooms is named", () => {
    expect(wrongDirections(plantedTree({ "src/extra/a.ts": "" }))).toHaveLength(1);
  });
});

describe("circles", () => {
  test("a circle over three files is named once, with its way round", () => {
    const tree = plantedTree({
      "src/cli/a.ts": 'import "./b.ts";',
      "src/cli/b.ts": 'import type { C } from "./c.ts";',
      "src/cli/c.ts": 'import { a } from "./a.ts";',
    });
    expect(breachLines(importCircles(tree))).toEqual([
      "src/cli/a.ts: Imports in a circle: src/cli/a.ts → src/cli/b.ts → src/cli/c.ts → src/cli/a.ts. " +
        "Move what both need left.",
    ]);
  });
  test("a file that imports itself is a circle", () => {
    expect(importCircles(plantedTree({ "src/cli/a.ts": 'import "./a.ts";' }))).toHaveLength(1);
  });
  test("two ways to the same file are no circle", () => {
    const tree = plantedTree({
      "src/cli/a.ts": 'import "./b.ts"; import "./c.ts";',
      "src/cli/b.ts": 'import "./d.ts";',
      "src/cli/c.ts": 'import "./d.ts";',
      "src/cli/d.ts": "",
    });
    expect(importCircles(tree)).toEqual([]);
  });
});

describe("dead files", () => {
  test("a file that only its test or itself imports is named", () => {
    const tree = plantedTree({
      "src/session/a.ts": 'import "./a.ts";',
      "tests/session/a.test.ts": 'import "../../src/session/a.ts";',
    });
    expect(breachLines(deadFiles(tree))).toEqual([
      "src/session/a.ts: Nobody imports it. Import it where it is needed, or delete it.",
    ]);
  });
  test("entry points, worker entries under either ending and files named in build.mjs are silent", () => {
    const tree = plantedTree({
      "src/cli/main.ts": 'new Worker(new URL("../measure/w.js", import.meta.url)); import("./lazy.ts");',
      "src/cli/lazy.ts": "",
      "src/measure/w.ts": "",
      "src/measure/v.ts": "",
      "src/moves/hook.ts": "",
      "build.mjs": 'const workers = ["src/measure/v.ts"];',
    });
    expect(deadFiles(tree)).toEqual([]);
  });
  test("an address that is no file of the program starts no worker", () => {
    const tree = plantedTree({ "src/cli/main.ts": 'new URL("./w.ts", "http://x/");', "src/cli/w.ts": "" });
    expect(deadFiles(tree)).toHaveLength(1);
  });
});
