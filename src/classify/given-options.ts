// Reads the options that stand between a program's name and what follows it, by a list of those that take a value. An
// option that no list knows is taken to stand alone; a word that only the run knows ends the reading.

import type { CommandWord } from "./command-call.ts";

/** The options of one program, as far as they take a value. */
export interface ValueOptions {
  /** Letters that take the rest of their cluster, or else the next word. */
  readonly short?: string;
  /** Letters whose value is always the rest of their cluster, so that no further letter follows: xargs `-i`. */
  readonly attached?: string;
  /** Long options, without dashes, that take the next word where no `=` gives the value. */
  readonly long?: readonly string[];
  /** Options behind one dash that are words: `find -name`, `terraform -chdir`. Then there are no clusters. */
  readonly isOneDash?: boolean;
}

/** An option by its letter or name without dashes. */
export interface GivenValue {
  readonly name: string;
  /** Undefined: it has none. */
  readonly value: CommandWord | undefined;
}

export interface GivenOptions {
  readonly options: readonly GivenValue[];
  /** What follows the options, `--` not among it. */
  readonly rest: readonly CommandWord[];
}

/** The options at the start of `words`. Total. */
export function readGivenOptions(words: readonly CommandWord[], list: ValueOptions): GivenOptions {
  const options: GivenValue[] = [];
  let at = 0;
  for (; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined || !/^[-+]./.test(word.start)) break;
    if (word.value === "--") return { options, rest: words.slice(at + 1) };
    if (word.start.startsWith("+") && list.short?.includes("+") !== true) break;
    const given =
      word.start.startsWith("--") || list.isOneDash === true
        ? longOption(word, words[at + 1], list)
        : cluster(word, words[at + 1], list);
    options.push(...given.options);
    if (given.tookNext) at += 1;
  }
  return { options, rest: words.slice(at) };
}

interface ReadOption {
  readonly options: readonly GivenValue[];
  readonly tookNext: boolean;
}

function longOption(word: CommandWord, next: CommandWord | undefined, list: ValueOptions): ReadOption {
  const text = word.start.replace(/^--?/, "");
  const equals = text.indexOf("=");
  if (equals !== -1) {
    return {
      options: [{ name: text.slice(0, equals), value: tail(word, word.start.indexOf("=") + 1) }],
      tookNext: false,
    };
  }
  const takesNext = list.long?.includes(text) === true && next !== undefined;
  return { options: [{ name: text, value: takesNext ? next : undefined }], tookNext: takesNext };
}

function cluster(word: CommandWord, next: CommandWord | undefined, list: ValueOptions): ReadOption {
  const options: GivenValue[] = [];
  for (let at = 1; at < word.start.length; at += 1) {
    const name = word.start[at] ?? "";
    const hasRest = at + 1 < word.start.length || word.value === undefined;
    if (list.attached?.includes(name) === true) {
      return {
        options: [...options, { name, value: hasRest ? tail(word, at + 1) : undefined }],
        tookNext: false,
      };
    }
    if (list.short?.includes(name) === true) {
      const value = hasRest ? tail(word, at + 1) : next;
      return { options: [...options, { name, value }], tookNext: !hasRest && next !== undefined };
    }
    options.push({ name, value: undefined });
  }
  return { options, tookNext: false };
}

/** The part of a word behind its first `from` characters. */
function tail(word: CommandWord, from: number): CommandWord {
  return {
    ...word,
    value: word.value?.slice(from),
    start: word.start.slice(from),
    hasTilde: false,
  };
}
