// What git and the GitHub command do to files. They may write inside of `.git`; what may start a hook, an editor or a
// program that is set up somewhere may write anything.

import type { CommandWord, NamedCommand } from "./command-call.ts";
import { gitWritesWith, harmlessGh, harmlessGit } from "./effect-programs.ts";
import type { GivenValue } from "./given-options.ts";
import {
  deleted,
  has,
  isShortened,
  operandEffects,
  type ProgramEffects,
  readWords,
  valuesOf,
} from "./row-effects.ts";
import { findNestedSubcommand, findSubcommand, type NamedSubcommand } from "./subcommands.ts";

/** What git does. */
export function gitEffects(command: NamedCommand): ProgramEffects {
  const sub = findSubcommand(command);
  if (sub.kind === "none") return command.hasMoreWords ? "anywhere" : [];
  if (sub.kind === "dynamic") return "anywhere";
  const configured = valuesOf(sub.options, ["c", "config-env"]).map(({ start }) => start);
  if (
    configured.some(
      (setting) => !/^(?:color|core\.(?:pager|quotepath)|user|advice|log|diff\.renames)/i.test(setting),
    )
  ) {
    return "anywhere";
  }
  if (has(sub.options, ["exec-path", "git-dir"])) return "anywhere";
  const { options, rest } = readWords(sub.rest, {});
  if (has(options, [...gitWritesWith]) || isShortened(options, [[...gitWritesWith]], ["text"]))
    return "anywhere";
  if (sub.name === "stash" || sub.name === "worktree")
    return ["list", "show"].includes(rest[0]?.value ?? "") ? [] : "anywhere";
  if (sub.name === "config") return configEffects(options);
  if (sub.name === "reset")
    return isGiven(options, ["hard", "merge", "keep", "recurse-submodules"]) ? "anywhere" : [];
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
  const isCertain = options.every(({ name }) => ["r", "f", "force", "v", "verbose", "sparse"].includes(name));
  if (sub.name === "mv") return operandEffects(operands, { operands: "moved" }, undefined, isCertain);
  return operands.map((word) => deleted(word, isCertain));
}

/** The configuration of the repository lies in `.git`; that of the user and of the machine does not. */
function configEffects(options: readonly GivenValue[]): ProgramEffects {
  const isRead = has(options, ["get", "get-all", "get-regexp", "list", "l"]);
  return isRead || !isGiven(options, ["global", "system", "file", "f", "e", "edit"]) ? [] : "anywhere";
}

/** One of the options is given, in full or in part. */
function isGiven(options: readonly GivenValue[], names: readonly string[]): boolean {
  return has(options, names) || isShortened(options, [names]);
}

/** What the GitHub command does. */
export function ghEffects(command: NamedCommand): ProgramEffects {
  const sub = findSubcommand(command);
  if (sub.kind === "none") return command.hasMoreWords ? "anywhere" : [];
  if (sub.kind === "dynamic") return "anywhere";
  if (sub.name === "api") return [];
  const nested = findNestedSubcommand("gh", sub);
  return nested.kind === "named" && harmlessGh.has(`${sub.name} ${nested.name}`) ? [] : "anywhere";
}
