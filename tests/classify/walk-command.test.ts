// One simple command in its surroundings: what it reads and writes, what it is assigned, what stands in it.

import { expect, test } from "vitest";
import { calledCommands, commandLines, wordText } from "./command-lines.ts";

const places = (text: string) => calledCommands(text).map(({ pipe, output }) => `${pipe}/${output}`);
const redirected = (text: string) =>
  calledCommands(text).map(({ redirects }) => redirects.map(({ target }) => wordText(target)).join(" "));

test.each([
  ["x", ["alone/shown"]],
  ["x | y | z", ["feeds/pipe", "filters/pipe", "filters/shown"]],
  ["x |& y", ["feeds/pipe", "filters/shown"]],
  ["x > a | y", ["feeds/file", "filters/shown"]],
  ["x | y > a", ["feeds/pipe", "filters/file"]],
  ["x && y | z", ["alone/shown", "feeds/pipe", "filters/shown"]],
  ["(x; y) | z", ["feeds/pipe", "feeds/pipe", "filters/shown"]],
  ["x | { y; z; }", ["feeds/pipe", "filters/shown", "filters/shown"]],
  ["x | (y | z)", ["feeds/pipe", "filters/pipe", "filters/shown"]],
  ["x $(y)", ["alone/captured", "alone/shown"]],
  ["x $(y | z)", ["feeds/pipe", "filters/captured", "alone/shown"]],
  ["x <(y)", ["alone/pipe", "alone/shown"]],
  ["x > >(y)", ["filters/shown", "alone/pipe"]],
  ["f() { x; }; f | y", ["feeds/pipe", "filters/shown"]],
  ["f() { x; }; f > a", ["alone/file", "alone/file"]],
  ["sh -c x | y", ["feeds/pipe", "filters/shown"]],
  ["sh -c x > a", ["alone/file", "alone/file"]],
  ["{ x; y 2> b; } > a", ["alone/file", "alone/file", "alone/file"]],
  ["while x; do y; done | z", ["feeds/pipe", "feeds/pipe", "filters/shown"]],
])("%s", (text, expected) => {
  expect(places(text)).toEqual(expected);
});

test("a group's redirections are a command without a name before it", () => {
  expect(redirected("{ x > b; y; } > a 2>&1 < c")).toEqual(["a 1 c", "b", ""]);
  expect(commandLines("for i in a; do x; done > a")).toEqual(["-", "x"]);
  expect(redirected("f() { x; }; f > a")).toEqual(["a", ""]);
  expect(redirected("bash -c 'x > b' > a")).toEqual(["a", "b"]);
  expect(redirected("find . -exec x \\; > a")).toEqual(["a", ""]);
  expect(calledCommands("while x; do y; done <<E\na\nE")[0]?.hereText?.text).toBe("a\n");
});

test("assignments without a command are one without a name", () => {
  const [command] = calledCommands("A=1 B=$x C=(a b) D+=1");
  expect(command?.kind).toBe("nameless");
  expect(command?.assignments.map(({ name, value }) => `${name}=${wordText(value)}`)).toEqual([
    "A=1",
    "B=<$x>",
    "C=<(a b)>",
    "D=<1>",
  ]);
  expect(commandLines("> a")).toEqual(["-"]);
});

test("an assignment behind a command's name is one of its words", () => {
  expect(commandLines("export A=1 B='x y' C=$x D")).toEqual(["export A=1 B=x y <C=$x> D"]);
  expect(commandLines("x A=1")).toEqual(["x A=1"]);
});

test("a here document belongs to the command that it is given to", () => {
  const text = "x <<A | y <<B && z\na\nA\nb\nB";
  expect(calledCommands(text).map(({ hereText }) => hereText?.text)).toEqual(["a\n", "b\n", undefined]);
});

test("a command is told where it stands, outermost first", () => {
  const text = "for i in a; do if x; then (echo $(y)); fi; done & f() { z; }; f; sh -c 'w <(v)'";
  const found = calledCommands(text).map(
    ({ within }, at) => `${commandLines(text)[at]}: ${within.join(" ")}`,
  );
  expect(found).toEqual([
    "x: background loop condition",
    "y: background loop branch subshell substitution",
    "echo <$(y)>: background loop branch subshell",
    "z: function",
    "v: script process substitution",
    "w <<(v)>: script",
  ]);
});

test("a name keeps its path, and a name that is not known its source", () => {
  expect(calledCommands("'/usr/bin/git' log")).toMatchObject([
    { kind: "named", name: "git", path: "/usr/bin/git" },
  ]);
  expect(calledCommands("./a.sh")).toMatchObject([{ name: "a.sh", path: "./a.sh" }]);
  for (const text of ["$x a", '"$x" a', "$(x)", "./*.sh", "a$x"]) {
    expect(calledCommands(text).at(-1)?.kind).toBe("dynamic");
  }
});

test("a script in backquotes with escapes has the span of its word", () => {
  const text = "x `y \\`z\\``";
  expect(calledCommands(text).map(({ span }) => text.slice(span.from, span.to))).toEqual([
    "`y \\`z\\``",
    "`y \\`z\\``",
    text,
  ]);
});
