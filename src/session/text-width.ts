// How many columns of a terminal a text takes: wide characters and emoji two, marks that join their base none. Counts
// by graphemes, the units that a terminal draws; measures only text that has been made safe to show.

import { lateRegex } from "./late-regex.ts";

/** Made at the first text that needs it: making it takes longer than starting the program. */
let segmenter: Intl.Segmenter | undefined;
const plain = /^[\x20-\x7e]*$/;
const joining = lateRegex(String.raw`^[\p{Mn}\p{Me}\p{Cf}\p{Cc}]+$`, "u");
const emoji = lateRegex(String.raw`\p{Emoji_Presentation}|\ufe0f`, "u");

/** First and last code points of the wide blocks (East Asian width W and F, Unicode 16), emoji left out. */
const wideBlocks: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2329, 0x232a],
  [0x2e80, 0x303e],
  [0x3041, 0xa4cf],
  [0xa960, 0xa97c],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe10, 0xfe19],
  [0xfe30, 0xfe6b],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
  [0x16fe0, 0x1b2fb],
  [0x1f200, 0x1f265],
  [0x20000, 0x3fffd],
];

/** The graphemes of a text, in order; joined again they are the text. */
export function textGraphemes(text: string): Iterable<string> {
  return segmentTexts(text);
}

/** The columns that a text takes on one line. */
export function textWidth(text: string): number {
  if (plain.test(text)) return text.length;
  let width = 0;
  for (const grapheme of textGraphemes(text)) width += graphemeWidth(grapheme);
  return width;
}

/** 0, 1 or 2 columns. */
export function graphemeWidth(grapheme: string): 0 | 1 | 2 {
  if (plain.test(grapheme)) return 1;
  if (joining().test(grapheme)) return 0;
  return emoji().test(grapheme) || isWide(grapheme.codePointAt(0)) ? 2 : 1;
}

function isWide(codePoint: number | undefined): boolean {
  return (
    codePoint !== undefined && wideBlocks.some(([first, last]) => codePoint >= first && codePoint <= last)
  );
}

function* segmentTexts(text: string): Iterable<string> {
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  for (const { segment } of segmenter.segment(text)) yield segment;
}
