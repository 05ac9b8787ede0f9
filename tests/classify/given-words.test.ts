// Options and operands of a command, on both sides of its operands.

import { expect, test } from "vitest";
import { readGivenWords } from "../../src/classify/given-words.ts";
import { parseCommand } from "../../src/classify/parse-command.ts";
import { valueOptions } from "../../src/classify/value-options.ts";

function given(text: string): readonly [string, string, number] {
  const call = parseCommand(text);
  const command = call.kind === "parsed" ? call.commands[0] : undefined;
  if (command?.kind !== "named") throw new Error(`${text} is no named command.`);
  const { options, operands, leadingOptions } = readGivenWords(command.name, command.words, valueOptions);
  const texts = operands.map(({ value }) => value ?? "?");
  return [options.map(({ name }) => name).join(" "), texts.join(" "), leadingOptions];
}

test.each([
  ["git branch x -d", "d", "branch x", 0],
  ["git -C a -c b=c branch --sort d", "C c sort", "branch", 2],
  ["git config -f a b", "f", "config b", 0],
  ["git push -f a b", "f", "push a b", 0],
  ["grep -rnA 3 x f", "r n A", "x f", 3],
  ["grep -- -r f", "", "-r f", 0],
  ["jq --arg a b .c f", "arg", ".c f", 1],
  ["cargo +nightly fmt", "", "fmt", 0],
  ["cat - $X", "", "- ?", 0],
  ["ls", "", "", 0],
])("%s", (text, options, operands, leading) => {
  expect(given(text)).toEqual([options, operands, leading]);
});
