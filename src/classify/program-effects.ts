// What one command does to files, by the tables: nothing, something to the paths that its words name, or anything.

import type { CommandWord, NamedCommand } from "./command-call.ts";
import { plainWord } from "./command-word.ts";
import { wrapperRows } from "./command-wrappers.ts";
import {
  type EffectRow,
  effectRows,
  gitWritesWith,
  harmlessGh,
  harmlessGit,
  harmlessPrograms,
  versionedPrograms,
  versionWords,
} from "./effect-programs.ts";
import { type GivenOptions, type GivenValue, readGivenOptions, type ValueOptions } from "./given-options.ts";
import { isPlainAwkProgram, isPlainSedScript } from "./plain-scripts.ts";
import { findNestedSubcommand, findSubcommand, type NamedSubcommand } from "./subcommands.ts";

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

const here = plainWord(".");

/** What `command` does, its redirections left out. A word that only the run knows is taken to be no option. */
export function programEffects(command: NamedCommand): ProgramEffects {
  const { name, path } = command;
  if (command.wrappers.some((wrapper) => wrapperRows.get(wrapper)?.writesItself === true)) return "anywhere";
  if (path !== name && !/^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/.test(path))
    return "anywhere";
  const special = specialPrograms.get(name);
  if (special !== undefined) return special(command);
  const row = effectRows.get(name);
  if (row !== undefined) return rowEffects(command, row);
  if (harmlessPrograms.has(name)) return [];
  return isVersionAsked(command) ? [] : "anywhere";
}

function isVersionAsked({ name, words, hasMoreWords }: NamedCommand): boolean {
  const [only, second] = words;
  return (
    versionedPrograms.has(name) &&
    second === undefined &&
    !hasMoreWords &&
    versionWords.has(only?.value ?? "")
  );
}

