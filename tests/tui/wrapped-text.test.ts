// Texts by lines of a width; expected lines by hand.

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { textWidth } from "../../src/session/text-width.ts";
import { wrappedText } from "../../src/tui/wrapped-text.ts";

test("lines are broken between words, a long word within", () => {
  expect(wrappedText("one two three", 8)).toEqual(["one two", "three"]);
  expect(wrappedText("abcdefghij", 4)).toEqual(["abcd", "efgh", "ij"]);
  expect(wrappedText("日本語", 4)).toEqual(["日本", "語"]);
});

test("empty lines stay, tabs become spaces, a carriage return is shown", () => {
  expect(wrappedText("a\n\nb\tc\r", 20)).toEqual(["a", "", "b    c␍"]);
});

test("no line is wider than asked unless one character is, and no character is lost", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("a", " ", "日", "\n", "e\u0301") }),
      fc.integer({ min: 2, max: 9 }),
      (text, width) => {
        const lines = wrappedText(text, width);
        for (const one of lines) expect(textWidth(one)).toBeLessThanOrEqual(width);
        expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(/[ \n]/g, ""));
      },
    ),
  );
});
