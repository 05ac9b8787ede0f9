// Puts a member into a JSON text and takes one out. Every byte that does not belong to it stays: order, spaces, line
// ends. What is put in is written as its neighbours are.

import type { JsonValue } from "../session/json-value.ts";
import type { JsonMember, JsonNode } from "./json-source.ts";

/** The text with the member behind the last one of `container`; `key` null for an element of an array. */
export function withMember(text: string, container: JsonNode, key: string | null, value: JsonValue): string {
  const style = styleOf(text);
  const last = container.members.at(-1);
  const name = key === null ? "" : `${JSON.stringify(key)}: `;
  if (last !== undefined) {
    const indent = indentAt(text, last.start);
    if (indent === null)
      return splice(text, last.value.end, last.value.end, `, ${name}${JSON.stringify(value)}`);
    const written = `,${style.lineEnd}${indent}${name}${rendered(value, indent, style)}`;
    return splice(text, last.value.end, last.value.end, written);
  }
  const outer = lineIndent(text, container.start);
  const inner = outer + style.indent;
  const written = `${style.lineEnd}${inner}${name}${rendered(value, inner, style)}${style.lineEnd}${outer}`;
  return splice(text, container.start + 1, container.end - 1, written);
}

/** The text without the member, and without the comma and the space that belonged to it. */
export function withoutMember(text: string, container: JsonNode, member: JsonMember): string {
  const at = container.members.indexOf(member);
  const [before, after] = [container.members[at - 1], container.members[at + 1]];
  if (at < 0) throw new Error("json-edit.ts: The member is of another container.");
  if (before !== undefined) return splice(text, before.value.end, member.value.end, "");
  if (after !== undefined) return splice(text, member.start, after.start, "");
  return splice(text, container.start + 1, container.end - 1, "");
}

interface Style {
  readonly indent: string;
  readonly lineEnd: string;
}

function styleOf(text: string): Style {
  const indent = /^\s*[[{]\r?\n([ \t]+)\S/.exec(text)?.[1] ?? "  ";
  return { indent, lineEnd: text.includes("\r\n") ? "\r\n" : "\n" };
}

function rendered(value: JsonValue, indent: string, style: Style): string {
  const lines = JSON.stringify(value, null, style.indent).split("\n");
  return lines.join(`${style.lineEnd}${indent}`);
}

/** What stands before `at` on its line where that is space alone; null where something else does. */
function indentAt(text: string, at: number): string | null {
  const before = text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
  return /^[ \t]*$/.test(before) ? before : null;
}

/** The space that the line of `at` begins with. */
function lineIndent(text: string, at: number): string {
  return /^[ \t]*/.exec(text.slice(text.lastIndexOf("\n", at - 1) + 1))?.[0] ?? "";
}

function splice(text: string, start: number, end: number, written: string): string {
  return text.slice(0, start) + written + text.slice(end);
}
