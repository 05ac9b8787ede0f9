// What one command does to files, by the tables: nothing, something to the paths that its words name, or anything.

import type { NamedCommand } from "./command-call.ts";
import { plainWord } from "./command-word.ts";
import { writesAsWrapper } from "./command-wrappers.ts";
import { effectRows, harmlessPrograms, versionedPrograms, versionWords } from "./effect-programs.ts";
import { ghEffects, gitEffects } from "./git-effects.ts";
import { readGivenOptions } from "./given-options.ts";
import { isPlainAwkProgram, isPlainSedScript } from "./plain-scripts.ts";
import {
  deleted,
  has,
  here,
  isShortened,
  type ProgramEffects,
  readWords,
  rowEffects,
  valuesOf,
  written,
} from "./row-effects.ts";
import { mayRunMore } from "./shell-effects.ts";

/** What `command` does, its redirections left out. A word that only the run knows is taken to be no option. */
export function programEffects(command: NamedCommand): ProgramEffects {
  const { name, path } = command;
  if (command.wrappers.some(writesAsWrapper)) return "anywhere";
  if (path !== name && !/^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/.test(path))
    return "anywhere";
  if (mayRunMore(command)) return "anywhere";
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
  ["curl", curlEffects],
  ["less", lessEffects],
]);

function sedEffects({ words, hasMoreWords }: NamedCommand): ProgramEffects {
  const list = { short: "efl", attached: "i", long: ["expression", "file", "line-length"] };
  const { options, rest } = readWords(words, list);
  if (has(options, ["f", "file"]) || isShortened(options, [["file", "expression", "in-place"]]))
    return "anywhere";
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

const wgetWritesWith =
  "e execute config input-file i save-cookies unlink warc-file rejected-log hsts-file use-askpass b background".split(
    " ",
  );

/** Without `-O` the names of the files are those of the addresses, below one folder. */
function wgetEffects({ words, hasMoreWords }: NamedCommand): ProgramEffects {
  const list = {
    short: "aABDeiIlnoOPQRtTUwX",
    long: ["output-document", "directory-prefix", "output-file", "append-output"],
  };
  const { options } = readWords(words, list);
  if (hasMoreWords || has(options, wgetWritesWith) || isShortened(options, [wgetWritesWith, list.long]))
    return "anywhere";
  const logs = valuesOf(options, ["o", "output-file", "a", "append-output"]).map((word) =>
    written(word, false),
  );
  const document = valuesOf(options, ["O", "output-document"]).at(-1);
  if (document !== undefined) return document.value === "-" ? logs : [...logs, written(document, false)];
  const folder = valuesOf(options, ["P", "directory-prefix"]).at(-1) ?? here;
  return has(options, ["spider"]) ? logs : [...logs, written(folder, true)];
}

/** What is written out at the end may name a file: `%output{a}`; `@a` reads it from one. */
function curlEffects(command: NamedCommand): ProgramEffects {
  const row = effectRows.get("curl");
  if (row === undefined) return "anywhere";
  const formats = valuesOf(readWords(command.words, row).options, ["w", "write-out"]);
  const isText = formats.every(({ value }) => value !== undefined && !/^@|%output/.test(value));
  return isText ? rowEffects(command, row) : "anywhere";
}

/** `+` and a command of its own come before the first screen. */
function lessEffects(command: NamedCommand): ProgramEffects {
  const row = effectRows.get("less");
  if (row === undefined || command.words.some(({ start }) => /^\+[^GgF\d/]/.test(start))) return "anywhere";
  return rowEffects(command, row);
}
