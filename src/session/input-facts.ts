// Facts about the input of a tool call that are kept when the input itself is not: what it acts on, and how much text
// the model spent on it. Characters are Unicode code points.

import {
  arrayAt,
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  stringAt,
} from "./json-value.ts";
import type { ToolCall } from "./session.ts";
import { codePointLength } from "./text-length.ts";

/** The keys that name what a call acts on, in the order in which they are looked for; no tool has two of them. */
const SUBJECT_KEYS = ["command", "file_path", "notebook_path", "pattern", "url", "query", "path"] as const;

/** What a call acts on: a command, a path, a pattern or a URL. Null where the input has none. */
export function findSubject(input: JsonObject): string | null {
  for (const key of SUBJECT_KEYS) {
    const subject = stringAt(input, key);
    if (subject !== null) return subject;
  }
  return null;
}

/** Code points of all strings anywhere in a value; keys, numbers and punctuation are not counted. */
export function stringChars(value: JsonValue | undefined): number {
  let chars = 0;
  // A stack of our own: a line of a log may nest deeper than calls can.
  const pending: (JsonValue | undefined)[] = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next === "string") chars += codePointLength(next);
    else if (isJsonArray(next)) for (const element of next) pending.push(element);
    else if (isJsonObject(next)) for (const key of Object.keys(next)) pending.push(next[key]);
  }
  return chars;
}

function oldStringChars(edit: JsonValue): number {
  const anchor = isJsonObject(edit) ? stringAt(edit, "old_string") : null;
  return anchor === null ? 0 : codePointLength(anchor);
}

/** Code points of the anchors of an Edit, or of every edit of a MultiEdit; 0 for other tools, which carry none. */
export function anchorChars(call: ToolCall): number {
  if (call.name === "Edit") return oldStringChars(call.input);
  if (call.name !== "MultiEdit") return 0;
  return (arrayAt(call.input, "edits") ?? []).reduce<number>((sum, edit) => sum + oldStringChars(edit), 0);
}
