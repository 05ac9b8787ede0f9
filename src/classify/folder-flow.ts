// How `cd` carries the folder of a call from command to command. A state lists every folder that the shell can be in,
// because a `cd` that failed leaves it where it was; what cannot be told makes the list empty.

import { posix } from "node:path";
import type { CommandWord } from "./command-call.ts";

/** Where a shell can be at one place of the text. */
export interface FolderState {
  /** Nothing comes here: behind `exit`, `return`, `break`. The lists are then empty. */
  readonly isReached: boolean;
  /** Absolute or relative to where the call started, the one where all went well first. Empty: not known. */
  readonly folders: readonly string[];
  /** What `cd -` goes to. Empty: not known. */
  readonly previous: readonly string[];
  /** What `popd` goes to, the last pushed one at the end. */
  readonly pushed: readonly (readonly string[])[];
}

/** A command's two ways on: for `&&` and for `||`. */
export interface FolderOutcome {
  readonly success: FolderState;
  readonly failure: FolderState;
}

/** More folders than this are no knowledge. */
const foldersMax = 4;

/** Where every call starts. */
export const startState: FolderState = { isReached: true, folders: ["."], previous: [], pushed: [] };
/** Behind a command that does not return. */
export const unreachedState: FolderState = { isReached: false, folders: [], previous: [], pushed: [] };

/** The same state whether the command succeeds or fails. */
export function bothWays(state: FolderState): FolderOutcome {
  return { success: state, failure: state };
}

/** Where the shell can be when it comes from either side, the left one taken to be the likelier. */
export function joined(left: FolderState, right: FolderState): FolderState {
  if (left === right || !right.isReached) return left;
  if (!left.isReached) return right;
  const isSameDepth = left.pushed.length === right.pushed.length;
  return {
    isReached: true,
    folders: joinedFolders(left.folders, right.folders),
    previous: joinedFolders(left.previous, right.previous),
    pushed: isSameDepth
      ? left.pushed.map((folders, at) => joinedFolders(folders, right.pushed[at] ?? []))
      : [],
  };
}

function joinedFolders(left: readonly string[], right: readonly string[]): readonly string[] {
  if (left.length === 0 || right.length === 0) return [];
  const all = [...new Set([...left, ...right])];
  return all.length > foldersMax ? [] : all;
}

/** The state in a folder that is not known. */
export function lost(state: FolderState): FolderState {
  return state.isReached ? { isReached: true, folders: [], previous: [], pushed: [] } : state;
}

/** Where `cd WORDS`, `pushd WORDS` or `popd WORDS` leads. */
export function folderOutcome(
  name: "cd" | "pushd" | "popd",
  words: readonly CommandWord[],
  state: FolderState,
): FolderOutcome {
  if (!state.isReached) return bothWays(state);
  const success =
    name === "cd"
      ? afterCd(words, state)
      : name === "pushd"
        ? afterPushd(words, state)
        : afterPopd(words, state);
  return { success, failure: state };
}

function afterCd(words: readonly CommandWord[], state: FolderState): FolderState {
  const operands = words.filter(({ start }) => !/^-[LPe@]+$|^--$/.test(start));
  const [target] = operands;
  const previous = state.folders;
  if (target === undefined || operands.length > 1) return { ...state, folders: [], previous };
  if (target.value === "-") return { ...state, folders: state.previous, previous };
  return { ...state, folders: foldersIn(state.folders, target), previous };
}

/** Without an operand, or with `+N`, the stack is turned, which is not followed. */
function afterPushd(words: readonly CommandWord[], state: FolderState): FolderState {
  const operands = words.filter(({ start }) => start !== "-n" && start !== "--");
  const [target] = operands;
  if (target === undefined || operands.length > 1 || /^[-+]/.test(target.start)) return lost(state);
  const folders = foldersIn(state.folders, target);
  return { ...state, folders, previous: state.folders, pushed: [...state.pushed, state.folders] };
}

function afterPopd(words: readonly CommandWord[], state: FolderState): FolderState {
  const folders = state.pushed.at(-1);
  if (words.length > 0 || folders === undefined) return lost(state);
  return { ...state, folders, previous: state.folders, pushed: state.pushed.slice(0, -1) };
}

/** The folders that `target` names from each of `folders`; empty where one cannot be told. */
export function foldersIn(folders: readonly string[], target: CommandWord): readonly string[] {
  const { value } = target;
  if (value === undefined || value === "" || target.hasGlob || target.hasTilde) return [];
  if (value.startsWith("/")) return [posix.normalize(value).replace(/(.)\/$/, "$1")];
  return [...new Set(folders.map((folder) => joinedPath(folder, value)))];
}

/** `path` seen from `folder`, both absolute or relative, `.` for nothing at all and without a slash at the end. */
export function joinedPath(folder: string, path: string): string {
  const whole = path.startsWith("/") ? path : `${folder}/${path}`;
  return posix.normalize(whole).replace(/(.)\/$/, "$1");
}
