// Bytes of a log → physical lines with number and byte offset. Memory is bounded by the longest line, not by the file.
// The last line may lack its newline: it is handed out as unterminated, and the caller decides whether it is whole.
// UTF-8 (with or without a byte order mark) and UTF-16 of either byte order are read.

/** Reads up to `into.length` bytes at `position` and returns how many there were; 0 at the end. */
export type ReadAt = (into: Uint8Array, position: number) => number;

export type LogEncoding = "utf8" | "utf16le" | "utf16be";

export interface PhysicalLine {
  /** Counted from 1. */
  readonly line: number;
  readonly byteOffset: number;
  /** Bytes without the newline. */
  readonly byteLength: number;
  /** Where the next line begins: behind the newline, or at the end of the file. */
  readonly byteEnd: number;
  /** False only for a last line without its newline. */
  readonly isTerminated: boolean;
  /** The bytes of the line, valid until the callback returns. Empty where the line is longer than the limit. */
  readonly bytes: Buffer;
  readonly encoding: LogEncoding;
}

/** Where reading starts: `line` is the number of the line that begins at `byteOffset`. */
export interface LineStart {
  readonly line: number;
  readonly byteOffset: number;
}

export interface LinesRead {
  /** Physical lines seen: newlines plus an unterminated tail. */
  readonly lines: number;
  /** Bytes read up to and including the last newline or the tail. */
  readonly byteEnd: number;
  readonly encoding: LogEncoding;
  readonly hasByteOrderMark: boolean;
}

/** A line of this length or more is counted and named but not held in memory: the window never outgrows it. */
export const LINE_BYTES_MAX = 128 * 1024 * 1024;

const CHUNK_BYTES = 256 * 1024;
const NEWLINE = 0x0a;

interface Opening {
  readonly encoding: LogEncoding;
  readonly markBytes: number;
}

/**
 * A UTF-16 file without a mark shows itself by the zero beside its first character, which is `{` or another ASCII
 * one.
 */
export function readOpening(head: Uint8Array): Opening {
  const [first, second, third] = head;
  if (first === 0xef && second === 0xbb && third === 0xbf) return { encoding: "utf8", markBytes: 3 };
  if (first === 0xff && second === 0xfe) return { encoding: "utf16le", markBytes: 2 };
  if (first === 0xfe && second === 0xff) return { encoding: "utf16be", markBytes: 2 };
  if (first === 0x7b && second === 0 && third === 0x22) return { encoding: "utf16le", markBytes: 0 };
  if (first === 0 && second === 0x7b && third === 0) return { encoding: "utf16be", markBytes: 0 };
  return { encoding: "utf8", markBytes: 0 };
}

/** The index of the newline's first byte at or after `from`, or −1. In UTF-16 the two bytes must be aligned. */
function findNewline(held: Buffer, from: number, encoding: LogEncoding): number {
  if (encoding === "utf8") return held.indexOf(NEWLINE, from);
  for (let at = from; at + 1 < held.length; at += 2) {
    const [high, low] = encoding === "utf16be" ? [held[at], held[at + 1]] : [held[at + 1], held[at]];
    if (high === 0 && low === NEWLINE) return at;
  }
  return -1;
}

/** A chunk that no reading uses now. A fresh one per file would cost more than the reading of a small file. */
let spareChunk: Buffer | null = null;

/** Holds the bytes that have been read and not yet handed out, and grows up to one line. */
class Window {
  start = 0;
  /** Everything that has been read; its first `start` bytes are done with. */
  held: Buffer;
  private buffer: Buffer;
  private readonly readAt: ReadAt;
  private position: number;

  constructor(readAt: ReadAt, position: number) {
    this.readAt = readAt;
    this.position = position;
    this.buffer = spareChunk ?? Buffer.allocUnsafe(CHUNK_BYTES);
    spareChunk = null;
    this.held = this.buffer.subarray(0, 0);
  }

  /** Reads more bytes behind the ones that are held; false at the end of the file. */
  fill(): boolean {
    let end = this.held.length - this.start;
    if (this.start > 0) {
      this.buffer.copyWithin(0, this.start, this.held.length);
      this.start = 0;
    }
    if (end === this.buffer.length) {
      const grown = Buffer.allocUnsafe(this.buffer.length * 2);
      this.buffer.copy(grown, 0, 0, end);
      this.buffer = grown;
    }
    const count = this.readAt(this.buffer.subarray(end), this.position);
    this.position += count;
    end += count;
    this.held = this.buffer.subarray(0, end);
    return count > 0;
  }

  /** Gives the chunk back for the next file; one that has grown is left to the collector. */
  release(): void {
    if (this.buffer.length === CHUNK_BYTES) spareChunk = this.buffer;
  }
}

function readHead(readAt: ReadAt): Buffer {
  const head = Buffer.alloc(4);
  let length = 0;
  for (let count = -1; length < head.length && count !== 0; length += count) {
    count = readAt(head.subarray(length), length);
  }
  return head.subarray(0, length);
}

/**
 * Hands out every physical line from `from` to the end of the file. Starting in the middle of a file needs the encoding
 * of its head, which is why the head is looked at again.
 */
export function readLines(readAt: ReadAt, from: LineStart, onLine: (line: PhysicalLine) => void): LinesRead {
  const opening = readOpening(readHead(readAt));
  const { encoding } = opening;
  const newlineBytes = encoding === "utf8" ? 1 : 2;
  let byteOffset = Math.max(from.byteOffset, opening.markBytes);
  let line = from.line;
  let heldBack = 0;
  let searched = 0;
  const window = new Window(readAt, byteOffset);
  const hand = (byteLength: number, isTerminated: boolean): void => {
    const isHeld = heldBack === 0;
    const bytes = isHeld ? window.held.subarray(window.start, window.start + byteLength) : Buffer.alloc(0);
    const byteEnd = byteOffset + heldBack + byteLength + (isTerminated ? newlineBytes : 0);
    onLine({ line, byteOffset, byteLength: byteLength + heldBack, byteEnd, isTerminated, bytes, encoding });
    byteOffset = byteEnd;
    line += 1;
    window.start += byteLength + (isTerminated ? newlineBytes : 0);
    heldBack = 0;
    searched = 0;
  };
  for (;;) {
    const at = findNewline(window.held, window.start + searched, encoding);
    if (at >= 0) {
      hand(at - window.start, true);
      continue;
    }
    const held = window.held.length - window.start;
    searched = encoding === "utf8" ? held : held - (held % 2);
    if (held >= LINE_BYTES_MAX) {
      heldBack += searched;
      window.start += searched;
      searched = 0;
    }
    if (!window.fill()) break;
  }
  const rest = window.held.length - window.start;
  if (rest > 0 || heldBack > 0) hand(rest, false);
  window.release();
  return { lines: line - from.line, byteEnd: byteOffset, encoding, hasByteOrderMark: opening.markBytes > 0 };
}
