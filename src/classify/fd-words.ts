// The words of `fd` with what starts commands set apart: `-xrm`, `-Hx rm` and `--exec=rm` start `rm` as `-x rm` does.

import type { CommandWord } from "./command-call.ts";
import { plainWord } from "./command-word.ts";

/** Flags of fd that take no value, then `-x` or `-X` and what it is given. */
const CLUSTER = /^-([01FHILVaghilpqsu]*)([xX])/;
const LONG = /^(--exec(?:-batch)?)=/;

/** The same words, each option that starts commands a word of its own. Behind the first one nothing changes. */
export function fdWords(words: readonly CommandWord[]): readonly CommandWord[] {
  for (const [at, word] of words.entries()) {
    if (word.value === "--") return words;
    const apart = startersApart(word);
    if (apart !== undefined) return [...words.slice(0, at), ...apart, ...words.slice(at + 1)];
  }
  return words;
}

function startersApart(word: CommandWord): readonly CommandWord[] | undefined {
  const [long, name] = LONG.exec(word.start) ?? [];
  if (long !== undefined && name !== undefined) return [plainWord(name), behind(word, long.length)];
  const [cluster, flags = "", starter] = CLUSTER.exec(word.start) ?? [];
  if (cluster === undefined) return undefined;
  const apart = [...(flags === "" ? [] : [plainWord(`-${flags}`)]), plainWord(`-${starter}`)];
  const isWhole = word.value === cluster;
  return isWhole ? apart : [...apart, behind(word, cluster.length)];
}

/** The part of a word behind its first `from` characters. */
function behind(word: CommandWord, from: number): CommandWord {
  return { ...word, value: word.value?.slice(from), start: word.start.slice(from), hasTilde: false };
}
