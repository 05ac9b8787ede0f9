// The last step of a redaction: every word that the finding does not hang on becomes another one of its length, in
// paths, commands and addresses too, the same word the same everywhere. What is private in a word of a kind that no
// pattern knows goes with it.

import { minimise } from "./delta-debugging.ts";
import type { Shows } from "./minimise-incident.ts";
import { type NumberedObject, objectWithStrings } from "./recorded-objects.ts";

/** Fields that say what a line is, whose it is and when: no client writes other words there. */
const STRUCTURE: ReadonlySet<string> = new Set([
  ...[
    "type",
    "subtype",
    "role",
    "timestamp",
    "sessionId",
    "version",
    "uuid",
    "parentUuid",
    "id",
    "name",
    "model",
  ],
  ...[
    "requestId",
    "tool_use_id",
    "toolUseID",
    "agentId",
    "promptSource",
    "stop_reason",
    "hookEvent",
    "hookName",
  ],
]);

/** References to stored texts, what a redaction has put in the place of an original, and the words themselves. */
const PARTS =
  /(detent:\/\/\S*|REDACTED_\w+|\bdev\d*@example\.com\b|\bhost\d+\.example\b|[\p{L}\p{N}_]{3,})/gu;
const WORD = /^(?!REDACTED_)[\p{L}\p{N}_]{3,}$/u;

export interface MaskedWords {
  readonly objects: readonly NumberedObject[];
  /** How many different words were replaced. */
  readonly count: number;
}

/** `shows` must hold of `objects`. `kept`: words that stay, whether the finding hangs on them or not. */
export function maskWords(
  objects: readonly NumberedObject[],
  shows: Shows,
  kept: ReadonlySet<string> = new Set(),
): MaskedWords {
  const words = [...wordsOf(objects, () => true)].filter((word) => !kept.has(word));
  const stands = standsFor(words);
  const masked = (needed: readonly string[]): readonly NumberedObject[] => {
    const left = new Set(needed);
    return replaced(objects, (word) => (left.has(word) ? word : (stands.get(word) ?? word)));
  };
  const needed = minimise(words, (some) => shows(masked(some)));
  return { objects: masked(needed), count: words.length - needed.length };
}

/** The words of all strings whose path is asked for. */
export function wordsOf(
  objects: readonly NumberedObject[],
  isAsked: (path: readonly string[]) => boolean,
): ReadonlySet<string> {
  const words = new Set<string>();
  for (const { object } of objects) {
    objectWithStrings(object, (text, key, path) => {
      if (!isMasked(text, key) || !isAsked(path)) return text;
      for (const [part] of text.matchAll(PARTS)) if (WORD.test(part)) words.add(part);
      return text;
    });
  }
  return words;
}

function replaced(
  objects: readonly NumberedObject[],
  change: (word: string) => string,
): readonly NumberedObject[] {
  return objects.map(({ line, object }) => ({
    line,
    object: objectWithStrings(object, (text, key) =>
      isMasked(text, key)
        ? text.replace(PARTS, (part: string) => (WORD.test(part) ? change(part) : part))
        : text,
    ),
  }));
}

/** A key of an object comes without one of its own: only one that is no name of a field has words of somebody's. */
function isMasked(text: string, key: string): boolean {
  return key === "" ? !/^[\w-]*$/.test(text) : !STRUCTURE.has(key);
}

/** One of the same length for each, none of which is a word of the text. */
function standsFor(words: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set(words);
  let count = 0;
  const next = (word: string): string => {
    for (;;) {
      const stand = standIn(count, word);
      count += 1;
      if (!taken.has(stand) || count > taken.size * 2 + 1000) return stand;
    }
  };
  return new Map(words.map((word) => [word, next(word)]));
}

/** Words of one length are different for 26 to the power of the length, numbers for 10. */
function standIn(count: number, word: string): string {
  const [signs, base] = /^\d+$/.test(word) ? ["0123456789", 10] : ["abcdefghijklmnopqrstuvwxyz", 26];
  let [rest, text] = [count, ""];
  while (text.length < word.length) {
    text = `${signs[rest % base] ?? ""}${text}`;
    rest = Math.floor(rest / base);
  }
  return text;
}
