// The files that a shown text allows: never one too few.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type FileKnowledge, possibleFiles, shownForm } from "../../src/replay/file-knowledge.ts";

const shown = (text: string, more: Partial<Extract<FileKnowledge, { kind: "text" }>> = {}): FileKnowledge => {
  return { kind: "text", text, mayLackEnd: false, mayLackMark: false, ...more };
};

function hexOf(knowledge: FileKnowledge, proposed: string | null = null): readonly string[] {
  return possibleFiles(knowledge, proposed).map(({ size, bytes }) => {
    if (bytes?.kind === "file") return Buffer.from(bytes.bytes).toString("hex");
    return size.kind === "file" ? `${size.bytes} bytes` : size.kind;
  });
}

describe("possibleFiles", () => {
  it("one line without a mark is one file; a second line may end in LF or CRLF", () => {
    expect(hexOf(shown("ab"))).toEqual(["6162"]);
    expect(hexOf(shown("a\nb"))).toEqual(["610a62", "610d0a62"]);
  });

  it("a mark that may be left out doubles them, and UTF-16 has one always", () => {
    // ef bb bf is the mark in UTF-8, ff fe in UTF-16 little endian (written by Buffer as the text's first unit).
    expect(hexOf(shown("a", { mayLackMark: true }))).toEqual(["61", "efbbbf61", "fffe6100"]);
    expect(hexOf(shown("\ufeffa"))).toEqual(["efbbbf61", "fffe6100"]);
  });

  it("a last line feed that may be left out adds the files that have it", () => {
    expect(hexOf(shown("a", { mayLackEnd: true }))).toEqual(["61", "610a", "610d0a"]);
  });

  it("mixed line ends are among them where a call proposes exactly that text, and only there", () => {
    const mixed = "a\r\nb\nc";
    const hex = Buffer.from(mixed).toString("hex");
    expect(hexOf(shown("a\nb\nc"), mixed)).toContain(hex);
    expect(hexOf(shown("a\nb\nd"), mixed)).not.toContain(hex);
  });

  it("bytes that are no UTF-8 are shown as one sign each and may be one byte each", () => {
    expect(hexOf(shown("caf\ufffd"))).toEqual(["636166efbfbd", "636166fd"]);
  });

  it("created means absent or empty, a size has no bytes, a part has no upper bound", () => {
    expect(hexOf({ kind: "absent or empty" })).toEqual(["absent", ""]);
    expect(hexOf({ kind: "size", bytes: 7 })).toEqual(["7 bytes"]);
    expect(hexOf({ kind: "at least", bytes: 7 })).toEqual(["7 bytes", `${2 ** 50} bytes`]);
    expect(hexOf({ kind: "unknown", why: "x" })).toEqual([]);
  });

  it("whatever the file was, its size is within the smallest and the largest of them", () => {
    const ends = fc.constantFrom("\n", "\r\n");
    const lines = fc.array(fc.tuple(fc.string({ unit: "grapheme", maxLength: 8 }), ends), { maxLength: 6 });
    const wide = fc.boolean();
    fc.assert(
      fc.property(lines, fc.boolean(), wide, (parts, hasMark, isWide) => {
        const text = parts.map(([line, end]) => line.replaceAll(/[\r\n]/g, "") + end).join("");
        const marked = `${hasMark || isWide ? "\ufeff" : ""}${text}`;
        const file = isWide ? Buffer.from(marked, "utf16le") : Buffer.from(marked);
        const sizes = possibleFiles(shown(shownForm(text), { mayLackMark: true }), null).map(({ size }) =>
          size.kind === "file" ? size.bytes : Number.NaN,
        );
        expect(Math.min(...sizes)).toBeLessThanOrEqual(file.length);
        expect(Math.max(...sizes)).toBeGreaterThanOrEqual(file.length);
      }),
    );
  });
});
