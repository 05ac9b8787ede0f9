// What a program does to the paths that its words name, by its row of the table: the reading of options and operands
// that the rows share. A long option that is given in part may be any that begins so.

import type { CommandWord, NamedCommand } from "./command-call.ts";
import { plainWord } from "./command-word.ts";
import type { EffectRow } from "./effect-programs.ts";
import { type GivenOptions, type GivenValue, readGivenOptions, type ValueOptions } from "./given-options.ts";

/** A word that names a touched path. */
export interface WordTouch {
  readonly word: CommandWord;
  readonly isTree: boolean;
  readonly what: "written" | "deleted";
  /** The word that names what is moved to it. */
  readonly from: CommandWord | null;
  /** The program does it whenever it ends with status 0. */
  readonly isCertain: boolean;
}

/** `anywhere`: any path may be written, and nothing more can be told. */
export type ProgramEffects = readonly WordTouch[] | "anywhere";

/** The folder that a command runs in. */
export const here = plainWord(".");

/** Options and operands in any order; behind `--` every word is an operand. */
export function readWords(words: readonly CommandWord[], list: ValueOptions): GivenOptions {
  const options: GivenValue[] = [];
  const operands: CommandWord[] = [];
  for (let left = words; left.length > 0; ) {
    const given = readGivenOptions(left, list);
    options.push(...given.options);
    const isEnded = left[left.length - given.rest.length - 1]?.value === "--";
    if (isEnded) return { options, rest: [...operands, ...given.rest] };
    operands.push(...given.rest.slice(0, 1));
    left = given.rest.slice(1);
  }
  return { options, rest: operands };
}

/** One of the options is given by one of the names. */
export function has(options: readonly GivenValue[], names: readonly string[] | undefined): boolean {
  return options.some(({ name }) => names?.includes(name) === true);
}

/** The values given to the options of these names, in their order. */
export function valuesOf(
  options: readonly GivenValue[],
  names: readonly string[] | undefined,
): readonly CommandWord[] {
  return options.flatMap(({ name, value }) =>
    names?.includes(name) === true && value !== undefined ? [value] : [],
  );
}

/** `word` names what is written. */
export function written(word: CommandWord, isTree: boolean): WordTouch {
  return { word, isTree, what: "written", from: null, isCertain: true };
}

/** `word` names what is deleted, with all below it. */
export function deleted(word: CommandWord, isCertain: boolean): WordTouch {
  return { word, isTree: true, what: "deleted", from: null, isCertain };
}

/**
 * A name is given in part: GNU's programs take `--outp` for `--output`. `whole` are names that stand for themselves.
 */
export function isShortened(
  options: readonly GivenValue[],
  names: readonly (readonly string[] | undefined)[],
  whole: readonly string[] = [],
): boolean {
  const all = names.flatMap((some) => some ?? []);
  return options.some(
    ({ name }) =>
      name.length > 1 &&
      !all.includes(name) &&
      !whole.includes(name) &&
      all.some((one) => one.startsWith(name)),
  );
}

/** What a program does by its row. */
export function rowEffects({ words, hasMoreWords }: NamedCommand, row: EffectRow): ProgramEffects {
  const { options, rest } = readWords(words, row);
  if (has(options, row.anywhereWith)) return "anywhere";
  const { anywhereWith, output, target: into, uncertainWith } = row;
  if (isShortened(options, [anywhereWith, output, into, uncertainWith], row.long)) return "anywhere";
  if (row.operands !== "none" && hasMoreWords) return "anywhere";
  const outputs = valuesOf(options, row.output).map((word) => written(word, false));
  const isCertain = !has(options, row.uncertainWith);
  const target = valuesOf(options, row.target).at(-1);
  return [...outputs, ...operandEffects(rest, row, target, isCertain)];
}

/** What a program does to its operands by its row; `target` is the folder that an option names. */
export function operandEffects(
  operands: readonly CommandWord[],
  row: EffectRow,
  target: CommandWord | undefined,
  isCertain: boolean,
): readonly WordTouch[] {
  switch (row.operands) {
    case "none":
      return [];
    case "deleted":
      return operands.map((word) => deleted(word, isCertain));
    case "written":
      return operands.filter(({ value }) => value !== "-").map((word) => written(word, false));
    case "made":
      return operands.flatMap(foldersDownTo).map((word) => written(word, false));
    case "second written":
      return operands.slice(1).map((word) => written(word, false));
    case "last written":
    case "moved": {
      const last = target ?? (operands.length > 1 ? operands.at(-1) : here);
      if (operands.length === 0 || last === undefined) return [];
      const sources = target === undefined && operands.length > 1 ? operands.slice(0, -1) : operands;
      const into = row.operands === "moved" ? sources.map((from) => ({ ...written(last, true), from })) : [];
      const gone = row.operands === "moved" ? sources.map((word) => deleted(word, isCertain)) : [];
      return [...gone, ...(into.length > 0 ? into : [written(last, true)])];
    }
  }
}

/** `a`, `a/b` and `a/b/c` for `a/b/c`: `mkdir -p` makes them all. */
function foldersDownTo(word: CommandWord): readonly CommandWord[] {
  const { value } = word;
  if (value === undefined || word.hasTilde) return [word];
  const ends = [...value.matchAll(/(?<=[^/])(?=\/+[^/])/g)].map(({ index }) => value.slice(0, index));
  return [...ends.map(plainWord), word];
}
