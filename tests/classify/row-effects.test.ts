// What the rows of the tables are read with: options anywhere among the operands, in full or in part.

import { expect, test } from "vitest";
import { plainWord } from "../../src/classify/command-word.ts";
import {
  has,
  isShortened,
  operandEffects,
  readWords,
  rowEffects,
  valuesOf,
} from "../../src/classify/row-effects.ts";
import { calledCommands } from "./command-lines.ts";

const wordsOf = (text: string) => text.split(" ").map(plainWord);

test("options stand anywhere before --, and every other word is an operand", () => {
  const { options, rest } = readWords(wordsOf("a -o b --long=c d -- -e"), { short: "o" });
  expect(options.map(({ name, value }) => [name, value?.value])).toEqual([
    ["o", "b"],
    ["long", "c"],
  ]);
  expect(rest.map(({ value }) => value)).toEqual(["a", "d", "-e"]);
  expect([has(options, ["o"]), has(options, ["e"]), has(options, undefined)]).toEqual([true, false, false]);
  expect(valuesOf(options, ["long", "o"]).map(({ value }) => value)).toEqual(["b", "c"]);
});

test.each([
  ["--outp=a", true],
  ["--ou", true],
  ["--output=a", false],
  ["--output-x=a", false],
  ["--other", false],
  ["-o", false],
  ["--out", false, ["out"]],
] as const)("%s may stand for --output: %s", (text, isPart, whole: readonly string[] = []) => {
  expect(isShortened(readWords(wordsOf(text), {}).options, [undefined, ["output"]], whole)).toBe(isPart);
});

test.each([
  ["sort --outp=a b", "anywhere"],
  ["sort --output=a b", 1],
  ["sort --compress-prog ./a b", "anywhere"],
  ["sort --check b", 0],
  ["cp --targ=a b", "anywhere"],
  ["cp --targetless a b", 1],
  ["rm --interact a", "anywhere"],
  ["rm --interactive=never a", 1],
  ["curl --cookie a b", 0],
  ["curl --cookie-j a b", "anywhere"],
  ["less --log-f=a b", "anywhere"],
  ["xxd -len 16 a b", 2],
  ["xxd a", 0],
  ["uniq a", 0],
] as const)("%s: %s", async (text, expected) => {
  const { effectRows } = await import("../../src/classify/effect-programs.ts");
  const command = calledCommands(text).at(-1);
  const row = command?.kind === "named" ? effectRows.get(command.name) : undefined;
  if (command?.kind !== "named" || row === undefined) throw new Error(`${text} has no row`);
  const effects = rowEffects(command, row);
  expect(effects === "anywhere" ? effects : effects.length).toBe(expected);
});

test("a move without a folder for it goes into the one it runs in", () => {
  const [gone, made] = operandEffects(wordsOf("a"), { operands: "moved" }, undefined, true);
  expect([gone?.what, gone?.word.value, made?.what, made?.word.value]).toEqual([
    "deleted",
    "a",
    "written",
    ".",
  ]);
});
