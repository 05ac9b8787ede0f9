// Which stream goes where. The expected places are worked by hand: redirections take effect from left to right.

import { expect, test } from "vitest";
import { outputBehind, readRedirects } from "../../src/classify/command-redirects.ts";
import { readSyntax } from "../../src/classify/shell-syntax.ts";
import { wordText } from "./command-lines.ts";

function readOf(text: string): ReturnType<typeof readRedirects> {
  const command = readSyntax(text).commands[0]?.command;
  if (command?.type !== "Command") throw new Error(`${text} is no simple command`);
  return readRedirects(command.redirects);
}

test.each([
  ["x > a", ["1 writes a"]],
  ["x >| a", ["1 writes a"]],
  ["x 2>> a", ["2 appends a"]],
  ["x < a", ["0 reads a"]],
  ["x 3<> a", ["3 reads and writes a"]],
  ["x &> a", ["1,2 writes a"]],
  ["x &>> a", ["1,2 appends a"]],
  ["x >& a", ["1,2 writes a"]],
  ["x >& 2", ["1 duplicates 2"]],
  ["x 2>&1", ["2 duplicates 1"]],
  ["x 2>&-", ["2 duplicates -"]],
  ["x <&3", ["0 duplicates 3"]],
  ["x {fd}> a", [" writes a"]],
  ["x > $a", ["1 writes <$a>"]],
  ["x >& $a", ["1,2 writes <$a>"]],
  ["x > 'a b' < c", ["1 writes a b", "0 reads c"]],
  ["> a", ["1 writes a"]],
])("%s", (text, lines) => {
  const { redirects } = readOf(text);
  expect(redirects.map(({ kind, fds, target }) => `${fds} ${kind} ${wordText(target)}`)).toEqual(lines);
});

test.each([
  ["x", "shown"],
  ["x > a", "file"],
  ["x >> a", "file"],
  ["x &> a", "file"],
  ["x > $a", "file"],
  ["x > /dev/null", "discarded"],
  ["x >&-", "discarded"],
  ["x > a >&2", "shown"],
  ["x >&2 > a", "file"],
  ["x 2> a", "shown"],
  ["x 2> a >&2", "file"],
  ["x >&2 2> a", "shown"],
  ["x > /dev/stderr", "shown"],
  ["x > >(y)", "pipe"],
  ["x >&5", "elsewhere"],
  ["x < a", "shown"],
])("the output of %s ends: %s", (text, place) => {
  expect(outputBehind(readOf(text).redirects, "shown")).toBe(place);
});

test("an output that goes nowhere else stays where the pipe takes it", () => {
  expect(outputBehind(readOf("x 2>&1").redirects, "pipe")).toBe("pipe");
  expect(outputBehind(readOf("x 2> a").redirects, "captured")).toBe("captured");
});

test.each([
  ["x <<E\na b\nE", "a b\n"],
  ["x <<'E'\na $b `c`\nE", "a $b `c`\n"],
  ["x <<\\E\n$b\nE", "$b\n"],
  ["x <<E\na \\$b \\\\ \\n\nE", "a $b \\ \\n\n"],
  ["x <<E\na\\\nb\nE", "ab\n"],
  ["x <<E\na $b\nE", undefined],
  ["x <<E\n$(b)\nE", undefined],
  ["x <<-E\n\ta\n\t\tb\n\tE", "a\nb\n"],
  ["x <<-'E'\n\t$a\n\tE", "$a\n"],
  ["x <<< 'a b'", "a b\n"],
  ["x <<< $a", undefined],
  ["x <<A <<B\na\nA\nb\nB", "b\n"],
])("%j gives the text %j", (text, given) => {
  expect(readOf(text).hereText?.text).toBe(given);
});

test("without a here text there is none", () => {
  expect(readOf("x < a").hereText).toBeUndefined();
});
