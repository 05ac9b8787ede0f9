// Walks lists, pipes, conditions, loops and functions of a syntax tree, and carries the folder along them.

import { type CallWalk, callDepthMax, fail, inChildShell, inside, type WalkPlace } from "./call-walk.ts";
import type { PipeRole } from "./command-call.ts";
import {
  bothWays,
  type FolderOutcome,
  type FolderState,
  joined,
  lost,
  unreachedState,
} from "./folder-flow.ts";
import type {
  CompoundCommand,
  CompoundList,
  FunctionDefinition,
  ParsedScript,
  Pipeline,
  Statement,
} from "./shell-syntax.ts";
import { emitRedirects, walkCommand, walkSubstitutions } from "./walk-command.ts";

type ListNode = Statement["command"];

/** Walks the statements of `script`. */
export function walkScript(
  walk: CallWalk,
  script: ParsedScript,
  place: WalkPlace,
  state: FolderState,
): FolderOutcome {
  return walkList(walk, script.commands, place, state);
}

/** Walks the body of a function at the place where it is called. */
export function walkFunction(
  walk: CallWalk,
  definition: FunctionDefinition,
  place: WalkPlace,
  state: FolderState,
): FolderOutcome {
  const inner: WalkPlace = {
    ...inside(place, "function"),
    calling: [...place.calling, definition],
    returned: [],
    broken: [],
  };
  const { success, failure } = walkNode(walk, definition.body, inner, state);
  return { success: inner.returned.reduce(joined, success), failure: inner.returned.reduce(joined, failure) };
}

function optional(place: WalkPlace): WalkPlace {
  return place.isRequired ? { ...place, isRequired: false } : place;
}

function walkList(
  walk: CallWalk,
  statements: readonly Statement[],
  place: WalkPlace,
  state: FolderState,
): FolderOutcome {
  let outcome = bothWays(state);
  for (const [at, { command, background }] of statements.entries()) {
    const from = joined(outcome.success, outcome.failure);
    if (background === true) {
      walkNode(walk, command, optional(inChildShell(place, "background")), from);
      outcome = bothWays(from);
    } else {
      const isLast = at === statements.length - 1;
      outcome = walkNode(walk, command, isLast ? place : optional(place), from);
    }
  }
  return outcome;
}

function walkNode(
  walk: CallWalk,
  node: ListNode | CompoundList,
  place: WalkPlace,
  state: FolderState,
): FolderOutcome {
  if (walk.failure !== undefined) return bothWays(state);
  if (place.depth > callDepthMax) {
    const detail = `more than ${callDepthMax} levels`;
    return fail(walk, { kind: "unparsed", why: "nested too deep", detail, at: node.pos });
  }
  switch (node.type) {
    case "Command":
      return walkCommand(walk, node, place, state);
    case "AndOr":
      return walkAndOr(walk, node, place, state);
    case "Pipeline":
      return walkPipeline(walk, node, place, state);
    case "CompoundList":
      return walkList(walk, node.commands, place, state);
    case "Function":
      place.functions.set(node.name.value, node);
      return bothWays(state);
    case "Coproc":
      walkNode(walk, node.body, optional(inChildShell(place, "background")), state);
      return bothWays(state);
    case "Redirected":
      walkSubstitutions(walk, node.redirects, place, state);
      return walkNode(walk, node.command, emitRedirects(walk, node, place, state), state);
    default:
      return walkCompound(walk, node, place, state);
  }
}

function walkAndOr(
  walk: CallWalk,
  { commands, operators }: Extract<ListNode, { type: "AndOr" }>,
  outer: WalkPlace,
  state: FolderState,
): FolderOutcome {
  const place = operators.every((operator) => operator === "&&") ? outer : optional(outer);
  let outcome: FolderOutcome | undefined;
  for (const [at, command] of commands.entries()) {
    if (outcome === undefined) {
      outcome = walkNode(walk, command, place, state);
      continue;
    }
    const isAnd = operators[at - 1] === "&&";
    const next = walkNode(walk, command, place, isAnd ? outcome.success : outcome.failure);
    outcome = isAnd
      ? { success: next.success, failure: joined(next.failure, outcome.failure) }
      : { success: joined(outcome.success, next.success), failure: next.failure };
  }
  return outcome ?? bothWays(state);
}

