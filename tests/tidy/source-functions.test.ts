// Where functions begin and end, and what they call their parameters.

import { describe, expect, test } from "vitest";
import { parameterNames, sourceFunctions } from "./source-functions.ts";
import { sourceTokens } from "./source-tokens.ts";

/** `name first-last` per function. */
function spansOf(text: string): readonly string[] {
  return sourceFunctions(sourceTokens(text)).map(
    ({ name, firstLine, lastLine }) => `${name} ${firstLine}-${lastLine}`,
  );
}

describe("found", () => {
  test.each([
    ["function a() {\n}", ["a 1-2"]],
    ["function a<T>(b: T): { c: T } | undefined {\n}", ["a 1-2"]],
    ["export async function* a(): AsyncIterable<Map<string, number>> {\n}", ["a 1-2"]],
    ["const a = function () {\n};", ["a function 1-2"]],
    ["const a = async (b: string): Promise<{ c: 1 }> => {\n};", ["a 1-2"]],
    ["const a = (b) =>\n  b.map((c) => c + 1,\n);", ["a 1-3", "an arrow function 2-2"]],
    ["f(b =>\n  b, 1);", ["an arrow function 1-2"]],
    [
      "class A {\n  constructor(private b: B) {\n  }\n  get c(): string {\n  }\n}",
      ["constructor 2-3", "c 4-5"],
    ],
    ["const a = { b() {\n}, ['c']() {\n} };", ["b 1-2", "] 2-3"]],
    ["function isA(b: unknown): b is A {\n}", ["isA 1-2"]],
    [
      "function a(): () => void {\n  return () => {};\n}",
      ["an arrow function 1-1", "an arrow function 2-2", "a 1-3"],
    ],
    ["const a = `$" + "{b(() => {\n})}`;", ["an arrow function 1-2"]],
  ])("%s", (text, spans) => {
    expect([...spansOf(text)].sort()).toEqual([...spans].sort());
  });
});

describe("no function", () => {
  test.each([
    "if (a) {\n}",
    "for (const a of b) {\n}",
    "while (a) {\n}",
    "switch (a) {\n}",
    "try {} catch (a) {\n}",
    "interface A { b(c: string): { d: 1 }; }",
    "declare function a(b: string): void;",
    "const a = b ? c(d) : { e: 1 };",
    "a.b(c);\n{\n}",
    "new A(b);",
  ])("%s", (text) => {
    expect(spansOf(text)).toEqual([]);
  });
});

test("an arrow function in a condition ends before the other branch's text", () => {
  expect(spansOf("const a = b\n  ? (c) => c\n  : 1;\nd();")).toEqual(["an arrow function 2-3"]);
});

describe("parameter names", () => {
  test.each([
    ["function a(b: string, c = 1, ...d: E[]) {}", ["b", "c", "d"]],
    ["const a = (b: Map<string, F>, { c, g }: H, [i]: J) => 1;", ["b"]],
    ["const a = (b: (c: string, e: number) => void) => 1;", ["b"]],
    ["const a = b => 1;", []],
  ])("%s", (text, names) => {
    const tokens = sourceTokens(text);
    const found = sourceFunctions(tokens).at(-1);
    expect(found === undefined ? [] : parameterNames(tokens, found).map((token) => token.text)).toEqual(
      names,
    );
  });
});
