import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { codePointLength } from "../../src/session/text-length.ts";

describe("lengths are Unicode code points", () => {
  test.each([
    ["", 0],
    ["quay", 4],
    ["\u{1f6a2}", 1],
    ["\u{1f6a2}ab\u{1f6a2}", 4],
    ["e\u0301", 2],
    ["\ud83d", 1],
    ["\udea2\ud83d", 2],
    ["a\u0000b", 3],
  ])("%j: %d", (text, length) => expect(codePointLength(text)).toBe(length));
  test("of any text, as spreading it counts them", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) }),
        (text) => {
          expect(codePointLength(text)).toBe([...text].length);
        },
      ),
    );
  });
});
