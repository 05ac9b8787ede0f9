// Paths that a command touches: where its words lead from the folders it can run in, and whether a path is among them.

import type { CommandWord } from "./command-call.ts";
import { joinedPath } from "./folder-flow.ts";

/** One path that a call may change. */
export interface PathTouch {
  /** Absolute and normal. */
  readonly path: string;
  /** All below the path is touched too. */
  readonly isTree: boolean;
  readonly what: "written" | "deleted";
  /** The path whose file or folder is moved to `path`, or below it where that is a folder; null where none is. */
  readonly from: string | null;
  /** It has surely happened when the call ended with status 0. */
  readonly isCertain: boolean;
  /** It may happen at any time after the call's end: from a background job or a trap. */
  readonly isLater: boolean;
}

/** Where one word leads. */
export interface ReachedPaths {
  readonly paths: readonly string[];
  /** A pattern, one of several folders, or a way back out of one that may not be there: it may name nothing. */
  readonly isGuess: boolean;
  /** A pattern's files lie anywhere below the path. */
  readonly isBelow: boolean;
}

/**
 * The paths that `word` names from `folders`, which are seen from the absolute `start`; null where that cannot be told:
 * the word is dynamic, begins with a tilde or is empty, or it is relative and the folder is not known.
 */
export function reachedPaths(
  word: CommandWord,
  folders: readonly string[],
  start: string,
): ReachedPaths | null {
  const { value } = word;
  if (value === undefined || value === "" || word.hasTilde) return null;
  const isAbsolute = value.startsWith("/");
  if (!isAbsolute && folders.length === 0) return null;
  const fixed = word.hasGlob ? fixedFolder(value) : value;
  if (fixed === null) return null;
  const bases = isAbsolute ? ["/"] : folders;
  const paths = [...new Set(bases.map((folder) => joinedPath(joinedPath(start, folder), fixed)))];
  return { paths, isGuess: word.hasGlob || paths.length > 1 || goesBack(fixed), isBelow: word.hasGlob };
}

/** The folder before a pattern's first special character; null where `..` behind it could lead out again. */
function fixedFolder(pattern: string): string | null {
  const at = pattern.search(/[*?[(!+@]/);
  const cut = pattern.lastIndexOf("/", at);
  if (/(?:^|\/)\.\.(?:\/|$)/.test(pattern.slice(cut + 1))) return null;
  return cut === -1 ? "." : pattern.slice(0, cut + 1);
}

/** `a/../b` leads nowhere where `a` is no folder. */
function goesBack(path: string): boolean {
  return path
    .split("/")
    .some((part, at, parts) => part === ".." && !/^(?:\.{0,2})$/.test(parts[at - 1] ?? ""));
}

/** True where `path` is the touched one or lies below a touched tree. */
export function touches(touch: PathTouch, path: string): boolean {
  if (touch.path === path) return true;
  return touch.isTree && isBelow(path, touch.path);
}

function isBelow(path: string, folder: string): boolean {
  return path.startsWith(folder === "/" ? "/" : `${folder}/`);
}

/** Devices into which a text disappears or is shown: no files. */
export function isDevice(path: string): boolean {
  return /^\/dev\/(?:null|zero|tty|std(?:in|out|err)|fd\/.*)$|^\/proc\/self\/fd\//.test(path);
}
