// Words of the shell that can put something else in the place of what follows, or run a text that stands in their
// words: aliases, remembered paths, options of the shell, traps, and subscripts, which are evaluated.

import type { CommandWord, NamedCommand } from "./command-call.ts";

/** Evaluate the subscript of a variable that they are given by name, commands in it included. */
const evaluators: ReadonlySet<string> = new Set(
  "[ declare export getopts let local mapfile printf read readarray readonly test typeset unset wait".split(
    " ",
  ),
);

/** A command in the subscript of a text that the shell has not expanded yet. */
const SUBSCRIPT = /\[.*(?:\$\(|`)/s;

/** True where the command may do more than its row in the tables of programs says. */
export function mayRunMore({ name, words }: NamedCommand): boolean {
  const values = words.map(({ value }) => value);
  switch (name) {
    case "alias":
      return words.some(({ value, start }) => value === undefined || start.includes("="));
    case "hash":
      return words.some(({ start }) => /^-\w*p/.test(start));
    case "set":
      return isShellChanged(values);
    case "trap":
      return !values.every((value) => value !== undefined && !/\s/.test(value));
    default:
      return evaluators.has(name) && values.some((value) => SUBSCRIPT.test(value ?? ""));
  }
}

/** `set -n` stops running what follows, `set -a` hands functions on to other shells. */
function isShellChanged(values: readonly (string | undefined)[]): boolean {
  const end = values.indexOf("--");
  return (end === -1 ? values : values.slice(0, end)).some(
    (value) => value === undefined || /^-[a-zA-Z]*[an]/.test(value) || /^(?:allexport|noexec)$/.test(value),
  );
}

/** True where a text that a shell has not expanded holds a command: it may be evaluated later. */
export function holdsCommand({ value }: CommandWord): boolean {
  return value !== undefined && /\$\(|`/.test(value);
}

/** `${x@P}` runs the commands that the value of `x` holds. */
export function expandsPrompt({ source }: CommandWord): boolean {
  return /@P\}/.test(source);
}
