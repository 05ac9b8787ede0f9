// What one Bash call can do to files, in three values: nothing, something to paths that are named, or anything. Nothing
// is taken for harmless that is not known to be; a program in no table, a word that only the run knows, a call that
// cannot be told make every path uncertain. Files inside of a `.git` folder are never answered for.

import type { CalledCommand, CommandCall, CommandWord } from "./command-call.ts";
import { steeringNames } from "./effect-programs.ts";
import { programEffects } from "./program-effects.ts";
import type { WordTouch } from "./row-effects.ts";
import { expandsPrompt, holdsCommand } from "./shell-effects.ts";
import { isDevice, type PathTouch, reachedPaths, touches } from "./touched-paths.ts";

/** Words of the shell whose operands may be assignments. */
/** Words of the shell that set the variables which they are given by name. */
const READERS: ReadonlySet<string> = new Set(["read", "printf", "mapfile", "readarray", "getopts"]);
const SETTERS: ReadonlySet<string> = new Set(["export", "declare", "typeset", "local", "readonly"]);

/** What a call can do to files. */
export type CallEffects =
  /** It writes, deletes and moves nothing. */
  | { readonly kind: "none" }
  /** It touches no other paths than these, in this order. At least one. */
  | { readonly kind: "paths"; readonly touches: readonly PathTouch[] }
  /** It may touch any path. `why` is a full sentence that names the first command of which that is so. */
  | { readonly kind: "anywhere"; readonly why: string; readonly isLater: boolean };

/** What a call has done to one path. `deleted`: nothing is there, if the call has ended with status 0. */
export type PathEffect = "untouched" | "deleted" | "uncertain";

/**
 * What `call` can do. `startFolder` is the absolute folder that the call starts in; null, or a path that is not POSIX,
 * where it is not known: then a call that touches any path may touch every one. Total.
 */
export function callEffects(call: CommandCall, startFolder: string | null): CallEffects {
  if (call.kind === "unparsed") {
    return { kind: "anywhere", why: `The call cannot be told: ${call.why}.`, isLater: true };
  }
  const found: PathTouch[] = [];
  let unknown: { readonly why: string } | undefined;
  let isLater = false;
  for (const command of call.commands) {
    const own = commandTouches(command, startFolder);
    if (typeof own !== "string") found.push(...own);
    else {
      unknown ??= { why: own };
      isLater ||= runsLater(command);
    }
  }
  if (unknown !== undefined) {
    return { kind: "anywhere", why: unknown.why, isLater: isLater || found.some((touch) => touch.isLater) };
  }
  return found.length === 0 ? { kind: "none" } : { kind: "paths", touches: found };
}

/** What the call has done to the absolute `path`. Two paths are taken to be two files: links are not seen. */
export function effectOnPath(effects: CallEffects, path: string): PathEffect {
  if (/(?:^|\/)\.git(?:\/|$)/.test(path) || effects.kind === "anywhere") return "uncertain";
  if (effects.kind === "none") return "untouched";
  const own = effects.touches.filter((touch) => touches(touch, path));
  const last = own.at(-1);
  if (last === undefined) return "untouched";
  const isGone = last.what === "deleted" && last.isCertain && !own.some((touch) => touch.isLater);
  return isGone ? "deleted" : "uncertain";
}

/** The touches of one command, or the sentence that says why they cannot be told. */
function commandTouches(command: CalledCommand, startFolder: string | null): readonly PathTouch[] | string {
  const written = command.redirects
    .filter(({ kind }) => kind !== "reads" && kind !== "duplicates")
    .map(
      ({ target }): WordTouch => ({
        word: target,
        isTree: false,
        what: "written",
        from: null,
        isCertain: true,
      }),
    )
    .filter(({ word }) => !word.source.startsWith(">("));
  if (steersPrograms(command))
    return `${nameOf(command)} may put other programs in the place of those named.`;
  if (mayEvaluate(command)) return `${nameOf(command)} may evaluate a text that holds a command.`;
  if (command.kind === "dynamic") return `${command.nameWord.source} is known only when it runs.`;
  const own = command.kind === "nameless" ? [] : programEffects(command);
  if (own === "anywhere") return `${nameOf(command)} may write anywhere.`;
  const all = [...written, ...own];
  const touched = all.map((one) => pathTouches(one, command, startFolder));
  if (!touched.every((one) => one !== null)) return `${nameOf(command)} writes to a path that is not known.`;
  return touched.flat().filter(({ path }) => !isDevice(path));
}

/** Assignments hold for what follows where no program is named, or where a word of the shell makes them. */
function steersPrograms(command: CalledCommand): boolean {
  const given = command.kind === "named" && SETTERS.has(command.name) ? command.words : [];
  const names = [
    ...command.assignments.map(({ name }) => name),
    ...given.map(({ start }) => /^(\w+)\+?=/.exec(start)?.[1] ?? ""),
    ...(command.kind === "named" && READERS.has(command.name) ? command.words.map(({ start }) => start) : []),
  ];
  return names.some((name) => steeringNames.test(name));
}

/** Values with commands in them are given to be evaluated: by `eval`, by arithmetic, as a prompt. */
function mayEvaluate({ assignments, words, redirects }: CalledCommand): boolean {
  const values = assignments.map(({ value }) => value);
  const all = [...values, ...words, ...redirects.map(({ target }) => target)];
  return values.some(holdsCommand) || all.some(expandsPrompt);
}

function nameOf(command: CalledCommand): string {
  if (command.kind === "named") return command.name;
  return command.redirects.length > 0 ? "A redirection" : "An assignment";
}

function pathTouches(
  { word, isTree, what, from, isCertain }: WordTouch,
  command: CalledCommand,
  startFolder: string | null,
): readonly PathTouch[] | null {
  if (startFolder?.startsWith("/") !== true) return isDevice(word.value ?? "") ? [] : null;
  const reached = reachedPaths(word, command.folders, startFolder);
  const source = from === null ? null : sourcePath(from, command, startFolder);
  if (reached === null) return null;
  return reached.paths.map((path) => ({
    path,
    isTree: isTree || reached.isBelow,
    what,
    from: source,
    isCertain: isCertain && command.isRequired && command.pipe === "alone" && !reached.isGuess,
    isLater: runsLater(command),
  }));
}

function sourcePath(from: CommandWord, { folders }: CalledCommand, start: string): string | null {
  const reached = reachedPaths(from, folders, start);
  const [path] = reached?.paths ?? [];
  return reached === null || reached.isGuess || path === undefined ? null : path;
}

function runsLater({ within, wrappers }: CalledCommand): boolean {
  return (
    within.includes("background") || within.includes("process substitution") || wrappers.includes("trap")
  );
}
