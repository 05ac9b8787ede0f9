// Addresses as a person gives them on a command line: `detent://<address>`, the bare 64 digits, either with a range of
// lines. Anything else is refused before the store is opened.

import { ExpectedError } from "../expected-error.ts";
import { type Pointer, readPointer } from "../moves/pointer.ts";

/** Throws ExpectedError for a text that is no address. */
export function readPointerArgument(text: string): Pointer {
  const pointer = readPointer(text.startsWith("detent://") ? text : `detent://${text}`);
  if (pointer !== null) return pointer;
  const form = "detent://ADDRESS or detent://ADDRESS:L3-7, where ADDRESS has 64 digits of 0-9 and a-f";
  throw new ExpectedError("detent store", `'${text}' is no address.`, `Give ${form}.`, 2);
}

/** The pointer with the lines of a second argument such as `3-7` or `L3-7`. Both ways at once are refused. */
export function withLines(pointer: Pointer, range: string | undefined): Pointer {
  if (range === undefined) return pointer;
  const match = /^L?(\d{1,15})-(\d{1,15})$/.exec(range);
  if (match === null) {
    throw new ExpectedError("detent store", `'${range}' is no range of lines.`, "Give one such as 3-7.", 2);
  }
  if (pointer.lines !== null) {
    throw new ExpectedError("detent store", "The lines are given twice.", "Leave one of the two out.", 2);
  }
  return { ...pointer, lines: { first: Number(match[1]), last: Number(match[2]) } };
}
