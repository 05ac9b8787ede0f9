// Whether a command meets a row: near-misses beside hits, one condition at a time.

import { expect, test } from "vitest";
import type { CommandRow } from "../../src/classify/command-class.ts";
import { meetsRow, prepareRow, rowCommandOf } from "../../src/classify/match-row.ts";
import { parseCommand } from "../../src/classify/parse-command.ts";
import { valueOptions } from "../../src/classify/value-options.ts";

/** Whether the last command of `text` meets the row. */
function meets(text: string, row: CommandRow): boolean {
  const call = parseCommand(text);
  const command = call.kind === "parsed" ? call.commands.at(-1) : undefined;
  if (command?.kind !== "named") throw new Error(`${text} is no named command.`);
  return meetsRow(rowCommandOf(command, command.name, command.words, valueOptions), prepareRow(row));
}

const branch = "git branch";
const grep: CommandRow = { words: "grep", filter: { leading: 1, noLeadingWith: ["e"], readsWith: ["r"] } };

test.each<readonly [string, CommandRow, string, string]>([
  ["words", { words: branch }, "git -C a branch x", "git log branch"],
  ["any word", { words: "yarn workspace *" }, "yarn workspace web x", "yarn workspace"],
  ["an option with its value", { words: "python -m build" }, "python -m build", "python build"],
  ["a flag", { words: branch, anyOf: ["a", "list"] }, "git branch -va", "git branch -v"],
  ["a long flag", { words: branch, anyOf: ["a", "list"] }, "git branch --list=x", "git branch --lists"],
  ["a flag behind its subcommand", { words: branch, anyOf: ["C"] }, "git branch -C x", "git -C x branch"],
  ["no such flag", { words: branch, noneOf: ["d"] }, "git branch x", "git branch -rd x"],
  ["operands at most", { words: branch, operandsMax: 0 }, "git branch --sort x", "git branch x"],
  ["operands at least", { words: branch, operandsMin: 1 }, "git branch x", "git branch"],
  ["an operand that is known", { words: branch, operandsMin: 1 }, "git branch x", "git branch $X"],
  ["an operand", { words: "gradle", operandIs: ["test"] }, "gradle :app:test", "gradle -x test a"],
  [
    "a text in an operand",
    { words: "gh api", operandHolds: "/pulls" },
    "gh api $R/pulls",
    "gh api -f x=/pulls a",
  ],
  [
    "the name of a file",
    { words: "source", operandNamed: ["activate"] },
    '. "$V/bin/activate"',
    "source activate.sh",
  ],
  ["a beginning", { words: "*", pathStarts: ["./"] }, "./a", "a/b"],
  ["an ending", { words: "*", pathEnds: [".sh"] }, "a/b.sh", "b.shx"],
  ["a pipe", grep, "a | grep x", "a | grep x f"],
  ["a here string", grep, "grep x <<< y", "grep x"],
  ["a pattern by option", grep, "a | grep -e x", "a | grep -e x f"],
  ["the pipe as a file", grep, "a | grep x -", "a | grep -r x"],
  ["no file on standard input", grep, "a | grep x", "a | grep x < f"],
  ["no words of the run", grep, "a | grep x", "a | xargs grep x"],
])("%s", (_condition, row, hit, miss) => {
  expect([meets(hit, row), meets(miss, row)]).toEqual([true, false]);
});

test("more words rank above more conditions", () => {
  const ranks = [
    { words: "git a b" },
    { words: "git a", anyOf: ["x"], noneOf: ["y"] },
    { words: "git a" },
  ].map((row) => prepareRow(row).rank);
  expect(ranks).toEqual(ranks.toSorted((left, right) => right - left));
  expect(new Set(ranks).size).toBe(3);
});
