// Lines of stored bytes. A line ends with a line feed, which belongs to it; the last line may end without one, and a
// line feed at the end starts no further line. Empty bytes have no line. Carriage returns are bytes of their line.

/** Lines from `first` to `last`, both included, counted from 1. */
export interface LineRange {
  readonly first: number;
  readonly last: number;
}

export type Slice =
  | { readonly kind: "bytes"; readonly bytes: Uint8Array }
  | { readonly kind: "outside"; readonly lineCount: number };

const lineFeed = 0x0a;

/** The number of lines in `bytes`. */
export function countLines(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(lineFeed); at !== -1; at = bytes.indexOf(lineFeed, at + 1)) count += 1;
  return bytes.length === 0 || bytes[bytes.length - 1] === lineFeed ? count : count + 1;
}

/** `1 line`, `2 lines`. */
export function lineCountText(count: number): string {
  return count === 1 ? "1 line" : `${count} lines`;
}

/** The bytes of the lines, line ends kept. `outside` where the range is reversed, starts at 0 or ends past the end. */
export function sliceLines(bytes: Uint8Array, range: LineRange): Slice {
  const lineCount = countLines(bytes);
  if (range.first < 1 || range.first > range.last || range.last > lineCount)
    return { kind: "outside", lineCount };
  const start = startOfLine(bytes, range.first, 1, 0);
  const end = startOfLine(bytes, range.last + 1, range.first, start);
  return { kind: "bytes", bytes: bytes.subarray(start, end) };
}

/** Where `line` starts, walking on from the start of `fromLine`; the end of the bytes for the line after the last. */
function startOfLine(bytes: Uint8Array, line: number, fromLine: number, from: number): number {
  let start = from;
  for (let at = fromLine; at < line; at += 1) {
    const end = bytes.indexOf(lineFeed, start);
    if (end === -1) return bytes.length;
    start = end + 1;
  }
  return start;
}
