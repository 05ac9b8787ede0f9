// Guards the budgets, over planted faults and over the project itself.

import { describe, expect, test } from "vitest";
import { overBudget } from "./budgets.ts";
import { breachLines, plantedTree, readProjectTree } from "./tree.ts";

const lines = (count: number): string => "  call();\n".repeat(count);

test("every file, function and line of the project is within its budget", () => {
  expect(breachLines(overBudget(readProjectTree()))).toEqual([]);
});

describe("planted faults", () => {
  test("301 lines are named, 300 are silent", () => {
    expect(breachLines(overBudget(plantedTree({ "src/a.ts": lines(301) })))).toEqual([
      "src/a.ts: 301 lines, 300 at most. Split the file.",
    ]);
    expect(overBudget(plantedTree({ "src/a.ts": lines(300), "tests/b.test.ts": lines(300) }))).toEqual([]);
  });
  test("121 characters are named with the line, 120 wide ones are silent", () => {
    const tree = plantedTree({
      "tests/a.test.ts": `// ok\n// ${"x".repeat(118)}`,
      "src/b.ts": `// ${"😀".repeat(117)}`,
    });
    expect(breachLines(overBudget(tree))).toEqual([
      "tests/a.test.ts:2: 121 characters, 120 at most. Break the line.",
    ]);
  });
  test("a declared function of 71 lines is named, one of 70 is silent", () => {
    const tree = plantedTree({
      "src/a.ts": `function long(): void {\n${lines(69)}}\n`,
      "src/b.ts": `function short(): void {\n${lines(68)}}\n`,
    });
    expect(breachLines(overBudget(tree))).toEqual([
      "src/a.ts:1: long has 71 lines, 70 at most. Split the function.",
    ]);
  });
  test("a passed arrow function counts, and so does a method", () => {
    const tree = plantedTree({
      "tests/a.test.ts": `describe("x", () => {\n${lines(70)}});\n`,
      "src/b.ts": `class A {\n  read(): { a: number } {\n${lines(70)}  }\n}\n`,
    });
    expect(breachLines(overBudget(tree))).toEqual([
      "src/b.ts:2: read has 72 lines, 70 at most. Split the function.",
      "tests/a.test.ts:1: an arrow function has 72 lines, 70 at most. Split the function.",
    ]);
  });
  test("long data, a long list and a built file have no budget", () => {
    const tree = plantedTree({
      "corpora/x.jsonl": "x\n".repeat(500),
      "plugin/dist/hook.cjs": lines(500),
      "src/a.ts": `export const rows = [\n${"  1,\n".repeat(90)}];\n`,
    });
    expect(overBudget(tree)).toEqual([]);
  });
});
