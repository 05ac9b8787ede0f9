// One physical line → the JSON that it holds. Torn lines, two objects glued on one line, NUL padding and bad encoding are
// recovered where that is certain and named always. Nothing throws, nothing is dropped in silence.

import { isUtf8 } from "node:buffer";
import { isJsonObject, type JsonObject, type JsonValue, parseJson } from "./json-value.ts";
import { LINE_BYTES_MAX, type PhysicalLine } from "./read-lines.ts";

/** What is odd about a line whose content was read all the same. */
export type LineNote = "nul-bytes" | "invalid-utf8" | "glued";

export type LineContent =
  | { readonly kind: "blank"; readonly notes: readonly LineNote[] }
  | { readonly kind: "object"; readonly object: JsonObject; readonly notes: readonly LineNote[] }
  | {
      readonly kind: "glued";
      readonly objects: readonly JsonObject[];
      /** True where the first object was cut off before the second began. */
      readonly isFirstCut: boolean;
      readonly notes: readonly LineNote[];
    }
  | { readonly kind: "not-an-object"; readonly notes: readonly LineNote[] }
  /** `unfinished`: no newline and no whole JSON value: it may still be in writing. */
  | {
      readonly kind: "malformed" | "unfinished" | "too-long";
      readonly why: string;
      readonly notes: readonly LineNote[];
    };

interface Decoded {
  readonly text: string;
  readonly notes: readonly LineNote[];
}

const NO_NOTES: readonly LineNote[] = [];

function decodeUtf16(bytes: Buffer, isBigEndian: boolean): string {
  const even = Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2)));
  return (isBigEndian ? even.swap16() : even).toString("utf16le");
}

/** NUL bytes are no JSON: a crashed file system leaves runs of them. They are taken out and named. */
function withoutNul(decoded: Decoded): Decoded {
  if (!decoded.text.includes("\0")) return decoded;
  return { text: decoded.text.replaceAll("\0", ""), notes: [...decoded.notes, "nul-bytes"] };
}

/** The text of a line. Bytes that are no UTF-8 become U+FFFD and are named. */
function decodeLine(line: PhysicalLine): Decoded {
  if (line.encoding !== "utf8") {
    return withoutNul({ text: decodeUtf16(line.bytes, line.encoding === "utf16be"), notes: NO_NOTES });
  }
  const notes: readonly LineNote[] = isUtf8(line.bytes) ? NO_NOTES : ["invalid-utf8"];
  return withoutNul({ text: line.bytes.toString("utf8"), notes });
}

/** The end of the JSON object or array that starts at `from`, or −1 where it is not closed. Strings are skipped. */
function findClose(text: string, from: number): number {
  let depth = 0;
  let isInString = false;
  for (let at = from; at < text.length; at += 1) {
    const char = text[at];
    if (isInString) {
      if (char === "\\") at += 1;
      else if (char === '"') isInString = false;
    } else if (char === '"') isInString = true;
    else if (char === "{" || char === "[") depth += 1;
    else if (char === "}" || char === "]") {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return -1;
}

/** Objects that stand whole, one behind the other, from the start of the text; null where anything else is between. */
function splitWhole(text: string): readonly JsonObject[] | null {
  const objects: JsonObject[] = [];
  let at = 0;
  while (at < text.length) {
    const close = findClose(text, at);
    if (close < 0) return null;
    const value = parseJson(text.slice(at, close + 1));
    if (!isJsonObject(value)) return null;
    objects.push(value);
    at = close + 1;
    while (/\s/.test(text.charAt(at))) at += 1;
  }
  return objects;
}

/** A search through a broken line looks at each character a few times at most, however the line is nested. */
const SCAN_FACTOR_MAX = 8;

/**
 * The whole object at the end of a line whose first object was cut. Only an object that reaches the end of the line and
 * that `isEntry` accepts counts: the tail of a broken line could otherwise be taken for an entry.
 */
function findTail(text: string, isEntry: (object: JsonObject) => boolean): JsonObject | undefined {
  let budget = text.length * SCAN_FACTOR_MAX;
  for (let at = text.indexOf('{"', 1); at > 0 && budget > 0; at = text.indexOf('{"', at + 1)) {
    const close = findClose(text, at);
    budget -= (close < 0 ? text.length : close) - at;
    if (close !== text.length - 1) continue;
    const value = parseJson(text.slice(at));
    if (isJsonObject(value) && isEntry(value)) return value;
  }
  return undefined;
}

function recover(
  text: string,
  notes: readonly LineNote[],
  isEntry: (o: JsonObject) => boolean,
): LineContent | null {
  const whole = splitWhole(text);
  if (whole !== null && whole.length > 1) {
    return { kind: "glued", objects: whole, isFirstCut: false, notes: [...notes, "glued"] };
  }
  const tail = findTail(text, isEntry);
  if (tail === undefined) return null;
  return { kind: "glued", objects: [tail], isFirstCut: true, notes: [...notes, "glued"] };
}

function ofValue(value: JsonValue, notes: readonly LineNote[]): LineContent {
  return isJsonObject(value) ? { kind: "object", object: value, notes } : { kind: "not-an-object", notes };
}

/** Reads one physical line. `isEntry` says which object can stand for an entry when a cut line is searched for one. */
export function readLineContent(line: PhysicalLine, isEntry: (object: JsonObject) => boolean): LineContent {
  if (line.byteLength > LINE_BYTES_MAX) {
    const why = `The line has ${line.byteLength} bytes; at most ${LINE_BYTES_MAX} are read.`;
    return { kind: "too-long", why, notes: NO_NOTES };
  }
  const { text, notes } = decodeLine(line);
  const value = parseJson(text);
  if (value !== undefined) return ofValue(value, notes);
  const trimmed = text.trim();
  if (trimmed === "") return { kind: "blank", notes };
  const recovered = recover(trimmed, notes, isEntry);
  if (recovered !== null) return recovered;
  if (!line.isTerminated) {
    return { kind: "unfinished", why: "The last line has no newline and is no whole JSON value.", notes };
  }
  return { kind: "malformed", why: "The line is no JSON.", notes };
}
