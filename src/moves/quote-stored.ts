// Stored text quoted in advice: whole where it fits into its room, else its beginning and the command that gives more.
// A cut never splits a surrogate pair. Lengths are UTF-16 units.

import { type Pointer, pointerText } from "./pointer.ts";
import { countLines, lineCountText } from "./store/slice-lines.ts";

/** The least room in which a beginning of at least 100 units fits beside what is said about it. */
export const quoteRoomMin = 480;

/** `text` is what the pointer names. The quote is never longer than `room`, which is at least quoteRoomMin. */
export function quoteStored(pointer: Pointer, text: string, room: number): string {
  const lineCount = countLines(Buffer.from(text));
  const lengths = `${lineCountText(lineCount)}, ${text.length} characters`;
  const head = `${pointerText(pointer.address, pointer.lines)} (${lengths}):\n`;
  if (head.length + text.length <= room) return head + text;
  // The note is longest where nothing is kept: then it names the most characters and the widest range of lines.
  const kept = room - head.length - note(pointer, text, 0, lineCount).length - 20;
  const end = /[\ud800-\udbff]/.test(text.charAt(kept - 1)) ? kept - 1 : kept;
  return head + text.slice(0, end) + note(pointer, text, end, lineCount);
}

/** Says what is left out from unit `end` on, and how to see it: lines of the object, not of the quoted range. */
function note(pointer: Pointer, text: string, end: number, lineCount: number): string {
  const before = pointer.lines === null ? 0 : pointer.lines.first - 1;
  const first = before + text.slice(0, end).split("\n").length;
  const rest = pointerText(pointer.address, { first, last: before + lineCount });
  return `\n[detent: ${text.length - end} characters are left out here; to see lines of them, run: echo ${rest}]`;
}
