import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LINE_BYTES_MAX, type LineStart, readLines, readOpening } from "../../src/session/read-lines.ts";

interface Line {
  readonly line: number;
  readonly byteOffset: number;
  readonly text: string;
  readonly isTerminated: boolean;
}

const START: LineStart = { line: 1, byteOffset: 0 };

/** Reads `bytes`, at most `step` of them at a time. */
function linesOf(
  bytes: Buffer,
  from: LineStart = START,
  step = 7,
): { lines: Line[]; total: number; byteEnd: number } {
  const lines: Line[] = [];
  const readAt = (into: Uint8Array, position: number): number => {
    const part = bytes.subarray(position, Math.min(position + step, position + into.length));
    into.set(part);
    return part.length;
  };
  const read = readLines(
    readAt,
    from,
    ({ line, byteOffset, byteLength, byteEnd, isTerminated, bytes: held }) => {
      expect(byteLength).toBe(held.length);
      expect(byteEnd).toBeGreaterThanOrEqual(byteOffset + byteLength);
      lines.push({ line, byteOffset, text: held.toString("latin1"), isTerminated });
    },
  );
  return { lines, total: read.lines, byteEnd: read.byteEnd };
}

describe("physical lines", () => {
  test("have their number and the offset of their first byte", () => {
    expect(linesOf(Buffer.from("ab\n\ncd\n")).lines).toEqual([
      { line: 1, byteOffset: 0, text: "ab", isTerminated: true },
      { line: 2, byteOffset: 3, text: "", isTerminated: true },
      { line: 3, byteOffset: 4, text: "cd", isTerminated: true },
    ]);
  });
  test("end with the file where the last newline is missing", () => {
    expect(linesOf(Buffer.from("ab\ncd")).lines.at(-1)).toEqual({
      ...{ line: 2, byteOffset: 3, text: "cd", isTerminated: false },
    });
  });
  test("an empty file has none", () =>
    expect(linesOf(Buffer.alloc(0))).toEqual({ lines: [], total: 0, byteEnd: 0 }));
  test("a carriage return belongs to its line", () => {
    expect(linesOf(Buffer.from("a\r\nb\r\n")).lines.map(({ text }) => text)).toEqual(["a\r", "b\r"]);
  });
  test("are counted from where a load goes on", () => {
    expect(linesOf(Buffer.from("ab\ncd\nef"), { line: 2, byteOffset: 3 })).toEqual({
      lines: [
        { line: 2, byteOffset: 3, text: "cd", isTerminated: true },
        { line: 3, byteOffset: 6, text: "ef", isTerminated: false },
      ],
      total: 2,
      byteEnd: 8,
    });
  });
  test("a byte order mark is no part of the first one", () => {
    expect(
      linesOf(Buffer.from("\ufeffab\nc\n")).lines.map(({ byteOffset, text }) => [byteOffset, text]),
    ).toEqual([
      [3, "ab"],
      [6, "c"],
    ]);
  });
});

describe("UTF-16", () => {
  const text = "a\u0a41\u0a0a\nb\u410a\n\u{1f6a2}";
  test.each([
    ["little endian", false],
    ["big endian", true],
  ])("newlines are found in whole units only, %s", (_name, isBigEndian) => {
    const bytes = Buffer.from(`\ufeff${text}`, "utf16le");
    if (isBigEndian) bytes.swap16();
    for (const step of [1, 2, 3, 7]) {
      const { lines, total } = linesOf(bytes, START, step);
      expect(total).toBe(3);
      expect(lines.map(({ byteOffset, isTerminated }) => [byteOffset, isTerminated])).toEqual([
        [2, true],
        [10, true],
        [16, false],
      ]);
    }
  });
  test("an odd byte at the end belongs to the last line", () => {
    const bytes = Buffer.concat([Buffer.from('{"a"\n', "utf16le"), Buffer.from([0x41])]);
    expect(linesOf(bytes).lines.map(({ text: held, isTerminated }) => [held.length, isTerminated])).toEqual([
      [8, true],
      [1, false],
    ]);
  });
});

describe("the encoding shows in the first bytes", () => {
  test.each([
    [[0xef, 0xbb, 0xbf, 0x7b], "utf8", 3],
    [[0xff, 0xfe, 0x7b, 0x00], "utf16le", 2],
    [[0xfe, 0xff, 0x00, 0x7b], "utf16be", 2],
    [[0x7b, 0x00, 0x22, 0x00], "utf16le", 0],
    [[0x00, 0x7b, 0x00, 0x22], "utf16be", 0],
    [[0x7b, 0x22], "utf8", 0],
    [[0xef, 0xbb], "utf8", 0],
    [[0xff], "utf8", 0],
    [[0x00, 0x00, 0x00, 0x00], "utf8", 0],
    [[0x00, 0x7b, 0x22, 0x61], "utf8", 0],
    [[], "utf8", 0],
  ])("%j: %s", (head, encoding, markBytes) => {
    expect(readOpening(Uint8Array.from(head))).toEqual({ encoding, markBytes });
  });
});

test("lines of any bytes are those that splitting at newlines gives, in whatever pieces the file is read", () => {
  const bytes = fc.array(fc.constantFrom(0x0a, 0x0a, 0x61, 0x0d, 0x00, 0xff, 0x22), { maxLength: 60 });
  fc.assert(
    fc.property(bytes, fc.integer({ min: 1, max: 9 }), (rest, step) => {
      const file = Buffer.from([0x61, ...rest]);
      const { lines, total, byteEnd } = linesOf(file, START, step);
      const parts = file.toString("latin1").split("\n");
      if (parts.at(-1) === "") parts.pop();
      expect(lines.map(({ text }) => text)).toEqual(parts);
      expect([total, byteEnd]).toEqual([parts.length, file.length]);
      for (const { byteOffset, text } of lines) {
        expect(file.toString("latin1", byteOffset, byteOffset + text.length)).toBe(text);
      }
    }),
  );
});

test.each([0, 1, 1000])(
  "a line of %d bytes beyond the limit is counted and not held, and the next one is read",
  (more) => {
    const long = LINE_BYTES_MAX + more;
    const readAt = (into: Uint8Array, position: number): number => {
      const count = Math.min(into.length, long + 4 - position);
      into.fill(0x61, 0, count);
      for (const newline of [long, long + 3]) {
        if (newline >= position && newline < position + count) into[newline - position] = 0x0a;
      }
      return count;
    };
    const found: (readonly number[])[] = [];
    readLines(readAt, START, ({ line, byteOffset, byteLength, bytes }) => {
      found.push([line, byteOffset, byteLength, bytes.length]);
    });
    expect(found).toEqual([
      [1, 0, long, 0],
      [2, long + 1, 2, 2],
    ]);
  },
  60_000,
);
