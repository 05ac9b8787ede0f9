// Bytes as the text that a rewritten call writes. Refused is what such a call cannot write exactly, and a text that
// would itself be read as a reference: it would mean one thing to this call and another to the next.

import { readPointer } from "./pointer.ts";
import { readSplice } from "./splice-form.ts";

export type WrittenText =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "refused"; readonly reason: string };

/** A rewritten call is one JSON document on a pipe; more than this is none of a model's business in one call. */
const bytesMax = 50_000_000;

/** The text, whose UTF-8 bytes are exactly `bytes`. `name` is how the reason calls them. */
export function writtenText(bytes: Uint8Array, name: string): WrittenText {
  if (bytes.length > bytesMax) {
    return { kind: "refused", reason: `${name} has ${bytes.length} bytes, more than one call can write.` };
  }
  const text = Buffer.from(bytes).toString("utf8");
  if (!Buffer.from(text).equals(bytes)) {
    return { kind: "refused", reason: `${name} is not UTF-8 text, and this call can write nothing else.` };
  }
  if (readPointer(text) !== null || readSplice(text) !== null) {
    return { kind: "refused", reason: `${name} is itself a reference or a splice, so it has two readings.` };
  }
  return { kind: "text", text };
}
