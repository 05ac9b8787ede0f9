import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countLines, sliceLines } from "../../../src/moves/store/slice-lines.ts";

function sliceText(text: string, first: number, last: number): string | number {
  const slice = sliceLines(Buffer.from(text), { first, last });
  return slice.kind === "bytes" ? Buffer.from(slice.bytes).toString() : slice.lineCount;
}

describe("lines of stored bytes", () => {
  it("end with a line feed, and a last one may have none", () => {
    expect(
      ["", "a", "a\n", "a\nb", "a\nb\n", "\n", "\n\n", "a\r\nb"].map((text) => countLines(Buffer.from(text))),
    ).toEqual([0, 1, 1, 2, 2, 1, 2, 2]);
  });

  it("come with their line ends, carriage returns included", () => {
    expect(sliceText("one\ntwo\nthree\n", 2, 3)).toBe("two\nthree\n");
    expect(sliceText("a\r\nb\r\nc", 2, 3)).toBe("b\r\nc");
    expect(sliceText("a\r\nb\r\nc", 1, 1)).toBe("a\r\n");
    expect(sliceText("a\n\nb\n", 2, 2)).toBe("\n");
  });

  it("outside of the object give the line count", () => {
    expect(sliceText("one\ntwo\nthree\n", 3, 4)).toBe(3);
    expect(sliceText("one\ntwo\nthree\n", 0, 1)).toBe(3);
    expect(sliceText("one\ntwo\nthree\n", 3, 2)).toBe(3);
    expect(sliceText("", 1, 1)).toBe(0);
  });

  it("put together again are the bytes, wherever they are cut", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("a", "\n", "\r", "é") }), fc.nat(), (text, at) => {
        const bytes = Buffer.from(text);
        const lines = countLines(bytes);
        if (lines < 2) return;
        const cut = 1 + (at % (lines - 1));
        const parts = [sliceText(text, 1, cut), sliceText(text, cut + 1, lines)];
        expect(parts.join("")).toBe(text);
        expect(countLines(Buffer.from(`${parts[0]}`))).toBe(cut);
      }),
    );
  });
});
