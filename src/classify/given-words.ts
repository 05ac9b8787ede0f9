// The words of a command apart: options by name, and operands. Reads on behind the first operand, unlike the reading of
// options before a subcommand, because `git branch x -d` is what `git branch -d x` is.

import type { CommandWord } from "./command-call.ts";
import { type GivenValue, readGivenOptions } from "./given-options.ts";
import { subcommandOptions } from "./subcommands.ts";
import type { CommandOptions } from "./value-options.ts";

export interface GivenWords {
  readonly options: readonly GivenValue[];
  /** How many of them stand before the first operand: `-C` is another thing there than behind `branch`. */
  readonly leadingOptions: number;
  readonly operands: readonly CommandWord[];
}

/**
 * Options and operands of `words`, which stand behind the name of `program`; `table` says which options take a value,
 * beside those before a subcommand. Behind `--` every word is an operand.
 */
export function readGivenWords(
  program: string,
  words: readonly CommandWord[],
  table: ReadonlyMap<string, CommandOptions>,
): GivenWords {
  const optionsOf = (key: string): CommandOptions | undefined => table.get(key) ?? subcommandOptions.get(key);
  const options: GivenValue[] = [];
  const operands: CommandWord[] = [];
  let leadingOptions: number | undefined;
  let list = optionsOf(program) ?? {};
  let at = 0;
  while (at < words.length) {
    const word = words[at];
    if (word === undefined) break;
    if (word.value === "--") {
      operands.push(...words.slice(at + 1));
      break;
    }
    if (!isOption(word)) {
      operands.push(word);
      leadingOptions ??= options.length;
      if (operands.length === 1) list = optionsOf(`${program} ${word.value ?? ""}`) ?? list;
      at += 1;
      continue;
    }
    const next = words[at + 1];
    const given = readGivenOptions(next === undefined ? [word] : [word, next], list);
    options.push(...given.options);
    at += tookNext(given.options, next) ? 2 : 1;
    if (given.options.some(({ name }) => list.pairs?.includes(name) === true)) at += 2;
  }
  return { options, leadingOptions: leadingOptions ?? options.length, operands };
}

/** `-` alone is a file; `+x` is one to all but a few programs, where it is as good as an option here. */
function isOption({ start }: CommandWord): boolean {
  return start.length > 1 && (start.startsWith("-") || start.startsWith("+"));
}

function tookNext(options: readonly GivenValue[], next: CommandWord | undefined): boolean {
  return next !== undefined && options.at(-1)?.value === next;
}
