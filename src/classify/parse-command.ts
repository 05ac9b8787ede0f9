// Reads one Bash call: what it can run, or why that cannot be told. It is not for the hook, which has
// `simple-command.ts`.

import type { CommandCall } from "./command-call.ts";
import { readSyntax } from "./shell-syntax.ts";

/** UTF-16 units of a call that are read. */
export const callCharsMax = 500_000;
/** How deep lists, substitutions, functions and scripts may stand in each other. */
export const callDepthMax = 100;
/** How many commands a call may come to. */
export const callCommandsMax = 5_000;

/** What the call's text can run, or the reason why it cannot be told. Total. */
export function parseCommand(text: string): CommandCall {
  if (text.length > callCharsMax) {
    return {
      kind: "unparsed",
      why: "too long",
      detail: `more than ${callCharsMax} characters`,
      at: callCharsMax,
    };
  }
  const error = readSyntax(text).errors?.[0];
  if (error !== undefined)
    return { kind: "unparsed", why: "syntax error", detail: error.message, at: error.pos };
  return { kind: "parsed", commands: [] };
}
