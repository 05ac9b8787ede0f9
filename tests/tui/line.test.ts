// Lines and what is cut from them; widths by hand: 日 takes two columns.

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { textWidth } from "../../src/session/text-width.ts";
import { bounded, clipped, clippedLine, line, padded } from "../../src/tui/line.ts";

test("a text that fits stays, one that does not ends in … within the width", () => {
  expect(clipped("abc", 3)).toBe("abc");
  expect(clipped("abcd", 3)).toBe("ab…");
  expect(clipped("日本語", 4)).toBe("日…");
  expect(clipped("日本", 4)).toBe("日本");
  expect(clipped("abc", 0)).toBe("");
});

test("what a terminal acts on is a symbol", () => {
  expect(line("a\u001b[2Jb").text).toBe("a␛[2Jb");
  expect(clipped("a\nb", 9)).toBe("a␊b");
});

test("of a long text no more is looked at than can be shown", () => {
  // (3 + 1) × 8 units.
  expect(bounded("x".repeat(33), 3)).toBe("x".repeat(32));
  expect(clipped("x".repeat(1_000_000), 3)).toBe("xx…");
});

test("a line keeps its look, and padding fills up to the width", () => {
  expect(clippedLine({ text: "abcd", look: "title" }, 2)).toEqual({ text: "a…", look: "title" });
  expect([padded("日", 4), padded("abcdef", 4)]).toEqual(["日  ", "abc…"]);
});

test("no text is ever wider than asked", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.nat(20), (text, width) => {
      expect(textWidth(clipped(text, width))).toBeLessThanOrEqual(width);
    }),
  );
});
