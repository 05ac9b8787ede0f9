// The scanner that the guards stand on: what is code and what only looks like it.

import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { closingIndex, quotedValue, sourceTokens } from "./source-tokens.ts";

const textsOf = (text: string): readonly string[] => sourceTokens(text).map((token) => token.text);
/** `#{` stands for what opens code in a template, which no plain string here shall look like. */
const opened = (text: string): string => text.replaceAll("#{", "$" + "{");
const kindsOf = (text: string): readonly string[] =>
  sourceTokens(text).map(({ kind, text: part }) => `${kind} ${part}`);

describe("what is no code", () => {
  test.each([
    ["// a\nb", ["b"]],
    ["/* a\n'*/b", ["b"]],
    ["'a // b' c", ["'a // b'", "c"]],
    ['"a \\" b" c', ['"a \\" b"', "c"]],
    ["`a // ' b` c", ["`a // ' b`", "c"]],
    ["`\\` \\${` a", ["`\\` \\${`", "a"]],
    ["`$ {a} $$` b", ["`$ {a} $$`", "b"]],
    ["x = /['\"`]/g; y", ["x", "=", "/['\"`]/g", ";", "y"]],
    ["x = /[/]\\//; y", ["x", "=", "/[/]\\//", ";", "y"]],
  ])("%s", (text, texts) => {
    expect(textsOf(text)).toEqual(texts);
  });
});

describe("code inside of a template", () => {
  test("is code, over nested braces and templates", () => {
    expect(kindsOf(opened("`a#{ {b: `c#{d}e`} }f`"))).toEqual([
      "template `a${",
      "mark {",
      "word b",
      "mark :",
      "template `c${",
      "word d",
      "template }e`",
      "mark }",
      "template }f`",
    ]);
  });
});

describe("a slash", () => {
  test.each(["a / b / c", "a) / b / c", "a[0] / b / c", "1 / b / c", "this / b / c"])(
    "divides in %s",
    (text) => {
      expect(sourceTokens(text).some(({ kind }) => kind === "regex")).toBe(false);
    },
  );
  test.each([
    "(/b/)",
    "return /b/",
    "a = /b/",
    "[/b/]",
    "if (a) /b/.test(c)",
    "a && /b/",
    "case /b/",
    "!/b/",
    "=> /b/",
  ])("opens a regular expression in %s", (text) => {
    expect(sourceTokens(text).some(({ kind, text: part }) => kind === "regex" && part === "/b/")).toBe(true);
  });
  test("divides behind a property that is called like a keyword", () => {
    expect(sourceTokens("a.return / b / c").some(({ kind }) => kind === "regex")).toBe(false);
  });
});

describe("marks, numbers and lines", () => {
  test("the longest mark wins", () => {
    expect(textsOf("a ??= b ?? c?.d ?? !e !== f => g")).toEqual(
      "a ??= b ?? c ?. d ?? ! e !== f => g".split(" "),
    );
  });
  test.each(["0", "0n", "1_000", "1.5e-3", ".5", "0xff"])("%s is one number", (text) => {
    expect(kindsOf(text)).toEqual([`number ${text}`]);
  });
  test("a token has the line that it starts on", () => {
    expect(sourceTokens(opened("a\n/*\n*/ `x\n#{b}` c")).map(({ line }) => line)).toEqual([1, 3, 4, 4, 4]);
  });
  test("an exclamation mark stands behind a value or before one", () => {
    expect(
      sourceTokens("a! + !b")
        .filter(({ text }) => text === "!")
        .map((mark) => mark.isOperandEnd),
    ).toEqual([true, false]);
  });
});

test("brackets close where they close, over strings and templates", () => {
  const tokens = sourceTokens(opened('f("(", `)#{g(1)}(`, [2])'));
  expect(closingIndex(tokens, 1)).toBe(tokens.length - 1);
});

test("a bracket that nothing closes ends with the file", () => {
  expect(closingIndex(sourceTokens("f(a, b"), 1)).toBe(4);
});

test("a quoted value has no quotes, anything else has none", () => {
  const [text, word] = sourceTokens('"./a.ts" b');
  expect([quotedValue(text), quotedValue(word), quotedValue(undefined)]).toEqual([
    "./a.ts",
    undefined,
    undefined,
  ]);
});

test("any text at all is scanned to its end, and tokens stand in it in order", () => {
  const piece = fc.constantFrom(
    "`",
    "${",
    "}",
    "'",
    '"',
    "/",
    "*",
    "\n",
    "a",
    "(",
    ")",
    "\\",
    "//",
    "1",
    " ",
    "[",
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join("");
      let at = 0;
      for (const token of sourceTokens(text)) {
        const found = text.indexOf(token.text, at);
        expect(found).toBeGreaterThanOrEqual(at);
        at = found + token.text.length;
      }
    }),
  );
});
