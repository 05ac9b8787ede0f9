// What a simple command's words start once the wrappers before it are taken off: one command, a text that a shell reads
// again, or for `find -exec` both itself and others. The tables are in `command-wrappers.ts`.

import type { CommandAssignment, CommandWord, HereText } from "./command-call.ts";
import { plainWord } from "./command-word.ts";
import {
  fdStarters,
  findStarters,
  shellNames,
  shellOptions,
  type WrapperRow,
  wrapperName,
  wrapperRows,
} from "./command-wrappers.ts";
import { fdWords } from "./fd-words.ts";
import { type GivenOptions, type GivenValue, readGivenOptions } from "./given-options.ts";
import { findSubcommand, subcommandOptions } from "./subcommands.ts";

/** How a command is started: what its wrappers say about it. */
export interface StartedBy {
  /** Outermost first. */
  readonly wrappers: readonly string[];
  readonly assignments: readonly CommandAssignment[];
  readonly hasMoreWords: boolean;
  /** A text in the words that the run replaces: `{}` of find. */
  readonly placeholder: string | undefined;
  /** Folders that wrappers go to before, in their order. */
  readonly folders: readonly CommandWord[];
  /** This shell runs it and no child: `cd` then moves the shell. */
  readonly isSameShell: boolean;
  /** Its words come out of the pipe before it, so that it does not read that itself. */
  readonly isFedWords: boolean;
}

export interface StartedCommand extends StartedBy {
  readonly kind: "command";
  readonly name: CommandWord;
  readonly words: readonly CommandWord[];
}

/** A literal text that a shell reads. */
export interface StartedScript extends StartedBy {
  readonly kind: "script";
  readonly text: string;
  /** The shell's own command, which stands where the text is none that a shell takes. */
  readonly itself: StartedCommand;
}

export type Started = StartedCommand | StartedScript;

export const startedDirectly: StartedBy = {
  wrappers: [],
  assignments: [],
  hasMoreWords: false,
  placeholder: undefined,
  folders: [],
  isSameShell: true,
  isFedWords: false,
};

/** How many wrappers are taken off; what has more of them is given back as it stands there. */
export const wrappersMax = 100;

/** What `words`, a name and its arguments, start. `hereText` is what they read as standard input. */
export function startedCommands(
  words: readonly CommandWord[],
  by: StartedBy,
  hereText: HereText | undefined,
): readonly Started[] {
  const name = words[0];
  if (name === undefined) return [];
  const rest = words.slice(1);
  const itself: StartedCommand = { ...by, kind: "command", name, words: rest };
  if (name.value === undefined || name.hasGlob || by.wrappers.length > wrappersMax) return [itself];
  const program = programName(name.value);
  if (shellNames.has(program)) return [shellScript(itself, program, hereText) ?? itself];
  if (program === "trap") return [trapScript(itself) ?? itself];
  if (program === "find") return [itself, ...startedByFind(itself, "find", findStarters, hereText)];
  if (program === "fd" || program === "fdfind") {
    return [itself, ...startedByFind({ ...itself, words: fdWords(rest) }, "fd", fdStarters, hereText)];
  }
  const wrapper = findWrapper(program, rest);
  if (wrapper === undefined) return [itself];
  const given = readWrapper(wrapper);
  if (given.options.some((option) => wrapper.row.startsNothing?.includes(option.name) === true))
    return [itself];
  return unwrapped(itself, wrapper, given, hereText);
}

/** The last part of a path: the program's name. */
export function programName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

interface FoundWrapper {
  readonly name: string;
  readonly row: WrapperRow;
  /** The words behind the wrapper's name. */
  readonly words: readonly CommandWord[];
}

function findWrapper(program: string, rest: readonly CommandWord[]): FoundWrapper | undefined {
  const row = wrapperRows.get(program);
  if (row !== undefined) return { name: program, row, words: rest };
  if (!subcommandOptions.has(program) && program !== "pipx") return undefined;
  const sub = findSubcommand({ name: program, words: rest });
  if (sub.kind !== "named") return undefined;
  const name = `${program} ${sub.name}`;
  const nested = wrapperRows.get(name);
  return nested === undefined ? undefined : { name, row: nested, words: sub.rest };
}

