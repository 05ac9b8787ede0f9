// Whether a text holds a secret that shows only in another writing of it: percent-encoded, in base64, escaped as a
// string in a string, or put together from parts and lines. Such a text is never written.

import { looksMade, secretKinds } from "./secret-kinds.ts";

/** Kinds that tell a secret by itself, whatever stands around it; hosts and names are told where they stand openly. */
const OPEN_KINDS: ReadonlySet<string> = new Set([
  "web host",
  "internal host",
  "network address",
  "query value",
]);

/** Texts of base64 this short hold no key. */
const BASE64 = /[A-Za-z\d+/_-]{16,}={0,2}/g;

/** True where one of the writings has a secret that the text itself does not show. */
export function hidesSecret(text: string): boolean {
  return writingsOf(text).some((other) =>
    secretKinds.some(({ kind, pattern }) => {
      if (OPEN_KINDS.has(kind)) return false;
      return [...other.matchAll(pattern)].some(({ 0: whole, groups }) => {
        const secret = groups?.secret ?? whole;
        return !looksMade(secret) && !text.includes(whole);
      });
    }),
  );
}

function writingsOf(text: string): readonly string[] {
  const joined = text.replaceAll(/\\?\r?\n[ \t]*/g, "");
  const writings = [
    percentDecoded(text),
    joined,
    joined.replaceAll(/["'`][ \t]*[+.]?[ \t]*["'`]/g, ""),
    text.replaceAll(/\\+(["'/])/g, "$1").replaceAll(/\\+n/g, "\n"),
    ...[...text.matchAll(BASE64)].map(([token]) => base64Decoded(token)),
  ];
  return [...new Set(writings)].filter((one) => one !== text && one !== "");
}

function percentDecoded(text: string): string {
  return text.replaceAll(/(?:%[\dA-Fa-f]{2})+/g, (run) =>
    Buffer.from(run.replaceAll("%", ""), "hex").toString(),
  );
}

/** Empty where the bytes are no plain text. */
function base64Decoded(token: string): string {
  const decoded = Buffer.from(token.replaceAll("-", "+").replaceAll("_", "/"), "base64").toString();
  return /^[\t\n\r\x20-\x7e]+$/.test(decoded) ? decoded : "";
}
