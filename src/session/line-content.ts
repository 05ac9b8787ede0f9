// One physical line → the JSON that it holds. Torn lines, two objects glued on one line, NUL padding and bad encoding
// are recovered where that is certain and named always. Nothing throws, nothing is dropped in silence.

import { isAscii, isUtf8 } from "node:buffer";
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue, parseJson } from "./json-value.ts";
import { LINE_BYTES_MAX, type PhysicalLine } from "./read-lines.ts";

/** What is odd about a line whose content was read all the same. */
export type LineNote = "bom" | "nul-bytes" | "invalid-utf8" | "lone-surrogate" | "glued";

/** True where an object can stand for a line of its own in some log. */
export type IsEntry = (object: JsonObject) => boolean;

export type LineContent =
  | { readonly kind: "blank"; readonly notes: readonly LineNote[] }
  | { readonly kind: "object"; readonly object: JsonObject; readonly notes: readonly LineNote[] }
  /**
   * Whole objects and nothing else, so that no byte is lost: two or more that were run together (`glued` is among the
   * notes), or an array of entries, which is how the client prints a whole run as one value.
   */
  | { readonly kind: "glued"; readonly objects: readonly JsonObject[]; readonly notes: readonly LineNote[] }
  | { readonly kind: "not-an-object"; readonly notes: readonly LineNote[] }
  /**
   * Something of the line is lost; `recovered` are the entries that stand whole at its beginning or end. `unfinished`:
   * no newline yet, so it may still be in writing. `too-long`: longer than is ever held in memory.
   */
  | {
      readonly kind: "malformed" | "unfinished" | "too-long";
      readonly why: string;
      readonly recovered: readonly JsonObject[];
      readonly notes: readonly LineNote[];
    };

interface Decoded {
  readonly text: string;
  readonly notes: readonly LineNote[];
}

const NONE: readonly never[] = [];
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

function decodeUtf16(bytes: Buffer, isBigEndian: boolean): string {
  const even = Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2)));
  return (isBigEndian ? even.swap16() : even).toString("utf16le");
}

/** The text of a line, with bytes that are no UTF-8 as U+FFFD. */
function decodeText({ bytes, encoding }: PhysicalLine): string {
  if (encoding !== "utf8") return decodeUtf16(bytes, encoding === "utf16be");
  // ASCII is the same in both, and reading it as Latin-1 takes a fraction of the time.
  return bytes.toString(isAscii(bytes) ? "latin1" : "utf8");
}

/** Only a text that holds U+FFFD can have been bytes that are no UTF-8; looking for it costs nothing in most lines. */
function encodingNotes(text: string, { bytes, encoding }: PhysicalLine): readonly LineNote[] {
  return encoding === "utf8" && text.includes("\ufffd") && !isUtf8(bytes) ? ["invalid-utf8"] : NONE;
}

/** NUL bytes are no JSON: a crashed file system leaves runs of them. They are taken out and named. */
function withoutNul(decoded: Decoded): Decoded {
  if (!decoded.text.includes("\0")) return decoded;
  return { text: decoded.text.replaceAll("\0", ""), notes: [...decoded.notes, "nul-bytes"] };
}

function isOpening(code: number): boolean {
  return code === 0x7b || code === 0x5b;
}

function isClosing(code: number): boolean {
  return code === 0x7d || code === 0x5d;
}

/** The end of the JSON object or array that starts at `from`, or −1 where it is not closed. Strings are skipped. */
function findClose(text: string, from: number): number {
  let depth = 0;
  let isInString = false;
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isInString) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) isInString = false;
    } else if (code === QUOTE) isInString = true;
    else if (isOpening(code)) depth += 1;
    else if (isClosing(code)) {
      depth -= 1;
      if (depth <= 0) return at;
    }
  }
  return -1;
}

/** True for a quote that backslashes make part of its string. */
function isEscaped(text: string, quoteAt: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(quoteAt - 1 - backslashes) === BACKSLASH) backslashes += 1;
  return backslashes % 2 === 1;
}

/**
 * The start of the object or array that ends with the text, or −1. Read backwards a whole JSON value is as
 * unambiguous as forwards: its quotes are escaped within strings and nowhere else. So one pass finds the only
 * candidate.
 */
function findOpen(text: string): number {
  let depth = 0;
  let isInString = false;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      if (!isEscaped(text, at)) isInString = !isInString;
    } else if (isInString) continue;
    else if (isClosing(code)) depth += 1;
    else if (isOpening(code)) {
      depth -= 1;
      if (depth === 0) return at;
    }
    if (depth === 0) return -1;
  }
  return -1;
}

interface WholeObjects {
  readonly objects: readonly JsonObject[];
  /** What follows them; empty where they fill the text. */
  readonly rest: string;
}

