// Columns of a terminal. The expected widths are those of Unicode's East Asian Width (W and F are two columns).

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { graphemeWidth, textGraphemes, textWidth } from "../../src/session/text-width.ts";

test.each([
  ["", 0],
  ["plain", 5],
  ["é", 1],
  ["e\u0301", 1], // a letter and the accent that joins it
  ["日本語", 6],
  ["한글", 4],
  ["\u1112\u1161\u11ab", 2], // 한 as three joining letters
  ["ｆｕｌｌ", 8],
  ["ﾊﾝｶｸ", 4],
  ["\u3000", 2],
  ["…", 1],
  ["␛", 1],
  ["😀", 2],
  ["👩\u200d👩\u200d👧", 2],
  ["👍🏽", 2],
  ["🇪🇺", 2],
  ["❤", 1],
  ["❤\ufe0f", 2],
  ["1\ufe0f\u20e3", 2],
  ["𠀋", 2],
  ["\u0301", 0],
])("%j takes %i columns", (text, width) => {
  expect(textWidth(text)).toBe(width);
});

test("the graphemes of a text are its parts", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const graphemes = [...textGraphemes(text)];
      expect(graphemes.join("")).toBe(text);
      expect(graphemes.reduce((sum, grapheme) => sum + graphemeWidth(grapheme), 0)).toBe(textWidth(text));
    }),
  );
});
