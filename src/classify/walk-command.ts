// Walks one simple command: the substitutions in its words, then what its words start once wrappers are taken off, then
// where it leaves the shell.

import {
  type CallWalk,
  callCharsMax,
  callCommandsMax,
  fail,
  inChildShell,
  inside,
  type WalkPlace,
} from "./call-walk.ts";
import type { CommandAssignment, CommandWord } from "./command-call.ts";
import { outputBehind, readRedirects } from "./command-redirects.ts";
import { commandWord, commandWords, plainWord } from "./command-word.ts";
import {
  bothWays,
  type FolderOutcome,
  type FolderState,
  folderOutcome,
  lost,
  unreachedState,
} from "./folder-flow.ts";
import {
  addCommand,
  addNameless,
  behindRedirects,
  type GivenCommand,
  pipeRole,
  startFolders,
} from "./given-command.ts";
import { type Command, type CommandArgument, type Redirected, readSyntax } from "./shell-syntax.ts";
import {
  type Started,
  type StartedCommand,
  type StartedScript,
  startedCommands,
  wrappersMax,
} from "./started-commands.ts";
import { findSyntaxError, substitutionsIn } from "./substitutions.ts";

/** Walks `node` and says where it leaves the shell. */
export function walkCommand(
  walk: CallWalk,
  node: Command,
  place: WalkPlace,
  state: FolderState,
): FolderOutcome {
  walk.walkedCount += 1;
  if (walk.failure !== undefined) return bothWays(state);
  if (walk.walkedCount > callCommandsMax) {
    const detail = `more than ${callCommandsMax} commands`;
    return fail(walk, { kind: "unparsed", why: "too many commands", detail, at: node.pos });
  }
  if (node.name !== undefined) walkSubstitutions(walk, [node.name], place, state);
  walkSubstitutions(walk, node.prefix, place, state);
  walkSubstitutions(walk, node.suffix, place, state);
  const { redirects, hereText } = readRedirects(node.redirects);
  const given: GivenCommand = {
    redirects: { redirects, hereText },
    assignments: node.prefix.flatMap((one) => (one.type === "Assignment" ? [readAssignment(one)] : [])),
    place,
    span: place.span ?? { from: node.pos, to: node.end },
  };
  const words =
    node.name === undefined ? [] : [...commandWords(node.name), ...node.args.flatMap(argumentWords)];
  const [name] = words;
  if (name === undefined) {
    addNameless(walk, given, state);
    return bothWays(state);
  }
  const body = name.value === undefined ? undefined : place.functions.get(name.value);
  if (body !== undefined && !place.calling.includes(body)) {
    if (redirects.length > 0) addNameless(walk, given, state);
    return walk.followFunction(body, behindRedirects(given), state);
  }
  if (body !== undefined) return bothWays(lost(state));
  const by =
    given.assignments.length === 0
      ? place.by
      : { ...place.by, assignments: [...place.by.assignments, ...given.assignments] };
  return walkStarted(walk, startedCommands(words, by, hereText), given, state);
}

/** Walks the scripts of `$(…)`, backquotes and `<(…)` anywhere in `nodes`. */
export function walkSubstitutions(
  walk: CallWalk,
  nodes: Parameters<typeof substitutionsIn>[0],
  place: WalkPlace,
  state: FolderState,
): void {
  for (const { script, kind, span } of substitutionsIn(nodes)) {
    const within = kind === "substitution" ? kind : "process substitution";
    const inner: WalkPlace = {
      ...inChildShell(place, within),
      pipe: kind === "output process" ? "filters" : "alone",
      isRequired: false,
      output: kind === "substitution" ? "captured" : kind === "input process" ? "pipe" : place.output,
    };
    walk.followScript(
      script,
      script.source === undefined ? inner : { ...inner, span: place.span ?? span },
      state,
    );
  }
}

/** Adds the redirections of a group, a loop or a condition as a command without a name, and gives the place in it. */
export function emitRedirects(
  walk: CallWalk,
  node: Redirected,
  place: WalkPlace,
  state: FolderState,
): WalkPlace {
  const redirects = readRedirects(node.redirects);
  const span = place.span ?? { from: node.pos, to: node.end };
  addNameless(walk, { redirects, assignments: [], place, span }, state);
  return { ...place, output: outputBehind(redirects.redirects, place.output) };
}

