// One word of the syntax tree as a shell passes it on: quotes and escapes removed, braces of plain text expanded. What
// only a running shell knows leaves the word without a value.

import type { CommandWord } from "./command-call.ts";
import type { Word, WordPart } from "./shell-syntax.ts";

/** More words than this out of one pair of braces stay one word without a value. */
const bracedWordsMax = 64;

/** The words that `word` becomes: one, or several where it has braces whose alternatives are plain text. */
export function commandWords(word: Word): readonly CommandWord[] {
  const { text } = word;
  if (!/[$`'"\\*?[{~(]/.test(text)) return [plainWord(text)];
  const parts = word.parts ?? [];
  if (parts.some(({ type }) => type === "BraceExpansion")) return bracedWords(word, parts);
  return [wordOf(word, parts)];
}

/** The one word that `word` is; braces leave it without a value. */
export function commandWord(word: Word): CommandWord {
  const { text } = word;
  return /[$`'"\\*?[{~(]/.test(text) ? wordOf(word, word.parts ?? []) : plainWord(text);
}

/** A word of literal text in which nothing is special. */
export function plainWord(text: string): CommandWord {
  return { value: text, start: text, source: text, hasGlob: false, hasTilde: false };
}

/** The word with its value taken away where it holds `placeholder`, which the run puts another text in place of. */
export function withoutPlaceholder(word: CommandWord, placeholder: string): CommandWord {
  const at = word.start.indexOf(placeholder);
  return at === -1 ? word : { ...word, value: undefined, start: word.start.slice(0, at) };
}

function wordOf(word: Word, parts: readonly WordPart[]): CommandWord {
  const { text } = word;
  const hasTilde = text.startsWith("~");
  if (parts.length === 0) {
    return { value: word.value, start: word.value, source: text, hasGlob: false, hasTilde };
  }
  let start = "";
  let isKnown = true;
  for (const part of parts) {
    const piece = literalText(part);
    if (isKnown) start += piece.text;
    isKnown &&= piece.isWhole;
  }
  const hasGlob = parts.some(({ type }) => type === "Glob" || type === "ExtendedGlob");
  return { value: isKnown ? start : undefined, start, source: text, hasGlob, hasTilde };
}

interface LiteralText {
  /** The literal text of a part, as far as it goes. */
  readonly text: string;
  readonly isWhole: boolean;
}

function literalText(part: WordPart): LiteralText {
  switch (part.type) {
    case "Literal":
    case "Glob":
    case "SingleQuoted":
    case "AnsiCQuoted":
      return { text: part.value, isWhole: true };
    case "ExtendedGlob":
      return { text: part.text, isWhole: true };
    case "DoubleQuoted":
    case "LocaleString": {
      const end = part.parts.findIndex(({ type }) => type !== "Literal");
      const literals = end === -1 ? part.parts : part.parts.slice(0, end);
      return { text: literals.map(literalOf).join(""), isWhole: end === -1 };
    }
    default:
      return { text: "", isWhole: false };
  }
}

function literalOf(part: { readonly type: string; readonly value?: string }): string {
  return part.value ?? "";
}

/** Every combination of the alternatives, from left to right as bash gives them. */
function bracedWords(word: Word, parts: readonly WordPart[]): readonly CommandWord[] {
  let words: CommandWord[] = [{ ...plainWord(""), source: word.text, hasTilde: word.text.startsWith("~") }];
  for (const part of parts) {
    const braced = part.type === "BraceExpansion" ? plainAlternatives(part.text) : undefined;
    const ends = (braced ?? [literalText(part)]).map((one) =>
      typeof one === "string" ? { text: one, isWhole: true } : one,
    );
    const hasGlob = part.type === "Glob" || part.type === "ExtendedGlob";
    words = words.flatMap((begun) => ends.map((end) => continued(begun, end, hasGlob)));
    if (words.length > bracedWordsMax) return [wordOf(word, parts)];
  }
  return words;
}

function continued(begun: CommandWord, end: LiteralText, hasGlob: boolean): CommandWord {
  const start = begun.value === undefined ? begun.start : begun.start + end.text;
  const value = begun.value === undefined || !end.isWhole ? undefined : start;
  return { ...begun, value, start, hasGlob: begun.hasGlob || hasGlob };
}

/** What stands between the commas of `{a,b}`, or the numbers of `{1..3}`; undefined for anything that is nested. */
function plainAlternatives(text: string): readonly string[] | undefined {
  const inner = text.slice(1, -1);
  if (/[{}$`'"\\*?[\]~]/.test(inner)) return undefined;
  if (inner.includes(",")) return inner.split(",");
  const [, first, last] = /^(0|-?[1-9]\d{0,3})\.\.(0|-?[1-9]\d{0,3})$/.exec(inner) ?? [];
  if (first === undefined || last === undefined) return undefined;
  const [from, to] = [Number(first), Number(last)];
  const count = Math.abs(to - from) + 1;
  if (count > bracedWordsMax) return undefined;
  return Array.from({ length: count }, (_, step) => String(from <= to ? from + step : from - step));
}
