// Canonical JSON (RFC 8785): one text per value, to hash and to compare. Keys in the order of their UTF-16 units,
// no white space, numbers and strings as JSON.stringify writes them. Never throws on anything that JSON.parse
// gives, however deep: two departures keep it so (a lone surrogate is written as its escape, an infinity as 1e999).

import { isJsonArray, isJsonObject, type JsonValue } from "./json-value.ts";

type Pending = { readonly value: JsonValue } | { readonly text: string };

/** Members that are undefined are left out, as JSON.stringify does. Throws RangeError on NaN, which is not JSON. */
export function canonicalJson(value: JsonValue): string {
  const written: string[] = [];
  // A stack of our own: a line of a log may nest deeper than calls can.
  const pending: Pending[] = [{ value }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if ("text" in next) written.push(next.text);
    else pushParts(pending, written, next.value);
  }
  return written.join("");
}

function pushParts(pending: Pending[], written: string[], value: JsonValue): void {
  if (isJsonArray(value)) {
    const parts = value.map((element): Pending[] => [{ value: element }]);
    pushReversed(pending, [{ text: "[" }, ...joined(parts), { text: "]" }]);
  } else if (isJsonObject(value)) {
    pushReversed(pending, [{ text: "{" }, ...joined(members(value)), { text: "}" }]);
  } else {
    written.push(scalar(value));
  }
}

function members(value: { readonly [key: string]: JsonValue | undefined }): Pending[][] {
  const parts: Pending[][] = [];
  // Without a comparison function, sort() orders by UTF-16 units, as the RFC asks.
  for (const key of Object.keys(value).sort()) {
    const member = value[key];
    if (member !== undefined) parts.push([{ text: `${JSON.stringify(key)}:` }, { value: member }]);
  }
  return parts;
}

function joined(parts: readonly Pending[][]): Pending[] {
  return parts.flatMap((part, place) => (place === 0 ? part : [{ text: "," }, ...part]));
}

function pushReversed(pending: Pending[], parts: readonly Pending[]): void {
  for (const part of [...parts].reverse()) pending.push(part);
}

function scalar(value: string | number | boolean | null): string {
  if (typeof value !== "number" || Number.isFinite(value)) return JSON.stringify(value);
  if (Number.isNaN(value)) throw new RangeError("NaN is not JSON");
  return value > 0 ? "1e999" : "-1e999";
}
