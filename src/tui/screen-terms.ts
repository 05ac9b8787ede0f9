// What somebody types into a filter → terms, and a command line → text that a shell takes back. A word without a key is
// a part of a name; `text:` says so, so that the command means the same.

import { termKeys } from "../measure/session-terms.ts";

/** The terms of a filter over sessions, as `detent sessions` takes them. */
export function termsOf(filter: string): readonly string[] {
  return words(filter).map((word) => (isTerm(word) ? word : `text:${word}`));
}

/** The words of a filter over problems: those that name a kind, and the rest as one part of a text. */
export function problemWords(filter: string): {
  readonly kinds: readonly string[];
  readonly text: string | null;
} {
  const kinds = words(filter).filter((word) => word.startsWith("kind:") && word.length > "kind:".length);
  const text = words(filter).filter((word) => !kinds.includes(word));
  return {
    kinds: kinds.map((word) => word.slice("kind:".length)),
    text: text.length === 0 ? null : text.join(" "),
  };
}

/** A command line as one would type it into a shell. */
export function commandText(args: readonly string[], databaseFlag: string | null): string {
  const database = databaseFlag === null ? [] : ["--db", databaseFlag];
  return ["detent", ...args, ...database].map(quoted).join(" ");
}

/** Several command lines as one: each runs, whatever the one before it answers. */
export function commandsText(commands: readonly (readonly string[])[], databaseFlag: string | null): string {
  return commands.map((args) => commandText(args, databaseFlag)).join("; ");
}

function words(filter: string): readonly string[] {
  return filter.split(/\s+/).filter((word) => word !== "");
}

function isTerm(word: string): boolean {
  return termKeys.some(({ key }) => word.startsWith(`${key}:`)) || /^[a-z]+:/.test(word);
}

function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