function walkStarted(
  walk: CallWalk,
  started: readonly Started[],
  given: GivenCommand,
  state: FolderState,
): FolderOutcome {
  const at = given.span.from;
  if (started.some(({ wrappers }) => wrappers.length > wrappersMax)) {
    const detail = `more than ${wrappersMax} wrappers`;
    return fail(walk, { kind: "unparsed", why: "nested too deep", detail, at });
  }
  let outcome = bothWays(state);
  for (const [index, one] of started.entries()) {
    // A `find` has the redirections of its line; what it starts only inherits them.
    const own = index === 0 ? given : startedBeside(given);
    outcome = one.kind === "script" ? walkText(walk, one, own, state) : walkProgram(walk, one, own, state);
  }
  return outcome;
}

/** What `find` starts may fail without it. */
function startedBeside(given: GivenCommand): GivenCommand {
  const place = { ...behindRedirects(given), isRequired: false };
  return { ...given, place, redirects: { redirects: [], hereText: given.redirects.hereText } };
}

/** The commands of a text that a shell reads. A text that is none stays with the shell that was given it. */
function walkText(
  walk: CallWalk,
  started: StartedScript,
  given: GivenCommand,
  state: FolderState,
): FolderOutcome {
  walk.readAgainChars += started.text.length;
  if (walk.readAgainChars > callCharsMax) {
    const detail = `more than ${callCharsMax} characters are given to shells`;
    return fail(walk, { kind: "unparsed", why: "too long", detail, at: given.span.from });
  }
  const script = readSyntax(started.text);
  if (findSyntaxError(script, started.text) !== undefined)
    return walkProgram(walk, started.itself, given, state);
  if (given.redirects.redirects.length > 0) addNameless(walk, given, state);
  const { isSameShell } = started;
  const outer = { ...behindRedirects(given), span: given.span };
  const base = isSameShell ? inside(outer, "script") : inChildShell(outer, "script");
  const place: WalkPlace = {
    ...base,
    pipe: pipeRole(base.pipe, base.output, started),
    isRequired: base.isRequired && started.wrappers.at(-1) !== "trap",
    functions: isSameShell
      ? base.functions
      : new Map([...base.functions].filter(([name]) => walk.exported.has(name))),
    by: { ...started, folders: [], isSameShell: true },
  };
  const isLater = started.wrappers.at(-1) === "trap";
  const from = isLater ? lost(state) : { ...state, folders: startFolders(started, state) };
  const outcome = walk.followScript(script, place, from);
  return isSameShell && !isLater ? outcome : bothWays(state);
}

function walkProgram(
  walk: CallWalk,
  started: StartedCommand,
  given: GivenCommand,
  state: FolderState,
): FolderOutcome {
  const { value } = started.name;
  addCommand(walk, started, given, state);
  if (started.wrappers.at(-1) === "exec") return bothWays(unreachedState);
  return started.isSameShell && value !== undefined
    ? shellOutcome(walk, value, started, given.place, state)
    : bothWays(state);
}

/** Where the commands that are the shell's own leave it. */
function shellOutcome(
  walk: CallWalk,
  name: string,
  { words }: StartedCommand,
  place: WalkPlace,
  state: FolderState,
): FolderOutcome {
  switch (name) {
    case "cd":
    case "pushd":
    case "popd":
      return folderOutcome(name, words, state);
    case "exit":
      return bothWays(unreachedState);
    case "return":
      place.returned.push(state);
      return bothWays(unreachedState);
    case "break":
    case "continue":
      place.broken.push(state);
      return bothWays(unreachedState);
    case "true":
    case ":":
      return { success: state, failure: unreachedState };
    case "false":
      return { success: unreachedState, failure: state };
    case "export":
    case "declare":
    case "typeset":
      if (words[0]?.value?.includes("f") === true) for (const word of words) walk.exported.add(word.start);
      return bothWays(state);
    default:
      return bothWays(state);
  }
}

function argumentWords(given: CommandArgument): readonly CommandWord[] {
  if (given.type === "Word") return commandWords(given);
  const { name, value } = readAssignment(given);
  const start = `${name}=${value.start}`;
  return [{ ...value, start, source: given.text, value: value.value === undefined ? undefined : start }];
}

type SyntaxAssignment = Extract<CommandArgument, { type: "Assignment" }>;

/** An array, a subscript or an appended value leaves it without one. */
function readAssignment({ name, value, append, index, text }: SyntaxAssignment): CommandAssignment {
  if (value.type === "Word" && append !== true && index === undefined)
    return { name, value: commandWord(value) };
  return { name, value: { ...plainWord(""), value: undefined, source: text.slice(text.indexOf("=") + 1) } };
}
