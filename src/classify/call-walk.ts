// What a walk over a call's syntax carries: what it has found, its bounds, and what surrounds the place it is at.

import type {
  CalledCommand,
  CommandPlace,
  OutputPlace,
  PipeRole,
  SourceSpan,
  UnparsedCall,
} from "./command-call.ts";
import { bothWays, type FolderOutcome, type FolderState } from "./folder-flow.ts";
import type { FunctionDefinition, ParsedScript } from "./shell-syntax.ts";
import type { StartedBy } from "./started-commands.ts";

/** How deep lists, substitutions, functions and scripts may stand in each other. */
export const callDepthMax = 100;
/** UTF-16 units of a call that are read; those of all texts together that it gives to shells. */
export const callCharsMax = 500_000;
/** How many commands a call may come to, those of a function once for each time it is called. */
export const callCommandsMax = 5_000;

/** One walk over one call. */
export interface CallWalk {
  readonly commands: CalledCommand[];
  /** Simple commands walked, which a loop may do twice. */
  walkedCount: number;
  /** UTF-16 units of the texts that were read again: of `eval`, `sh -c`, `trap`. */
  readAgainChars: number;
  /** Set once the call cannot be told; the walk then goes on over nothing. */
  failure: UnparsedCall | undefined;
  /** Functions that a child shell sees: `export -f`. */
  readonly exported: Set<string>;
  /** Walks the statements of a script. Given here because scripts hold commands that hold scripts. */
  readonly followScript: (script: ParsedScript, place: WalkPlace, state: FolderState) => FolderOutcome;
  /** Walks the body of a function. */
  readonly followFunction: (body: FunctionDefinition, place: WalkPlace, state: FolderState) => FolderOutcome;
}

/** What surrounds the place that a walk is at. */
export interface WalkPlace {
  readonly within: readonly CommandPlace[];
  readonly depth: number;
  readonly pipe: PipeRole;
  readonly output: OutputPlace;
  /** What is here has to end with status 0 for the call to end so. */
  readonly isRequired: boolean;
  /** The shell's functions so far, by name. A subshell has a copy. */
  readonly functions: Map<string, FunctionDefinition>;
  /** Functions that are being walked: one that calls itself is not followed again. */
  readonly calling: readonly FunctionDefinition[];
  /** What the script that this place is in was started by. */
  readonly by: StartedBy;
  /** Where the script stands in the call's text; undefined for the text itself. */
  readonly span: SourceSpan | undefined;
  /** States in which `return` left the function. */
  readonly returned: FolderState[];
  /** States in which `break` and `continue` left the loop. */
  readonly broken: FolderState[];
}

/** Ends the walk: the call cannot be told. Only the first reason counts. */
export function fail(walk: CallWalk, failure: UnparsedCall): FolderOutcome {
  walk.failure ??= failure;
  return bothWays({ isReached: false, folders: [], previous: [], pushed: [] });
}

/** The place one level deeper. */
export function inside(place: WalkPlace, ...within: readonly CommandPlace[]): WalkPlace {
  return { ...place, depth: place.depth + 1, within: [...place.within, ...within] };
}

/** The place inside a shell of its own: functions, `return` and `break` do not reach out of it. */
export function inChildShell(place: WalkPlace, ...within: readonly CommandPlace[]): WalkPlace {
  return { ...inside(place, ...within), functions: new Map(place.functions), returned: [], broken: [] };
}
