// The references to stored bytes inside a text: `detent://<address>` with an optional line range, standing by itself.
// 65 digits, upper case, and a range that is not one make another text, which is nobody's reference.

import { type Pointer, readPointer } from "./pointer.ts";

/** Where the reference starts in the text, in UTF-16 units, and its text as it stands there. */
export interface CitedPointer {
  readonly pointer: Pointer;
  readonly text: string;
  readonly at: number;
}

const cited = /(?<![\w/:.-])detent:\/\/[0-9a-f]{64}(?::L\d{1,15}-\d{1,15}(?!\w)|(?![\w]|:L\d))/g;

/** Every reference, in the order of the text, repetitions included. */
export function findCitedPointers(text: string): readonly CitedPointer[] {
  return [...text.matchAll(cited)].flatMap((match) => {
    const pointer = readPointer(match[0]);
    return pointer === null ? [] : [{ pointer, text: match[0], at: match.index }];
  });
}
