// What a log lets one know about one file at one moment, and the byte strings that the file may then hold. A client
// shows text: it turns CRLF into LF, may take off a byte order mark, and decodes. So a shown text stands for several
// files. A move is asked about each of them; only where all agree is its answer certain.

import type { FileBytes, FileSize } from "../moves/world.ts";

export type FileKnowledge =
  | { readonly kind: "unknown"; readonly why: string }
  | { readonly kind: "absent" }
  /** Exists and is no regular file. */
  | { readonly kind: "other" }
  /** The client says "created" of a file that was absent and of one that was empty. */
  | { readonly kind: "absent or empty" }
  | { readonly kind: "bytes"; readonly bytes: Uint8Array }
  | ShownText
  | { readonly kind: "size"; readonly bytes: number }
  /** Only a part was seen, of at least so many bytes. */
  | { readonly kind: "at least"; readonly bytes: number };

/** The whole text of a file as the client shows it. */
export interface ShownText {
  readonly kind: "text";
  readonly text: string;
  /** True where a line feed at the end may have been left out. */
  readonly mayLackEnd: boolean;
  /** True where a byte order mark may have been left out; UTF-16 has one always. */
  readonly mayLackMark: boolean;
}

/** One file that may be there. Null bytes: of that size, content unknown. */
export interface PossibleFile {
  readonly size: FileSize;
  readonly bytes: FileBytes | null;
}

/** Far above every threshold, and still a number of bytes that a file can have. */
const HUGE_BYTES = 2 ** 50;

/**
 * The files that the knowledge allows; empty where nothing is known. `proposed` is the text that a call would write:
 * where the file may hold exactly that, it is among them, whatever its line ends are. Sizes between the smallest and
 * the largest are not listed: a move may compare a size with a bound, and bytes for equality, and do no more.
 */
export function possibleFiles(knowledge: FileKnowledge, proposed: string | null): readonly PossibleFile[] {
  switch (knowledge.kind) {
    case "unknown":
      return [];
    case "absent":
    case "other":
      return [{ size: { kind: knowledge.kind }, bytes: { kind: knowledge.kind } }];
    case "absent or empty":
      return [{ size: { kind: "absent" }, bytes: { kind: "absent" } }, holding(new Uint8Array(0))];
    case "bytes":
      return [holding(knowledge.bytes)];
    case "text":
      return textFiles(knowledge, proposed);
    case "size":
      return [sized(knowledge.bytes)];
    case "at least":
      return [sized(knowledge.bytes), sized(HUGE_BYTES)];
  }
}

/** The text as a client shows it: LF line ends, no byte order mark. Two files that differ here hold different bytes. */
export function shownForm(text: string): string {
  return text.replaceAll("\r\n", "\n").replace(/^\ufeff/, "");
}

function textFiles(
  { text, mayLackEnd, mayLackMark }: ShownText,
  proposed: string | null,
): readonly PossibleFile[] {
  const shown = shownForm(text);
  const ends = mayLackEnd ? [shown, `${shown}\n`] : [shown];
  const hasMark = text.startsWith("\ufeff");
  const marks = hasMark ? ["\ufeff"] : mayLackMark ? ["", "\ufeff"] : [""];
  const all = marks.flatMap((mark) =>
    ends.flatMap((end) => [`${mark}${end}`, `${mark}${end.replaceAll("\n", "\r\n")}`]),
  );
  const texts = [...new Set(all)];
  const isHeld = proposed !== null && ends.includes(shownForm(proposed));
  const files = [...new Set(isHeld ? [...texts, proposed] : texts)].map((one) => holding(Buffer.from(one)));
  const wide = texts
    .filter((one) => one.startsWith("\ufeff"))
    .map((one) => holding(Buffer.from(one, "utf16le")));
  // Bytes that are no UTF-8 are shown as U+FFFD each: a byte a character is the least that the file can have.
  const narrow = text.includes("\ufffd") ? [holding(Buffer.from(shown, "latin1"))] : [];
  return [...files, ...wide, ...narrow];
}

function holding(bytes: Uint8Array): PossibleFile {
  return { size: { kind: "file", bytes: bytes.length }, bytes: { kind: "file", bytes } };
}

function sized(bytes: number): PossibleFile {
  return { size: { kind: "file", bytes }, bytes: null };
}
