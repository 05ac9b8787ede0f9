// A call's commands as lines that a test can compare: name and words, `<source>` for a word that is not known, `-` for
// a command without a name, `?` before a name that is not known.

import type { CalledCommand, CommandWord } from "../../src/classify/command-call.ts";
import { parseCommand } from "../../src/classify/parse-command.ts";

/** The commands of `text`, or the reason why they are not known. */
export function commandLines(text: string): readonly string[] {
  return calledCommands(text).map((command) => [nameOf(command), ...command.words.map(wordText)].join(" "));
}

/** The commands of `text`, which has to be one that can be told. */
export function calledCommands(text: string): readonly CalledCommand[] {
  const call = parseCommand(text);
  if (call.kind === "unparsed") throw new Error(`${call.why}: ${call.detail} at ${call.at} of ${text}`);
  return call.commands;
}

/** Every command with the folders that it can run in: `git status: a|b`, `?` for not known. */
export function folderLines(text: string): readonly string[] {
  const lines = commandLines(text);
  return calledCommands(text).map(({ folders }, at) => `${lines[at]}: ${folders.join("|") || "?"}`);
}

export function wordText(word: CommandWord): string {
  return word.value ?? `<${word.source}>`;
}

function nameOf(command: CalledCommand): string {
  if (command.kind === "named") return command.name;
  return command.kind === "nameless" ? "-" : `?${command.nameWord.source}`;
}