function unwrapped(
  itself: StartedCommand,
  { name, row }: FoundWrapper,
  given: GivenWrapper,
  hereText: HereText | undefined,
): readonly Started[] {
  const by = startedBy(itself, name, row, given);
  const script = optionValue(given.options, row.script);
  if (script !== undefined)
    return script.value === undefined ? [itself] : [{ ...by, kind: "script", text: script.value, itself }];
  const { assignments, rest: words } = given;
  const first = words[0];
  if (first === undefined || row.startsNothing?.includes(first.value ?? "") === true) return [itself];
  const own = { ...by, assignments: [...by.assignments, ...assignments] };
  const isJoined =
    row.joinsWords === true && !given.options.some((one) => row.joinsNotWith?.includes(one.name));
  if (!isJoined) return startedCommands(words, own, hereText);
  const text = joinedText(name === "parallel" ? untilArguments(words) : words);
  return [text === undefined ? itself : { ...own, kind: "script", text, itself }];
}

function startedBy(
  itself: StartedCommand,
  name: string,
  row: WrapperRow,
  { options, rest }: GivenWrapper,
): StartedBy {
  const folder = optionValue(options, row.folder);
  const placeholder = findPlaceholder(row, options);
  const isReplacing =
    placeholder !== undefined && (row.placeholder?.isAlways !== true || holds(rest, placeholder));
  return {
    wrappers: [...itself.wrappers, wrapperName(name, row, options)],
    assignments: itself.assignments,
    hasMoreWords: itself.hasMoreWords || (row.addsWords === true && !isReplacing),
    placeholder: placeholder ?? itself.placeholder,
    folders: folder === undefined ? lostFolders(itself, row, options) : [...itself.folders, folder],
    isSameShell: itself.isSameShell && row.isSameShell === true,
    isFedWords: itself.isFedWords || row.addsWords === true,
  };
}

function holds(words: readonly CommandWord[], text: string): boolean {
  return words.some(({ start }) => start.includes(text));
}

function findPlaceholder(row: WrapperRow, options: readonly GivenValue[]): string | undefined {
  if (row.placeholder === undefined) return undefined;
  const option = options.findLast(({ name }) => row.placeholder?.options.includes(name) === true);
  if (option === undefined && row.placeholder.isAlways !== true) return undefined;
  return option?.value?.value ?? "{}";
}

function optionValue(
  options: readonly GivenValue[],
  names: readonly string[] | undefined,
): CommandWord | undefined {
  return options.findLast(({ name }) => names?.includes(name) === true)?.value;
}

interface GivenWrapper extends GivenOptions {
  readonly assignments: readonly CommandAssignment[];
}

/** The options, the assignments and then the command of a wrapper, its operands left out. */
function readWrapper({ row, words }: FoundWrapper): GivenWrapper {
  const first = readGivenOptions(words, row);
  const options = [...first.options];
  const assignments: CommandAssignment[] = [];
  let rest = withoutOperands(first.rest, row);
  while (row.hasOptionsBehind === true || row.takesAssignments === true) {
    const [word] = rest;
    if (word === undefined) break;
    if (row.takesAssignments === true && /^(?:[A-Za-z_]\w*=|-$)/.test(word.start)) {
      // A lone `-` is env's old way to say `-i`.
      if (word.start !== "-") assignments.push(assignmentOf(word));
      rest = rest.slice(1);
      continue;
    }
    const more = readGivenOptions(rest, row);
    if (more.rest.length === rest.length) break;
    options.push(...more.options);
    rest = more.rest;
  }
  return { options, assignments, rest };
}

function withoutOperands(words: readonly CommandWord[], row: WrapperRow): readonly CommandWord[] {
  const { operands = 0, hasOptionsBehind = false } = row;
  if (!hasOptionsBehind) return words.slice(operands);
  const found = words.findIndex(({ start }) => /^-./.test(start));
  return words.slice(Math.min(operands, found === -1 ? words.length : found));
}