/** Options and operands in any order; behind `--` every word is an operand. */
function readWords(words: readonly CommandWord[], list: ValueOptions): GivenOptions {
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

function has(options: readonly GivenValue[], names: readonly string[] | undefined): boolean {
  return options.some(({ name }) => names?.includes(name) === true);
}

function valuesOf(
  options: readonly GivenValue[],
  names: readonly string[] | undefined,
): readonly CommandWord[] {
  return options.flatMap(({ name, value }) =>
    names?.includes(name) === true && value !== undefined ? [value] : [],
  );
}

function written(word: CommandWord, isTree: boolean): WordTouch {
  return { word, isTree, what: "written", from: null, isCertain: true };
}

function deleted(word: CommandWord, isCertain: boolean): WordTouch {
  return { word, isTree: true, what: "deleted", from: null, isCertain };
}

function rowEffects({ words, hasMoreWords }: NamedCommand, row: EffectRow): ProgramEffects {
  const { options, rest } = readWords(words, row);
  if (has(options, row.anywhereWith)) return "anywhere";
  if (row.operands !== "none" && hasMoreWords) return "anywhere";
  const outputs = valuesOf(options, row.output).map((word) => written(word, false));
  const isCertain = !has(options, row.uncertainWith);
  const target = valuesOf(options, row.target).at(-1);
  return [...outputs, ...operandEffects(rest, row, target, isCertain)];
}

function operandEffects(
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
      return operands.slice(1, 2).map((word) => written(word, false));
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

const specialPrograms: ReadonlyMap<string, (command: NamedCommand) => ProgramEffects> = new Map([
  ["git", gitEffects],
  ["gh", ghEffects],
  ["sed", sedEffects],
  ["gsed", sedEffects],
  ["awk", awkEffects],
  ["gawk", awkEffects],
  ["mawk", awkEffects],
  ["find", findEffects],
  ["dd", ddEffects],
  ["wget", wgetEffects],
  ["trap", trapEffects],
]);

/** A text that is not told may do anything when it is run; `-` and an empty one are no text. */
function trapEffects({ words }: NamedCommand): ProgramEffects {
  return words.every(({ value }) => value !== undefined && !/\s/.test(value)) ? [] : "anywhere";
}

/** Assignments that send git elsewhere or make it run something. */
const steersGit = /^GIT_(?!PAGER$|TERMINAL_PROMPT$|OPTIONAL_LOCKS$|AUTHOR_|COMMITTER_)/;

function gitEffects(command: NamedCommand): ProgramEffects {
  const sub = findSubcommand(command);
  if (sub.kind === "none") return command.hasMoreWords ? "anywhere" : [];
  if (sub.kind === "dynamic" || command.assignments.some(({ name }) => steersGit.test(name)))
    return "anywhere";
  const configured = valuesOf(sub.options, ["c", "config-env"]).map(({ start }) => start);
  if (
    configured.some(
      (setting) => !/^(?:color|core\.(?:pager|quotepath)|user|advice|log|diff\.renames)/i.test(setting),
    )
  ) {
    return "anywhere";
  }
  const { options, rest } = readWords(sub.rest, {});
  if (options.some(({ name }) => gitWritesWith.has(name))) return "anywhere";
  if (sub.name === "stash" || sub.name === "worktree")
    return ["list", "show"].includes(rest[0]?.value ?? "") ? [] : "anywhere";
  if (sub.name === "config") return configEffects(options);
  if (sub.name === "reset")
    return has(options, ["hard", "merge", "keep", "recurse-submodules"]) ? "anywhere" : [];
  if (sub.name === "rm" || sub.name === "mv") return gitFileEffects(command, sub, options, rest);
  return harmlessGit.has(sub.name) ? [] : "anywhere";
}

/** Paths are seen from where git was sent with `-C`; what is sent elsewhere some other way is not followed. */
function gitFileEffects(
  { hasMoreWords }: NamedCommand,
  sub: NamedSubcommand,
  options: readonly GivenValue[],
  operands: readonly CommandWord[],
): ProgramEffects {
  if (sub.options.some(({ name }) => name !== "no-pager") || hasMoreWords) return "anywhere";
  if (operands.some(({ value }) => value?.startsWith(":") === true || /[*?[]/.test(value ?? "")))
    return "anywhere";
  if (has(options, ["cached", "n", "dry-run"])) return [];
  const isCertain = !has(options, ["ignore-unmatch", "k", "q"]);
  if (sub.name === "mv") return operandEffects(operands, { operands: "moved" }, undefined, isCertain);
  return operands.map((word) => deleted(word, isCertain));
}

/** The configuration of the repository lies in `.git`; that of the user and of the machine does not. */
function configEffects(options: readonly GivenValue[]): ProgramEffects {
  const isRead = has(options, ["get", "get-all", "get-regexp", "list", "l"]);
  return isRead || !has(options, ["global", "system", "file", "f", "e", "edit"]) ? [] : "anywhere";
}

function ghEffects(command: NamedCommand): ProgramEffects {
  const sub = findSubcommand(command);
  if (sub.kind === "none") return command.hasMoreWords ? "anywhere" : [];
  if (sub.kind === "dynamic") return "anywhere";
  if (sub.name === "api") return [];
  const nested = findNestedSubcommand("gh", sub);
  return nested.kind === "named" && harmlessGh.has(`${sub.name} ${nested.name}`) ? [] : "anywhere";
}

function sedEffects({ words, hasMoreWords }: NamedCommand): ProgramEffects {
  const list = { short: "efl", attached: "i", long: ["expression", "file", "line-length"] };
  const { options, rest } = readWords(words, list);
  if (has(options, ["f", "file"])) return "anywhere";
  const given = valuesOf(options, ["e", "expression"]);
  const scripts = given.length > 0 ? given : rest.slice(0, 1);
  if (!scripts.every(({ value }) => value !== undefined && isPlainSedScript(value))) return "anywhere";
  if (!has(options, ["i", "in-place"])) return [];
  const files = given.length > 0 ? rest : rest.slice(1);
  const [suffix] = valuesOf(options, ["i", "in-place"]);
  if (hasMoreWords || suffix !== undefined) return "anywhere";
  return files.filter(({ value }) => value !== "").map((word) => written(word, false));
}

function awkEffects({ words }: NamedCommand): ProgramEffects {
  const { options, rest } = readGivenOptions(words, {
    short: "Fvf",
    long: ["field-separator", "assign", "file"],
  });
  const isOwn = options.every(({ name }) => ["F", "v", "field-separator", "assign"].includes(name));
  const program = rest[0]?.value;
  return isOwn && program !== undefined && isPlainAwkProgram(program) ? [] : "anywhere";
}

/** What `-exec` starts is a command of its own. `-delete` takes something below the places where the search starts. */
function findEffects({ words }: NamedCommand): ProgramEffects {
  if (words.some(({ start }) => /^-f(?:print|ls)/.test(start))) return "anywhere";
  if (!words.some(({ value }) => value === "-delete")) return [];
  const options = words.findIndex(({ start }) => !/^-[HLPDO]/.test(start));
  const after = words.slice(options);
  const end = after.findIndex(({ start }) => /^[-(!]/.test(start));
  const starts = after.slice(0, end === -1 ? after.length : end);
  return (starts.length > 0 ? starts : [here]).map((word) => deleted(word, false));
}

function ddEffects({ words }: NamedCommand): ProgramEffects {
  if (words.some(({ value, start }) => value === undefined && !/^(?:if|bs|count|skip|seek)=/.test(start))) {
    return "anywhere";
  }
  return words.flatMap(({ value }) =>
    value?.startsWith("of=") === true ? [written(plainWord(value.slice(3)), false)] : [],
  );
}

/** Without `-O` the names of the files are those of the addresses, below one folder. */
function wgetEffects({ words, hasMoreWords }: NamedCommand): ProgramEffects {
  const list = {
    short: "aABDeiIlnoOPQRtTUwX",
    long: ["output-document", "directory-prefix", "output-file", "append-output"],
  };
  const { options } = readWords(words, list);
  if (hasMoreWords || has(options, ["e", "execute", "config", "input-file", "i", "save-cookies", "unlink"]))
    return "anywhere";
  const logs = valuesOf(options, ["o", "output-file", "a", "append-output"]).map((word) =>
    written(word, false),
  );
  const document = valuesOf(options, ["O", "output-document"]).at(-1);
  if (document !== undefined) return document.value === "-" ? logs : [...logs, written(document, false)];
  const folder = valuesOf(options, ["P", "directory-prefix"]).at(-1) ?? here;
  return has(options, ["spider"]) ? logs : [...logs, written(folder, true)];
}
