// The parts that the hook's program is built in. Node reads a program before it runs any of it, so that an event would
// wait for the code of every other event: the rules are in programs of their own, one for each of these parts, and an
// event waits for one of them.

import type { HookEventName } from "../session/hook-event.ts";

/** Before a call, after a call that succeeded, and everything else, which is rare. */
export const hookParts = ["call", "result", "turn"] as const;

export type HookPart = (typeof hookParts)[number];

/** The part that has the rules of an event. */
export function partOf(event: HookEventName): HookPart {
  if (event === "PreToolUse") return "call";
  return event === "PostToolUse" ? "result" : "turn";
}
