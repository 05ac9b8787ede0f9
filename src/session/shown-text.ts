// Log text → text that is safe to show, for every screen, command and error. Control characters, escape sequences,
// bidirectional controls, invisible characters and lone surrogates become symbols that can be seen; nothing is dropped.
// The result is for reading, not for parsing back: a text that held such a symbol itself looks the same.

import { lateRegex } from "./late-regex.ts";
import { graphemeWidth, textGraphemes, textWidth } from "./text-width.ts";

/** `one-line` shows newlines and tabs as symbols, `multi-line` lets them through. A carriage return is always shown. */
export type ShownLines = "one-line" | "multi-line";

const safe = /^[\x20-\x7e]*$/;
const unsafe = lateRegex(String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}\p{Noncharacter_Code_Point}]`, "gu");
/** The joiner and the selector that pictures are made of are part of them and stay; anywhere else they are shown. */
const picture = lateRegex(
  [
    String.raw`\p{Extended_Pictographic}\ufe0f?\p{EMod}?(?:\u200d\p{Extended_Pictographic}\ufe0f?\p{EMod}?)*`,
    String.raw`[\d#*]\ufe0f\u20e3`,
  ].join("|"),
  "gu",
);

/** `text` with everything that a terminal would act on, or an eye would miss, as a symbol. */
export function shownText(text: string, lines: ShownLines): string {
  if (safe.test(text) || text.search(unsafe()) < 0) return text;
  let shown = "";
  let end = 0;
  for (const { 0: sequence, index } of text.matchAll(picture())) {
    shown += symbols(text.slice(end, index), lines) + sequence;
    end = index + sequence.length;
  }
  return shown + symbols(text.slice(end), lines);
}

/**
 * `text` on one line of at most `widthMax` columns (1 or more). A cut text ends in `…` and, where there is room for it
 * beside 8 columns of text, in its full length in characters (code points). No grapheme is split.
 */
export function shownCut(text: string, widthMax: number): string {
  if (!Number.isInteger(widthMax) || widthMax < 1) throw new Error(`A width of ${widthMax} columns.`);
  const shown = shownText(text, "one-line");
  if (textWidth(shown) <= widthMax) return shown;
  const note = `… (${[...text].length} characters)`;
  const ending = textWidth(note) + 8 <= widthMax ? note : "…";
  return headOfWidth(shown, widthMax - textWidth(ending)) + ending;
}

/** The longest run of whole graphemes from the start that takes at most `widthMax` columns. */
function headOfWidth(text: string, widthMax: number): string {
  let head = "";
  let width = 0;
  for (const grapheme of textGraphemes(text)) {
    width += graphemeWidth(grapheme);
    if (width > widthMax) return head;
    head += grapheme;
  }
  return head;
}

function symbols(text: string, lines: ShownLines): string {
  return text.replace(unsafe(), (character) => {
    const isLayout = character === "\n" || character === "\t";
    return isLayout && lines === "multi-line" ? character : symbol(character);
  });
}

/** U+2400… has a symbol per ASCII control character; the others are named by their code point. */
function symbol(character: string): string {
  const code = character.codePointAt(0) ?? Number.NaN;
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  if (code === 0x7f) return "\u2421";
  return `<U+${code.toString(16).toUpperCase().padStart(4, "0")}>`;
}
