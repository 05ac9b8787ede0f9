// The scripts inside of words, and where the first fault of a text is. Places are counted by hand.

import { expect, test } from "vitest";
import { readSyntax } from "../../src/classify/shell-syntax.ts";
import { findSyntaxError, substitutionsIn } from "../../src/classify/substitutions.ts";

test.each([
  ["x $(a) `b` <(c) >(d)", ["substitution a", "substitution b", "input process c", "output process d"]],
  ["x $(a $(b))", ["substitution a $(b)"]],
  ['y=$(a) x "$(b)" > $(c)', ["substitution a", "substitution b", "substitution c"]],
  ["[[ $(a) == $(b) ]]", ["substitution a", "substitution b"]],
  ["(( $(a) + 1 ))", ["substitution a"]],
  ["x '$(a)' \\$(a\\) $((1))", []],
])("%s", (text, found) => {
  const statements = readSyntax(text).commands;
  const lines = substitutionsIn(statements).map(({ kind, script }) => {
    const [first] = script.commands;
    return `${kind} ${text.slice(first?.pos, first?.end)}`;
  });
  expect(lines).toEqual(found);
});

test.each([
  ["x 'a", 2],
  ["x (a", 2],
  ["x a \\\n (a", 7],
  ["y; x 'a' \"b\" (", 13],
  ["x $(y (a)", 2],
])("the fault of %j is at %i", (text, at) => {
  expect(findSyntaxError(readSyntax(text), text)?.pos).toBe(at);
});

test.each([
  "x a",
  "x; (a)",
  "x && (a)",
  "x\n(a)",
  "f() (a)",
  "f () (a)",
  "function f (a)",
  "x=(a b)",
  "declare -a x=(a b)",
  "x @(a|b)",
  "x '(' \"(\" \\( a",
  "x <(a) $(b) $((1))",
  "x # (a",
  "x <<E\n(a\nE",
  "x <<E && y\n(a\nE\n(b)",
  "case a in (a) x;; esac",
  "[[ (a) ]] && ! (b)",
  "for ((i=0; i<1; i++)); do x; done",
  "x `y \\`z\\``",
])("%j has no fault", (text) => {
  expect(findSyntaxError(readSyntax(text), text)).toBeUndefined();
});