function assignmentOf(word: CommandWord): CommandAssignment {
  const name = word.start.slice(0, word.start.indexOf("="));
  const [value, start] = [word.value?.slice(name.length + 1), word.start.slice(name.length + 1)];
  return { name, value: { ...word, value, start, source: word.source.slice(word.source.indexOf("=") + 1) } };
}

function byOf({ kind: _kind, name: _name, words: _words, ...by }: StartedCommand): StartedBy {
  return by;
}

/** The words as `eval` puts them together; undefined where one of them is not known. */
function joinedText(words: readonly CommandWord[]): string | undefined {
  const values = words.flatMap(({ value }) => (value === undefined ? [] : [value]));
  return values.length === words.length ? values.join(" ") : undefined;
}

/** GNU parallel's arguments stand behind `:::` and its kin. */
function untilArguments(words: readonly CommandWord[]): readonly CommandWord[] {
  const end = words.findIndex(({ value }) => /^::::?\+?$/.test(value ?? ""));
  return end === -1 ? words : words.slice(0, end);
}

/** The text that a shell reads, where it is known: the operand of `-c`, or the here text where there is no operand. */
function shellScript(
  itself: StartedCommand,
  program: string,
  hereText: HereText | undefined,
): StartedScript | undefined {
  const { options, rest } = readGivenOptions(itself.words, { ...shellOptions, short: "oO+" });
  const isText = options.some(({ name }) => name === "c");
  const isInput = !isText && (rest.length === 0 || options.some(({ name }) => name === "s"));
  const text = isText ? rest[0]?.value : isInput ? hereText?.text : undefined;
  if (text === undefined || options.some(({ name }) => name === "n" || name === "version")) return undefined;
  const wrappers = [...itself.wrappers, isText ? `${program} -c` : program];
  return { ...byOf(itself), kind: "script", text, itself, wrappers, isSameShell: false };
}

/** `trap TEXT SIGNAL…`; `-l`, `-p`, `-` and an empty text run nothing. */
function trapScript(itself: StartedCommand): StartedScript | undefined {
  const words = itself.words[0]?.value === "--" ? itself.words.slice(1) : itself.words;
  const text = words[0]?.value;
  if (words.length < 2 || text === undefined || text.startsWith("-")) return undefined;
  return { ...byOf(itself), kind: "script", text, itself, wrappers: [...itself.wrappers, "trap"] };
}

function lostFolders(
  { folders }: StartedBy,
  { losesFolder }: WrapperRow,
  options: readonly GivenValue[],
): readonly CommandWord[] {
  const isLost = losesFolder === "always" || options.some(({ name }) => losesFolder?.includes(name) === true);
  return isLost ? [...folders, unknownFolder] : folders;
}

/** Where `-execdir` runs, and a login shell. */
const unknownFolder: CommandWord = { ...plainWord(""), value: undefined };

/** The commands behind `-exec` and its kin. */
function startedByFind(
  itself: StartedCommand,
  finder: "find" | "fd",
  starters: ReadonlySet<string>,
  hereText: HereText | undefined,
): readonly Started[] {
  const started: Started[] = [];
  for (let at = 0; at < itself.words.length; at += 1) {
    const option = itself.words[at]?.value ?? "";
    if (!starters.has(option)) continue;
    const after = itself.words.slice(at + 1);
    const end = after.findIndex(
      ({ value }, index) => value === ";" || (finder === "find" && isPlusEnd(after, index)),
    );
    const own = end === -1 ? after : after.slice(0, end);
    const isOpen =
      finder === "find" ? after[end]?.value === "+" : own.every(({ start }) => !start.includes("{}"));
    const by: StartedBy = {
      ...byOf(itself),
      wrappers: [...itself.wrappers, `${finder} ${option}`],
      placeholder: "{}",
      hasMoreWords: itself.hasMoreWords || isOpen,
      isSameShell: false,
      folders: option.endsWith("dir") ? [...itself.folders, unknownFolder] : itself.folders,
    };
    started.push(...startedCommands(own, by, hereText));
    at += own.length;
  }
  return started;
}

function isPlusEnd(words: readonly CommandWord[], at: number): boolean {
  return words[at]?.value === "+" && words[at - 1]?.value === "{}";
}
