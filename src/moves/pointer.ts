// References to stored bytes: `detent://<address>` with an optional line range `:L<a>-<b>`. Only the exact form is
// one: other lengths, upper case or a trailing newline make it an ordinary text, which no move touches.

import { type Address, isAddress } from "./store/address.ts";
import { type LineRange, sliceLines } from "./store/slice-lines.ts";
import { type Answer, known, type World } from "./world.ts";

/** `lines` null: the whole object. A range may lie outside of the object; only resolving tells. */
export interface Pointer {
  readonly address: Address;
  readonly lines: LineRange | null;
}

export type Resolved =
  | { readonly kind: "bytes"; readonly bytes: Uint8Array }
  | { readonly kind: "absent" }
  | { readonly kind: "damaged" }
  | { readonly kind: "outside"; readonly lineCount: number };

const scheme = "detent://";
const pointerShape = /^detent:\/\/([0-9a-f]{64})(?::L(\d{1,15})-(\d{1,15}))?$/;

/** The pointer that the whole text is, or null. */
export function readPointer(text: string): Pointer | null {
  const match = text.startsWith(scheme) ? pointerShape.exec(text) : null;
  const address = match?.[1];
  if (match === null || address === undefined || !isAddress(address)) return null;
  const [first, last] = [match[2], match[3]];
  if (first === undefined || last === undefined) return { address, lines: null };
  return { address, lines: { first: Number(first), last: Number(last) } };
}

/** The pointer as text, the form that readPointer takes. */
export function pointerText(address: Address, lines: LineRange | null): string {
  return lines === null ? `detent://${address}` : `detent://${address}:L${lines.first}-${lines.last}`;
}

/** The bytes that the pointer names, or why there are none. Unknown where the store cannot tell. */
export function resolvePointer(pointer: Pointer, world: Pick<World, "store">): Answer<Resolved> {
  const found = world.store.get(pointer.address);
  if (!found.isKnown || found.value.kind !== "object" || pointer.lines === null) {
    return found.isKnown ? known(wholeOf(found.value)) : found;
  }
  return known(sliceLines(found.value.bytes, pointer.lines));
}

function wholeOf(
  found: { kind: "object"; bytes: Uint8Array } | { kind: "absent" } | { kind: "damaged" },
): Resolved {
  return found.kind === "object" ? { kind: "bytes", bytes: found.bytes } : found;
}

/** Why a pointer gives no bytes, as one full sentence naming it. */
export function danglingSentence(pointer: Pointer, resolved: Exclude<Resolved, { kind: "bytes" }>): string {
  const text = pointerText(pointer.address, pointer.lines);
  switch (resolved.kind) {
    case "absent":
      return `${text} is not in this project's store.`;
    case "damaged":
      return `${text} names a stored object whose bytes are damaged.`;
    case "outside":
      return `${text} asks for lines outside of the object, which has ${resolved.lineCount} lines.`;
  }
}
