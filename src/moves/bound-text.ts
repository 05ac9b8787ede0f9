// A long text cut to its two ends, with a note between them that says what is missing and how to get it back. The
// bounded text never exceeds the threshold, so bounding it again changes nothing, and it is shorter than its input
// also when both are written as JSON. A cut never splits a surrogate pair. Lengths are UTF-16 units.

import type { Operands } from "./operands.ts";
import { pointerText } from "./pointer.ts";
import { type Address, addressOf } from "./store/address.ts";
import { countLines } from "./store/slice-lines.ts";

/** `address` names the whole text, which the caller must put into the store before anybody sees `text`. */
export interface BoundedText {
  readonly text: string;
  readonly address: Address;
}

/** Null where the text is within the threshold. `remark` is one more sentence for the note, at most 100 units. */
export function boundText(whole: string, operands: Operands, remark: string | null): BoundedText | null {
  if (whole.length <= operands.truncateThreshold) return null;
  const headEnd = before(whole, operands.truncateKeep);
  const tailStart = after(whole, whole.length - operands.truncateKeep);
  const address = addressOf(whole);
  const first = 1 + countFeeds(whole, headEnd);
  const last = 1 + countFeeds(whole, tailStart - 1);
  const cut = pointerText(address, { first, last });
  const sentences = [
    `${tailStart - headEnd} of ${whole.length} characters are cut here`,
    `lines ${first} to ${last} of ${countLines(Buffer.from(whole))}`,
    `the whole text is ${pointerText(address, null)}`,
    `to see lines of it, ${operands.truncateThreshold} characters at a time, run: echo ${cut}`,
  ];
  const note = `\n[detent: ${sentences.join("; ")}${remark === null ? "" : `; ${remark}`}]\n`;
  return { text: whole.slice(0, headEnd) + note + whole.slice(tailStart), address };
}

/** The cut at or before `at` that splits no pair. */
function before(text: string, at: number): number {
  return splitsPair(text, at) ? at - 1 : at;
}

/** The cut at or after `at` that splits no pair. */
function after(text: string, at: number): number {
  return splitsPair(text, at) ? at + 1 : at;
}

function splitsPair(text: string, at: number): boolean {
  const [left, right] = [text.charCodeAt(at - 1), text.charCodeAt(at)];
  return left >= 0xd800 && left <= 0xdbff && right >= 0xdc00 && right <= 0xdfff;
}

function countFeeds(text: string, end: number): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at !== -1 && at < end; at = text.indexOf("\n", at + 1)) count += 1;
  return count;
}