/** Every part of a real pipe runs in a shell of its own. */
function walkPipeline(
  walk: CallWalk,
  { commands, prefixes }: Pipeline,
  place: WalkPlace,
  state: FolderState,
): FolderOutcome {
  const [only, second] = commands;
  if (only !== undefined && second === undefined) {
    const isNegated = prefixes.filter(({ type }) => type === "Negation").length % 2 === 1;
    const outcome = walkNode(walk, only, isNegated ? optional(place) : place, state);
    return isNegated ? { success: outcome.failure, failure: outcome.success } : outcome;
  }
  for (const [at, command] of commands.entries()) {
    const isLast = at === commands.length - 1;
    const pipe: PipeRole = at > 0 ? "filters" : place.pipe === "filters" ? "filters" : "feeds";
    const output = isLast ? place.output : "pipe";
    walkNode(walk, command, { ...inChildShell(isLast ? place : optional(place)), pipe, output }, state);
  }
  return bothWays(state);
}

function walkCompound(
  walk: CallWalk,
  node: CompoundCommand,
  place: WalkPlace,
  state: FolderState,
): FolderOutcome {
  switch (node.type) {
    case "Subshell":
      walkNode(walk, node.body, inChildShell(place, "subshell"), state);
      return bothWays(state);
    case "BraceGroup":
      return walkNode(walk, node.body, inside(place), state);
    case "If":
      return walkIf(walk, node, place, state);
    case "Case":
      return walkCase(walk, node, place, state);
    case "While":
      return walkLoop(walk, place, state, (inner, from) => {
        const { success, failure } = walkNode(walk, node.clause, inside(inner, "condition"), from);
        const [on, off] = node.kind === "while" ? [success, failure] : [failure, success];
        const { success: done, failure: failed } = walkNode(walk, node.body, inner, on);
        return joined(joined(done, failed), off);
      });
    case "For":
    case "Select":
      walkSubstitutions(walk, node.wordlist ?? [], place, state);
      return walkLoop(walk, place, state, bodyOf(walk, node.body));
    case "ArithmeticFor":
      walkSubstitutions(
        walk,
        [node.initialize, node.test, node.update].flatMap((one) => (one === undefined ? [] : [one])),
        place,
        state,
      );
      return walkLoop(walk, place, state, bodyOf(walk, node.body));
    case "TestCommand":
    case "ArithmeticCommand":
      walkSubstitutions(walk, [node], place, state);
      return bothWays(state);
  }
}

type LoopRound = (place: WalkPlace, state: FolderState) => FolderState;

function bodyOf(walk: CallWalk, body: CompoundList): LoopRound {
  return (place, state) => {
    const { success, failure } = walkNode(walk, body, place, state);
    return joined(success, failure);
  };
}

/** A round that ends in another folder than it began in makes the folder of every round unknown: it is walked again. */
function walkLoop(walk: CallWalk, outer: WalkPlace, state: FolderState, round: LoopRound): FolderOutcome {
  const from = walk.commands.length;
  const place: WalkPlace = { ...optional(inside(outer, "loop")), broken: [] };
  const end = place.broken.reduce(joined, round(place, state));
  if (end === state || !end.isReached) return bothWays(state);
  walk.commands.length = from;
  round(place, lost(state));
  return bothWays(lost(state));
}

function walkIf(
  walk: CallWalk,
  node: Extract<CompoundCommand, { type: "If" }>,
  outer: WalkPlace,
  state: FolderState,
): FolderOutcome {
  const place = optional(outer);
  let [left, ended] = [state, unreachedState];
  for (const { clause, then } of [node, ...node.elif]) {
    const { success, failure } = walkNode(walk, clause, inside(place, "condition"), left);
    const after = walkNode(walk, then, inside(place, "branch"), success);
    ended = joined(joined(ended, after.success), after.failure);
    left = failure;
  }
  if (node.else === undefined) return bothWays(joined(ended, left));
  const last = walkNode(walk, node.else, inside(place, "branch"), left);
  return bothWays(joined(ended, joined(last.success, last.failure)));
}

function walkCase(
  walk: CallWalk,
  node: Extract<CompoundCommand, { type: "Case" }>,
  place: WalkPlace,
  state: FolderState,
): FolderOutcome {
  walkSubstitutions(walk, [node.word, ...node.items.flatMap(({ pattern }) => pattern)], place, state);
  let ended = state;
  for (const { body } of node.items) {
    const { success, failure } = walkNode(walk, body, optional(inside(place, "branch")), ended);
    ended = joined(ended, joined(success, failure));
  }
  return bothWays(ended);
}
