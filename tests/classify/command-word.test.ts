// What a word is to the command that gets it, worked by hand from bash's rules of quoting and of brace expansion.

import { expect, test } from "vitest";
import type { CommandWord } from "../../src/classify/command-call.ts";
import { commandWord, commandWords, plainWord, withoutPlaceholder } from "../../src/classify/command-word.ts";
import { readSyntax, type Word } from "../../src/classify/shell-syntax.ts";

/** The syntax of the word that `text` is. */
function syntaxOf(text: string): Word {
  const command = readSyntax(`x ${text}`).commands[0]?.command;
  const word = command?.type === "Command" ? command.suffix[0] : undefined;
  if (word?.type !== "Word") throw new Error(`${text} is no word`);
  return word;
}

const wordsOf = (text: string): readonly CommandWord[] => commandWords(syntaxOf(text));
const valuesOf = (text: string): readonly (string | undefined)[] => wordsOf(text).map(({ value }) => value);

test.each([
  ["git", "git"],
  ["'a b'", "a b"],
  ['"a b"', "a b"],
  ["a\\ b", "a b"],
  ["g''i\"t\"", "git"],
  ['"a\\$b\\"\\`\\c"', 'a$b"`\\c'],
  ["'a\\b'", "a\\b"],
  ["$'a\\tb\\x41\\''", "a\tbA'"],
  ['$"a b"', "a b"],
  ["a\\\nb", "ab"],
  ["a#b", "a#b"],
  ["--a=b", "--a=b"],
  ["{}", "{}"],
  ["\\{a,b\\}", "{a,b}"],
  ["'{a,b}'", "{a,b}"],
  ["{a}", "{a}"],
  ["''", ""],
  ["\\*", "*"],
  ["[", "["],
])("%s is the text %j", (text, value) => {
  const [word, ...others] = wordsOf(text);
  expect(others).toEqual([]);
  expect(word).toEqual({ value, start: value, source: text, hasGlob: false, hasTilde: false });
});

test.each([
  ["$x", ""],
  ["a$x", "a"],
  [`"a b\${x}c"`, "a b"],
  ["--o=$(x)", "--o="],
  ["--o=`x`", "--o="],
  ["a$((1+2))", "a"],
  ["<(x)", ""],
  ["'a'\"$x\"'b'", "a"],
  ["a{$x,b}", "a"],
  ["a{b,{c,d}}", "a"],
  ["{1..100}", ""],
])("%s is known no further than %j", (text, start) => {
  expect(wordsOf(text)).toEqual([{ value: undefined, start, source: text, hasGlob: false, hasTilde: false }]);
});

test.each([
  ["{a,b}", ["a", "b"]],
  ["x{a,b}y", ["xay", "xby"]],
  ["{a,b}{c,d}", ["ac", "ad", "bc", "bd"]],
  ["{a,}", ["a", ""]],
  ["{2..4}", ["2", "3", "4"]],
  ["{1..-1}", ["1", "0", "-1"]],
  ["{a,b}$x", [undefined, undefined]],
])("%s is several words", (text, values) => {
  expect(valuesOf(text)).toEqual(values);
});

test("globs and tildes are marked where a shell expands them", () => {
  const marked = (text: string) => wordsOf(text).map(({ hasGlob, hasTilde }) => [hasGlob, hasTilde]);
  expect(["a*", "a?b", "[ab]", "@(a|b)", "~/a", "~"].map((text) => marked(text)[0])).toEqual([
    [true, false],
    [true, false],
    [true, false],
    [true, false],
    [false, true],
    [false, true],
  ]);
  for (const text of ["'a*'", "a\\*", '"~"', "a~", "\\~"]) expect(marked(text)).toEqual([[false, false]]);
  expect(marked("{a,b}*")).toEqual([
    [true, false],
    [true, false],
  ]);
});

test("one word stays one where it must: braces then have no value", () => {
  expect(commandWord(syntaxOf("{a,b}"))).toMatchObject({ value: undefined, start: "" });
  expect(commandWord(syntaxOf("a'b'"))).toMatchObject({ value: "ab" });
});

test("a placeholder takes the value of the word that holds it", () => {
  expect(withoutPlaceholder(plainWord("a{}b"), "{}")).toMatchObject({ value: undefined, start: "a" });
  expect(withoutPlaceholder(plainWord("ab"), "{}")).toEqual(plainWord("ab"));
});
