// Which commands of lists, conditions, loops and functions count, and how often.

import { expect, test } from "vitest";
import { calledCommands, commandLines, folderLines } from "./command-lines.ts";

test.each([
  ["x; y\nz & w", ["x", "y", "z", "w"]],
  ["x && y || z", ["x", "y", "z"]],
  ["! x | y", ["x", "y"]],
  ["time x", ["x"]],
  ["if a; then b; elif c; then d; else e; fi", ["a", "b", "c", "d", "e"]],
  ["while a; do b; done", ["a", "b"]],
  ["until a; do b; done", ["a", "b"]],
  ["for i in 1 2 3; do a; done", ["a"]],
  ["for ((i=$(x); i<3; i++)); do a; done", ["x", "a"]],
  ["select i in a b; do x; done", ["x"]],
  ["case $(x) in a) y;; b|c) z;& *) w;; esac", ["x", "y", "z", "w"]],
  ["{ a; (b); }", ["a", "b"]],
  ["coproc N { a; }", ["a"]],
  ["exit; x", ["exit", "x"]],
])("%s", (text, lines) => {
  expect(commandLines(text)).toEqual(lines);
});

test.each([
  ["f() { x; }", []],
  ["f() { x; }; f", ["x"]],
  ["f; f() { x; }", ["f"]],
  ["f() { x; }; f; f a", ["x", "x"]],
  ["f() { x; }; f() { y; }; f", ["y"]],
  ["(f() { x; }); f", ["f"]],
  ["f() { x; }; (f)", ["x"]],
  ["f() { g() { x; }; }; f; g", ["x"]],
  ["f() { x; }; f $(y)", ["y", "x"]],
  ["f() { x; }; 'f'", ["x"]],
  ["f() { x; }; command f", ["f"]],
  ["f() { x; }; env f", ["f"]],
  ["f() { x; }; sh -c f", ["f"]],
  ["f() { x; }; export -f f; bash -c f", ["export -f f", "x"]],
  ["f() { x; }; eval f", ["x"]],
  ['git() { command git -c a=b "$@"; }; git log', ['git -c a=b <"$@">']],
  ["f() { f; x; }; f", ["x"]],
  ["f() { f() { x; }; f; }; f", ["x"]],
  ["if a; then f() { x; }; fi; f", ["a", "x"]],
])("%s runs %j", (text, lines) => {
  expect(commandLines(text)).toEqual(lines);
});

test("a loop that moves is walked again, and its commands are there once", () => {
  expect(folderLines("for i in a b; do for j in a b; do cd x; y; done; done; z")).toEqual([
    "cd x: ?",
    "y: ?",
    "z: ?",
  ]);
});

test.each([
  ["x", "x"],
  ["x; y", "y"],
  ["x && y && z", "x y z"],
  ["x && y; z", "z"],
  ["x || y", ""],
  ["x && y || z", ""],
  ["x | y", "y"],
  ["x && y | z", "x z"],
  ["! x", ""],
  ["! ! x", "x"],
  ["x &", ""],
  ["x & y", "y"],
  ["(x; y)", "y"],
  ["{ x && y; }", "x y"],
  ["if x; then y; fi", ""],
  ["for i in a; do x; done", ""],
  ["while x; do y; done", ""],
  ["case a in a) x;; esac", ""],
  ["x $(y)", "x"],
  ["f() { x; y; }; f", "y"],
  ["sh -c 'x; y' && z", "y z"],
  ["eval x", "x"],
  ["trap x EXIT", ""],
  ["find -exec x \\;", "find"],
  ["sudo x", "x"],
  ["coproc x", ""],
  ["time x", "x"],
])("a status of 0 of %j is one of: %s", (text, names) => {
  const required = calledCommands(text).filter(({ isRequired }) => isRequired);
  expect(required.map((command) => (command.kind === "named" ? command.name : "-")).join(" ")).toBe(names);
});
