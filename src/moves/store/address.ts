// The name of stored bytes: the SHA-256 of them in 64 lower-case hexadecimal digits, as a type of its own, so that
// no other text can reach the file system as a file name. Anything else is refused here, before any path is made.

import { smallHash } from "./small-hash.ts";

declare const addressBrand: unique symbol;

/** The SHA-256 of the bytes it names, as 64 lower-case hexadecimal digits. */
export type Address = string & { readonly [addressBrand]: true };

const addressShape = /^[0-9a-f]{64}$/;

/** True only for 64 lower-case hexadecimal digits: upper case and other lengths are other texts. */
export function isAddress(text: string): text is Address {
  return addressShape.test(text);
}

/** The text that was hashed last: a capture asks for the address of one text twice, in its row and in its put. */
let last: { readonly text: string; readonly address: Address } | null = null;

/** The address of `content`; a text is taken as its UTF-8 bytes (a lone surrogate as U+FFFD). */
export function addressOf(content: Uint8Array | string): Address {
  if (typeof content === "string" && content === last?.text) return last.address;
  const bytes = typeof content === "string" ? Buffer.from(content) : content;
  const address = smallHash(bytes) ?? nodeHash(bytes);
  if (!isAddress(address)) throw new Error(`address.ts: SHA-256 gave "${address}".`);
  if (typeof content === "string") last = { text: content, address };
  return address;
}

function nodeHash(bytes: Uint8Array): string {
  return process.getBuiltinModule("node:crypto").createHash("sha256").update(bytes).digest("hex");
}
