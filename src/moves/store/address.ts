// The name of stored bytes: the SHA-256 of them in 64 lower-case hexadecimal digits, as a type of its own, so that
// no other text can reach the file system as a file name. Anything else is refused here, before any path is made.

declare const addressBrand: unique symbol;

/** The SHA-256 of the bytes it names, as 64 lower-case hexadecimal digits. */
export type Address = string & { readonly [addressBrand]: true };

const addressShape = /^[0-9a-f]{64}$/;

/** True only for 64 lower-case hexadecimal digits: upper case and other lengths are other texts. */
export function isAddress(text: string): text is Address {
  return addressShape.test(text);
}

/** The address of `content`; a text is taken as its UTF-8 bytes (a lone surrogate as U+FFFD). */
export function addressOf(content: Uint8Array | string): Address {
  const address = process.getBuiltinModule("node:crypto").createHash("sha256").update(content).digest("hex");
  if (!isAddress(address)) throw new Error(`address.ts: SHA-256 gave "${address}".`);
  return address;
}
