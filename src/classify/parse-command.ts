// Reads one Bash call: what it can run, or why that cannot be told. It is not for the hook, which has
// `simple-command.ts`.

import { type CallWalk, callCharsMax, type WalkPlace } from "./call-walk.ts";
import type { CommandCall, UnparsedCall } from "./command-call.ts";
import { startState } from "./folder-flow.ts";
import { readSyntax } from "./shell-syntax.ts";
import { startedDirectly } from "./started-commands.ts";
import { findSyntaxError } from "./substitutions.ts";
import { walkFunction, walkScript } from "./walk-script.ts";

/** What the call's text can run, or the reason why it cannot be told. Total. */
export function parseCommand(text: string): CommandCall {
  if (text.length > callCharsMax) {
    return unparsed("too long", `more than ${callCharsMax} characters`, callCharsMax);
  }
  const nul = text.indexOf("\0");
  if (nul !== -1) return unparsed("syntax error", "a NUL, which no command line can hold", nul);
  const script = readSyntax(text);
  const error = findSyntaxError(script, text);
  if (error !== undefined) {
    const isDeep = /nesting depth exceeded/.test(error.message);
    return unparsed(isDeep ? "nested too deep" : "syntax error", error.message, error.pos);
  }
  const walk: CallWalk = {
    commands: [],
    walkedCount: 0,
    readAgainChars: 0,
    failure: undefined,
    exported: new Set(),
    followScript: (inner, place, state) => walkScript(walk, inner, place, state),
    followFunction: (body, place, state) => walkFunction(walk, body, place, state),
  };
  walkScript(walk, script, topPlace(), startState);
  return walk.failure ?? { kind: "parsed", commands: walk.commands };
}

function topPlace(): WalkPlace {
  return {
    within: [],
    depth: 0,
    pipe: "alone",
    output: "shown",
    isRequired: true,
    functions: new Map(),
    calling: [],
    by: startedDirectly,
    span: undefined,
    returned: [],
    broken: [],
  };
}

function unparsed(why: UnparsedCall["why"], detail: string, at: number): UnparsedCall {
  return { kind: "unparsed", why, detail, at };
}
