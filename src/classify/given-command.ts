// One simple command as it is written, and how it is added to what a call can run: once for everything that it starts.

import type { CallWalk, WalkPlace } from "./call-walk.ts";
import type {
  CalledCommand,
  CommandAssignment,
  CommandWord,
  OutputPlace,
  PipeRole,
  SourceSpan,
} from "./command-call.ts";
import { type CommandRedirects, outputBehind } from "./command-redirects.ts";
import { withoutPlaceholder } from "./command-word.ts";
import { type FolderState, foldersIn } from "./folder-flow.ts";
import { programName, type StartedBy, type StartedCommand } from "./started-commands.ts";

/** What stands around the words of a command. */
export interface GivenCommand {
  readonly redirects: CommandRedirects;
  readonly assignments: readonly CommandAssignment[];
  readonly place: WalkPlace;
  readonly span: SourceSpan;
}

/** The place of what the command starts: its output goes where the redirections say. */
export function behindRedirects({ redirects, place }: GivenCommand): WalkPlace {
  return { ...place, output: outputBehind(redirects.redirects, place.output) };
}

/** Where a command runs that wrappers may have sent elsewhere. */
export function startFolders(by: StartedBy, state: FolderState): readonly string[] {
  return by.folders.reduce<readonly string[]>(foldersIn, state.folders);
}

/**
 * Adds a command that `given` starts. The fields of a named one are written out: spreading them took a fifth of the
 * time of reading a call.
 */
export function addCommand(
  walk: CallWalk,
  started: StartedCommand,
  given: GivenCommand,
  state: FolderState,
): void {
  const { name, hasMoreWords, wrappers, assignments, placeholder } = started;
  const { redirects, hereText } = given.redirects;
  const { isRequired, within } = given.place;
  const output = outputBehind(redirects, given.place.output);
  const pipe = pipeRole(given.place.pipe, output, started);
  const folders = started.folders.length === 0 ? state.folders : startFolders(started, state);
  const words =
    placeholder === undefined ? started.words : started.words.map((word) => hidden(word, started));
  const span = given.span;
  const path = name.hasGlob ? undefined : hidden(name, started).value;
  if (path !== undefined) {
    walk.commands.push({
      kind: "named",
      name: programName(path),
      path,
      words,
      hasMoreWords,
      wrappers,
      assignments,
      redirects,
      hereText,
      pipe,
      output,
      folders,
      isRequired,
      within,
      span,
    });
    return;
  }
  const parts = { words, hasMoreWords, wrappers, assignments, pipe };
  walk.commands.push({ ...partsOf(given, folders), ...parts, kind: "dynamic", nameWord: name });
}

function hidden(word: CommandWord, { placeholder }: StartedBy): CommandWord {
  return placeholder === undefined ? word : withoutPlaceholder(word, placeholder);
}

/** Adds the assignments and redirections of `given` as a command without a name. */
export function addNameless(walk: CallWalk, given: GivenCommand, state: FolderState): void {
  const { wrappers, assignments } = given.place.by;
  const parts = partsOf(given, state.folders);
  walk.commands.push({
    ...parts,
    kind: "nameless",
    words: [],
    hasMoreWords: false,
    wrappers,
    assignments: [...assignments, ...given.assignments],
    pipe: given.place.pipe,
  });
}

type SharedParts = Pick<
  CalledCommand,
  "redirects" | "hereText" | "output" | "folders" | "isRequired" | "within" | "span"
>;

function partsOf({ redirects, place, span }: GivenCommand, folders: readonly string[]): SharedParts {
  return {
    redirects: redirects.redirects,
    hereText: redirects.hereText,
    output: outputBehind(redirects.redirects, place.output),
    folders,
    isRequired: place.isRequired,
    within: place.within,
    span,
  };
}

/** What is given its words by a pipe does not read the pipe itself. */
export function pipeRole(pipe: PipeRole, output: OutputPlace, { isFedWords }: StartedBy): PipeRole {
  if (!isFedWords || pipe !== "filters") return pipe;
  return output === "pipe" ? "feeds" : "alone";
}
