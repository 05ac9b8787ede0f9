// Whether a command meets a row of a class. Every condition of the row must hold; what only the run knows meets none.

import type { CommandWord, NamedCommand } from "./command-call.ts";
import type { CommandRow, FilterReading } from "./command-class.ts";
import type { GivenValue } from "./given-options.ts";
import { type GivenWords, readGivenWords } from "./given-words.ts";
import type { CommandOptions } from "./value-options.ts";

/** A command as rows see it: its program by the name that the rows use. */
export interface RowCommand extends GivenWords {
  readonly command: NamedCommand;
  readonly program: string;
  readonly words: readonly CommandWord[];
}

/** `words` are those behind `program`, which may be another one than the command's own name. */
export function rowCommandOf(
  command: NamedCommand,
  program: string,
  words: readonly CommandWord[],
  valueOptions: ReadonlyMap<string, CommandOptions>,
): RowCommand {
  return { command, program, words, ...readGivenWords(program, words, valueOptions) };
}

/** A row made ready: its words apart. */
export interface PreparedRow {
  readonly row: CommandRow;
  readonly program: string;
  /** Words behind the program, without options. `*` is any one word. */
  readonly operands: readonly string[];
  /** An option with its value, of a row such as `python -m build`. */
  readonly option: { readonly name: string; readonly value: string } | undefined;
  /** More is more specific: words first, then conditions. */
  readonly rank: number;
}

/** Reads a row's words apart. */
export function prepareRow(row: CommandRow): PreparedRow {
  const [program = "", ...rest] = row.words.split(" ");
  const dash = rest.findIndex((word) => word.startsWith("-"));
  const [name, value] = [rest[dash]?.slice(1), rest[dash + 1]];
  const hasOption = dash !== -1 && name !== undefined && value !== undefined;
  const { words: _words, ...conditions } = row;
  return {
    row,
    program,
    operands: hasOption ? rest.toSpliced(dash, 2) : rest,
    option: hasOption ? { name, value } : undefined,
    rank: (rest.length + 1) * 10 + Object.keys(conditions).length,
  };
}

/** True where `command`, whose program is the row's, meets the rest of the row. */
export function meetsRow(command: RowCommand, { row, operands, option }: PreparedRow): boolean {
  if (!beginsWith(command.operands, operands)) return false;
  const behind = command.operands.slice(operands.length);
  const options = operands.length === 0 ? command.options : command.options.slice(command.leadingOptions);
  return (
    (option === undefined || hasOptionValue(command, option.name, option.value)) &&
    (row.anyOf === undefined || hasFlag(options, row.anyOf)) &&
    (row.noneOf === undefined || !hasFlag(options, row.noneOf)) &&
    (row.operandsMin === undefined || hasOperands(behind, row.operandsMin)) &&
    (row.operandsMax === undefined || (behind.length <= row.operandsMax && !command.command.hasMoreWords)) &&
    (row.operandIs === undefined || behind.some((word) => isOneOf(word, row.operandIs ?? []))) &&
    (row.operandHolds === undefined || behind.some((word) => holds(word, row.operandHolds ?? ""))) &&
    (row.operandNamed === undefined || isNamed(behind[0], row.operandNamed)) &&
    (row.filter === undefined || isFilter(command, behind, row.filter)) &&
    (row.pathStarts === undefined ||
      row.pathStarts.some((start) => command.command.path.startsWith(start))) &&
    (row.pathEnds === undefined || row.pathEnds.some((end) => command.command.path.endsWith(end)))
  );
}

function beginsWith(words: readonly CommandWord[], expected: readonly string[]): boolean {
  return expected.every((part, at) => {
    const word = words[at];
    return part === "*" ? word !== undefined : word?.value === part;
  });
}

function hasFlag(options: readonly GivenValue[], flags: readonly string[]): boolean {
  return options.some(({ name }) => flags.includes(name));
}

function hasOptionValue({ options }: RowCommand, name: string, value: string): boolean {
  return options.some((option) => option.name === name && option.value?.value === value);
}

/** The first one must be known: what `git $X` does is not. */
function hasOperands(words: readonly CommandWord[], least: number): boolean {
  return words.length >= least && words[0]?.value !== undefined;
}

function isOneOf({ value }: CommandWord, texts: readonly string[]): boolean {
  return value !== undefined && texts.some((text) => value === text || value.endsWith(`:${text}`));
}

/** Looked for in what is written, because the variable in `repos/$REPO/pulls` does not hide the path. */
function holds({ value, source }: CommandWord, text: string): boolean {
  return (value ?? source).includes(text);
}

function isNamed(word: CommandWord | undefined, names: readonly string[]): boolean {
  if (word === undefined) return false;
  const written = (word.value ?? word.source).replace(/["']$/, "");
  return names.includes(written.slice(written.lastIndexOf("/") + 1));
}

/** True where it reads a pipe or a text of the call, and no file of its own. */
function isFilter(rows: RowCommand, behind: readonly CommandWord[], reading: FilterReading): boolean {
  const { command } = rows;
  if (command.pipe !== "filters" && command.hereText === undefined) return false;
  if (command.hasMoreWords || command.redirects.some(({ kind, fds }) => kind === "reads" && fds.includes(0)))
    return false;
  if (reading.readsWith !== undefined && hasFlag(rows.options, reading.readsWith)) return false;
  const isShifted = reading.noLeadingWith !== undefined && hasFlag(rows.options, reading.noLeadingWith);
  return behind.slice(isShifted ? 0 : reading.leading).every(({ value }) => value === "-");
}
