// A line of a screen: its text and how it is set off. A look is never the only mark: what it says stands in the text
// too, so that a terminal without colours and an eye that does not tell them apart lose nothing.

import { shownText } from "../session/shown-text.ts";
import { graphemeWidth, textGraphemes, textWidth } from "../session/text-width.ts";

export type Look = "plain" | "title" | "cursor" | "quiet" | "warning" | "good";

/** `text` has no line break and nothing that a terminal acts on. */
export interface Line {
  readonly text: string;
  readonly look: Look;
}

/** The room that a screen has, in columns and lines. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** A line of `text`, which may come from a log. */
export function line(text: string, look: Look = "plain"): Line {
  return { text: shownText(text, "one-line"), look };
}

export const emptyLine: Line = { text: "", look: "plain" };

/** UTF-16 units per column that are looked at: enough for pictures of many parts, little enough for every key. */
const UNITS_PER_COLUMN = 8;

/** The beginning of a text that can fill `width` columns; a text that is longer is cut for sure. */
export function bounded(text: string, width: number): string {
  const most = (width + 1) * UNITS_PER_COLUMN;
  return text.length > most ? text.slice(0, most) : text;
}

/** Characters of our own screens that take one column each; telling them apart by graphemes would cost every key. */
const narrow = /^[\x20-\x7e≥·…›█▓▒░▏▸▾✗✓◆◇●┊━┣┫├┤⊘]*$/;

/** The columns that a text takes; the same as `textWidth`, sooner for what is shown most. */
export function columnsOf(text: string): number {
  return narrow.test(text) ? text.length : textWidth(text);
}

/** `text` on one line of at most `width` columns, ended by `…` where it was cut. No grapheme is split. */
export function clipped(text: string, width: number): string {
  const near = bounded(text, width);
  const shown = shownText(near, "one-line");
  if (near === text && columnsOf(shown) <= width) return shown;
  return width < 1 ? "" : `${headOf(shown, width - 1)}…`;
}

/** The same line in at most `width` columns. */
export function clippedLine({ text, look }: Line, width: number): Line {
  return { text: clipped(text, width), look };
}

/** `text` with spaces up to `width` columns, cut where it is wider. */
export function padded(text: string, width: number): string {
  const cut = clipped(text, width);
  return cut + " ".repeat(Math.max(0, width - columnsOf(cut)));
}

function headOf(text: string, width: number): string {
  if (narrow.test(text)) return text.slice(0, width);
  let [head, room] = ["", width];
  for (const grapheme of textGraphemes(text)) {
    room -= graphemeWidth(grapheme);
    if (room < 0) return head;
    head += grapheme;
  }
  return head;
}
