// Reads the lines of a result block: `key: value`, lists of texts, and lists of records. It is less than YAML on
// purpose: everything behind the first colon is the value, so that prose with colons stays whole. Values in JSON are
// read as such. A line that is neither is a fault, never skipped.

import { isJsonArray, type JsonObject, type JsonValue, parseJson } from "./json-value.ts";

/** The fields, or why the lines are none, as a sentence that names the line (from 1). */
export type KeyValues = { readonly fields: JsonObject } | { readonly why: string };

interface Line {
  readonly number: number;
  readonly indent: number;
  readonly text: string;
}

const KEY = /^([A-Za-z_][\w-]*):(?:\s+(.*))?$/;
const DASH = /^-(?:\s+(.*))?$/;
const BLOCK_TEXT = /^[|>][+-]?$/;

class LineFault extends Error {}

/** `recordLists` are the keys whose lists hold records; every other list holds texts. */
export function readKeyValues(body: string, recordLists: readonly string[]): KeyValues {
  try {
    return { fields: new LineReader(linesOf(body), recordLists).fields() };
  } catch (error) {
    if (error instanceof LineFault) return { why: error.message };
    throw error;
  }
}

/** Blank lines and comments say nothing. */
function linesOf(body: string): readonly Line[] {
  return body.split("\n").flatMap((whole, index): readonly Line[] => {
    const text = whole.trim();
    if (text === "" || text.startsWith("#")) return [];
    return [{ number: index + 1, indent: whole.length - whole.trimStart().length, text }];
  });
}

class LineReader {
  private at = 0;
  private readonly lines: readonly Line[];
  private readonly recordLists: readonly string[];

  constructor(lines: readonly Line[], recordLists: readonly string[]) {
    this.lines = lines;
    this.recordLists = recordLists;
  }

  fields(): JsonObject {
    const fields = new Map<string, JsonValue>();
    const base = this.lines[0]?.indent ?? -1;
    for (let line = this.peek(); line !== undefined; line = this.peek()) {
      if (line.indent !== base) throw fault(line, "stands at another depth than the first key");
      const { key, rest } = keyOf(line, line.text);
      if (fields.has(key)) throw fault(line, `gives \`${key}\` a second time`);
      this.at += 1;
      fields.set(key, rest === "" ? this.below(key, base) : scalar(this.wrapped(rest, base)));
    }
    return Object.fromEntries(fields);
  }

  /** The value of a key with nothing behind it: a list, lines of text, or nothing. */
  private below(key: string, base: number): JsonValue {
    const next = this.peek();
    if (next === undefined) return null;
    if (DASH.test(next.text) && next.indent >= base) return this.list(key, next.indent);
    return next.indent > base ? this.wrapped("", base) : null;
  }

  /** Text that goes on in deeper lines; `|` and `>` keep their line breaks. */
  private wrapped(first: string, base: number): string {
    const isBlock = BLOCK_TEXT.test(first);
    const texts = isBlock || first === "" ? [] : [first];
    for (let line = this.peek(); line !== undefined && line.indent > base; line = this.peek()) {
      texts.push(line.text);
      this.at += 1;
    }
    return texts.join(isBlock ? "\n" : " ");
  }

  private list(key: string, indent: number): JsonValue {
    const isOfRecords = this.recordLists.includes(key);
    const entries: JsonValue[] = [];
    for (let line = this.peek(); line !== undefined && line.indent === indent; line = this.peek()) {
      const [dash, rest = ""] = DASH.exec(line.text) ?? [];
      if (dash === undefined) break;
      this.at += 1;
      entries.push(isOfRecords ? this.record(line, rest) : scalar(this.wrapped(rest, indent)));
    }
    return entries;
  }

  private record(dash: Line, rest: string): JsonValue {
    if (rest.startsWith("{")) return scalar(this.wrapped(rest, dash.indent));
    const fields = new Map<string, JsonValue>();
    const add = (line: Line, text: string, depth: number): void => {
      const { key, rest: value } = keyOf(line, text);
      if (fields.has(key)) throw fault(line, `gives \`${key}\` a second time`);
      fields.set(key, scalar(this.wrapped(value, depth)));
    };
    const next = this.peek();
    const depth = next === undefined || next.indent <= dash.indent ? dash.indent + 2 : next.indent;
    if (rest !== "") add(dash, rest, depth);
    for (let line = this.peek(); line !== undefined && line.indent === depth; line = this.peek()) {
      this.at += 1;
      add(line, line.text, depth);
    }
    return Object.fromEntries(fields);
  }

  private peek(): Line | undefined {
    return this.lines[this.at];
  }
}

function keyOf(line: Line, text: string): { readonly key: string; readonly rest: string } {
  const [all, key = "", rest = ""] = KEY.exec(text) ?? [];
  if (all === undefined) throw fault(line, "is no `key: value`");
  return { key, rest };
}

function fault(line: Line, what: string): LineFault {
  return new LineFault(`Line ${line.number} of the block ${what}.`);
}

/** Quoted texts without their quotes, lists and records in JSON as such, nothing as null; the rest is text. */
function scalar(text: string): JsonValue {
  if (text === "" || text === "~" || text === "null") return null;
  if (text.startsWith("'") && text.endsWith("'") && text.length > 1) {
    return text.slice(1, -1).replaceAll("''", "'");
  }
  if (!/^["[{]/.test(text)) return text;
  return parseJson(text) ?? plainList(text) ?? text;
}

/** `[a, b]` with plain words. */
function plainList(text: string): JsonValue | undefined {
  const [, inner] = /^\[([^[\]{}"']*)\]$/.exec(text) ?? [];
  if (inner === undefined) return undefined;
  const words = inner.split(",").map((word) => word.trim());
  return isJsonArray(words) && words.every((word) => word !== "") ? words : undefined;
}
