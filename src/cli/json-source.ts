// Where things stand in the text of a JSON document, so that one part can be changed and every other byte stays. It is
// given only texts that JSON.parse has read; anything else is refused with undefined.

import { parseJson } from "../session/json-value.ts";

/** A value with its place in the text; `end` is behind its last character. */
export interface JsonNode {
  readonly kind: "object" | "array" | "other";
  readonly start: number;
  readonly end: number;
  readonly members: readonly JsonMember[];
}

/** A member of an object or an element of an array. `start` is where its key, or its value, begins. */
export interface JsonMember {
  readonly key: string | null;
  readonly start: number;
  readonly value: JsonNode;
}

/** Undefined where the text is not JSON. A byte order mark in front is skipped. */
export function readJsonSource(text: string): JsonNode | undefined {
  const start = text.startsWith("\ufeff") ? 1 : 0;
  return parseJson(text.slice(start)) === undefined ? undefined : nodeAt(text, skipSpace(text, start));
}

function nodeAt(text: string, start: number): JsonNode {
  const open = text[start];
  if (open === "{" || open === "[") return containerAt(text, start, open === "{");
  const end = open === '"' ? stringEnd(text, start) : wordEnd(text, start);
  return { kind: "other", start, end, members: [] };
}

function containerAt(text: string, start: number, isObject: boolean): JsonNode {
  const members: JsonMember[] = [];
  let at = skipSpace(text, start + 1);
  while (text[at] !== "}" && text[at] !== "]") {
    const member = memberAt(text, at, isObject);
    members.push(member);
    at = skipSpace(text, member.value.end);
    if (text[at] === ",") at = skipSpace(text, at + 1);
  }
  return { kind: isObject ? "object" : "array", start, end: at + 1, members };
}

function memberAt(text: string, start: number, isObject: boolean): JsonMember {
  if (!isObject) return { key: null, start, value: nodeAt(text, start) };
  const keyEnd = stringEnd(text, start);
  const key = parseJson(text.slice(start, keyEnd));
  const colon = skipSpace(text, keyEnd);
  return { key: String(key), start, value: nodeAt(text, skipSpace(text, colon + 1)) };
}

function stringEnd(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at + 1;
}

/** Behind a number, true, false or null. */
function wordEnd(text: string, start: number): number {
  let at = start;
  while (at < text.length && /[^\s,\]}]/.test(text[at] ?? "")) at += 1;
  return at;
}

function skipSpace(text: string, start: number): number {
  let at = start;
  while (/[\s]/.test(text[at] ?? "x")) at += 1;
  return at;
}