/** The objects that stand whole, one behind the other, at the start of the text. */
function splitWhole(text: string): WholeObjects {
  const objects: JsonObject[] = [];
  let at = 0;
  while (at < text.length) {
    const close = text[at] === "{" ? findClose(text, at) : -1;
    const value = close < 0 ? undefined : parseJson(text.slice(at, close + 1));
    if (!isJsonObject(value)) break;
    objects.push(value);
    at = close + 1;
    while (/\s/.test(text.charAt(at))) at += 1;
  }
  return { objects, rest: text.slice(at) };
}

/** The whole object that ends a line whose beginning was cut, or undefined. */
function findTail(text: string): JsonObject | undefined {
  const from = findOpen(text);
  const value = from > 0 ? parseJson(text.slice(from)) : undefined;
  return isJsonObject(value) ? value : undefined;
}

/**
 * What can be had from text that is not one JSON value. Only objects that `isEntry` accepts are taken from a line that
 * lost something: a part of a cut object (a content block) could otherwise pass for an entry.
 */
function recover(
  text: string,
  isTerminated: boolean,
  notes: readonly LineNote[],
  isEntry: IsEntry,
): LineContent {
  const { objects, rest } = splitWhole(text);
  if (rest === "") return { kind: "glued", objects, notes: [...notes, "glued"] };
  const tail = findTail(rest);
  const isTailEntry = tail !== undefined && isEntry(tail);
  const recovered = [...objects, ...(isTailEntry ? [tail] : NONE)].filter(isEntry);
  const found = `${recovered.length} whole ${recovered.length === 1 ? "entry" : "entries"} on it read`;
  if (isTerminated || isTailEntry) {
    return { kind: "malformed", why: `The line is no JSON; ${found}.`, recovered, notes };
  }
  const why = `The last line has no newline and is no whole JSON value; ${found}.`;
  return { kind: "unfinished", why, recovered, notes };
}

const SURROGATE_ESCAPE = /\\u[dD][89a-fA-F]/;

/** True where a string or a name in the value holds half of a surrogate pair. */
function hasLoneSurrogate(value: JsonValue): boolean {
  // A stack of our own: a line may nest deeper than calls can.
  const pending: (JsonValue | undefined)[] = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next === "string" && !next.isWellFormed()) return true;
    if (isJsonArray(next)) for (const element of next) pending.push(element);
    else if (isJsonObject(next)) {
      for (const [key, member] of Object.entries(next)) pending.push(key, member);
    }
  }
  return false;
}

/** Bytes that were UTF-8 hold no half pair by themselves; only an escape or a UTF-16 log can. */
function canHoldSurrogate(text: string, isUtf16: boolean): boolean {
  return (text.includes("\\u") && SURROGATE_ESCAPE.test(text)) || (isUtf16 && !text.isWellFormed());
}

/** The entries that an array is made of; undefined where it holds anything else, or nothing. */
function entriesOf(value: JsonValue, isEntry: IsEntry): readonly JsonObject[] | undefined {
  if (!isJsonArray(value) || value.length === 0) return undefined;
  const entries = value.filter((element): element is JsonObject => isJsonObject(element) && isEntry(element));
  return entries.length === value.length ? entries : undefined;
}

function ofValue(
  value: JsonValue,
  { text, notes }: Decoded,
  isUtf16: boolean,
  isEntry: IsEntry,
): LineContent {
  const isSuspect = canHoldSurrogate(text, isUtf16);
  const all: readonly LineNote[] =
    isSuspect && hasLoneSurrogate(value) ? [...notes, "lone-surrogate"] : notes;
  if (isJsonObject(value)) return { kind: "object", object: value, notes: all };
  const objects = entriesOf(value, isEntry);
  return objects === undefined
    ? { kind: "not-an-object", notes: all }
    : { kind: "glued", objects, notes: all };
}

/**
 * Reads one physical line. `isEntry` says which object can stand for an entry when a broken line is searched for one.
 */
export function readLineContent(line: PhysicalLine, isEntry: IsEntry): LineContent {
  if (line.byteLength >= LINE_BYTES_MAX) {
    const why = `The line has ${line.byteLength} bytes; only lines below ${LINE_BYTES_MAX} are read.`;
    return { kind: "too-long", why, recovered: NONE, notes: NONE };
  }
  const raw = decodeText(line);
  const whole = parseJson(raw);
  const isUtf16 = line.encoding !== "utf8";
  const read = { text: raw, notes: encodingNotes(raw, line) };
  if (whole !== undefined) return ofValue(whole, read, isUtf16, isEntry);
  const decoded = withoutNul(read);
  // Joined files leave a byte order mark in the middle, which trimming takes off.
  const text = decoded.text.trim();
  const notes: readonly LineNote[] = decoded.text.startsWith("\ufeff")
    ? [...decoded.notes, "bom"]
    : decoded.notes;
  if (text === "") return { kind: "blank", notes };
  const trimmed = text.length === raw.length ? undefined : parseJson(text);
  if (trimmed !== undefined) return ofValue(trimmed, { text, notes }, isUtf16, isEntry);
  return recover(text, line.isTerminated, notes, isEntry);
}
