// What a row is called.

import { expect, test } from "vitest";
import { plainRows, rowId } from "../../src/classify/command-class.ts";
import { commandClasses } from "../../src/classify/command-classes.ts";

test("rows without conditions are read from lines and commas", () => {
  expect(plainRows("\n  git log, git diff\n  tig").map(({ words }) => words)).toEqual([
    "git log",
    "git diff",
    "tig",
  ]);
});

test("a row is called by its words and conditions", () => {
  expect(rowId({ words: "git branch", anyOf: ["a", "list"], noneOf: ["d"] })).toBe(
    "git branch with -a|--list without -d",
  );
  expect(rowId({ words: "gh api", operandHolds: "/pulls" })).toBe("gh api of a word with '/pulls'");
});

test("no two rows of all classes are called the same", () => {
  const ids = commandClasses.flatMap(({ rows }) => rows.map(rowId));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});
