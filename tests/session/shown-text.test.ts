// Text from logs, made safe to show: every class of unsafe character, what stays, and what holds for any text.

import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shownCut, shownText } from "../../src/session/shown-text.ts";
import { textWidth } from "../../src/session/text-width.ts";

const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      "\u001b[31m",
      "\r\n",
      "\t",
      "\u202e",
      "\u200d",
      "\ufe0f",
      "\ud83d",
      "\ude00",
      "😀",
      "日",
      "e\u0301",
    ),
    fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }),
  ),
});

describe("becomes a symbol", () => {
  test.each([
    ["an escape sequence", "\u001b[31mred\u001b[0m", "␛[31mred␛[0m"],
    ["a title sequence", "\u001b]0;x\u0007", "␛]0;x␇"],
    ["NUL, backspace and delete", "\0\b\u007f", "␀␈␡"],
    ["a carriage return that would overwrite", "safe\rrm", "safe␍rm"],
    ["a control of the second block", "\u009b31m", "<U+009B>31m"],
    ["a bidirectional override", "a\u202eb\u2066c", "a<U+202E>b<U+2066>c"],
    ["a zero-width space", "rm\u200b -rf", "rm<U+200B> -rf"],
    ["a byte order mark", "\ufeffa", "<U+FEFF>a"],
    ["a soft hyphen and a filler", "a\u00ad\u3164", "a<U+00AD><U+3164>"],
    ["a tag character", "a\u{e0061}", "a<U+E0061>"],
    ["a line separator", "a\u2028b", "a<U+2028>b"],
    ["half a surrogate pair", "a\ud83d", "a<U+D83D>"],
    ["the other half before a whole one", "\ude00😀", "<U+DE00>😀"],
    ["a noncharacter", "\uffff", "<U+FFFF>"],
    ["a joiner between letters", "a\u200db", "a<U+200D>b"],
    ["a selector behind a digit", "1\ufe0f", "1<U+FE0F>"],
    ["a second selector", "❤\ufe0f\ufe0f", "❤\ufe0f<U+FE0F>"],
  ])("%s", (_, text, shown) => {
    expect(shownText(text, "one-line")).toBe(shown);
  });
});

describe("stays as it is", () => {
  test.each([
    "plain ~",
    "naïve",
    "日本語",
    "שלום",
    "👩\u200d👩\u200d👧",
    "👍🏽",
    "❤\ufe0f",
    "1\ufe0f\u20e3",
    "🇪🇺",
    "a\u00a0b",
    "␛",
  ])("%j", (text) => {
    expect(shownText(text, "one-line")).toBe(text);
  });
});

test("newlines and tabs are symbols on one line and layout on several, a carriage return never is layout", () => {
  expect(shownText("a\tb\r\nc", "one-line")).toBe("a␉b␍␊c");
  expect(shownText("a\tb\r\nc", "multi-line")).toBe("a\tb␍\nc");
});

test("whatever the text, nothing is left that a terminal acts on", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(shownText(text, "one-line")).not.toMatch(
        /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u,
      );
      expect(shownText(text, "multi-line")).not.toMatch(/(?![\n\t])\p{Cc}/u);
    }),
  );
});

test("showing twice changes nothing", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const shown = shownText(text, "multi-line");
      expect(shownText(shown, "multi-line")).toBe(shown);
    }),
  );
});

test("nothing is dropped: what is not a symbol is the text without its unsafe characters, in order", () => {
  const isUnsafe = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}\p{Noncharacter_Code_Point}]/gu;
  const isSymbol = /[\u2400-\u2421]|<U\+[\dA-F]{4,6}>/g;
  fc.assert(
    fc.property(anyText, (text) => {
      fc.pre(text.search(isSymbol) < 0);
      const shown = shownText(text, "one-line");
      expect(shown.replace(isSymbol, "").replace(isUnsafe, "")).toBe(text.replace(isUnsafe, ""));
      const kept = [...shown.matchAll(isUnsafe)].length + [...shown.matchAll(isSymbol)].length;
      expect(kept).toBe([...text.matchAll(isUnsafe)].length);
    }),
  );
});

describe("a cut", () => {
  test.each([
    ["abcdef", 6, "abcdef"],
    ["abcdef", 5, "abcd…"],
    ["abcdef", 1, "…"],
    ["日本語", 5, "日本…"],
    ["日本語", 4, "日…"],
    ["e\u0301e\u0301e\u0301", 2, "e\u0301…"],
    ["👩\u200d👩\u200d👧👍", 3, "👩\u200d👩\u200d👧…"],
    ["a\nbcd", 4, "a␊b…"],
    ["x".repeat(1000), 27, "xxxxxxxx… (1000 characters)"], // 8 + 19 columns
    ["x".repeat(1000), 26, `${"x".repeat(25)}…`],
  ])("of %j to %i columns", (text, widthMax, shown) => {
    expect(shownCut(text, widthMax)).toBe(shown);
  });

  test("notes the length of the text as it was, in code points", () => {
    expect(shownCut("😀\u001b".repeat(50), 30)).toMatch(/… \(100 characters\)$/);
  });

  test("is never wider than asked, and splits neither a grapheme nor a pair", () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 40 }), (text, widthMax) => {
        const shown = shownText(text, "one-line");
        const cut = shownCut(text, widthMax);
        expect(textWidth(cut)).toBeLessThanOrEqual(widthMax);
        expect(cut.isWellFormed()).toBe(true);
        if (cut === shown) return;
        const head = cut.replace(/…(?: \(\d+ characters\))?$/, "");
        const segments = [...new Intl.Segmenter("en").segment(shown)].map(({ index }) => index);
        expect(shown.startsWith(head) && [...segments, shown.length].includes(head.length)).toBe(true);
      }),
    );
  });

  test("to no width at all is a bug", () => {
    expect(() => shownCut("a", 0)).toThrow("A width of 0 columns.");
  });
});
