// From (event, decision) to the JSON that the client's protocol has for it. A capability is the existence of a row:
// a decision without one is a bug that a test finds. No row approves anything. Nothing to say is no text at all,
// since a printed `{}` leaves a record in the transcript for every firing.

import type { HookEvent, HookEventName } from "../session/hook-event.ts";
import { type JsonObject, objectAt } from "../session/json-value.ts";
import type { Folded } from "./decide.ts";
import type { Decision, DecisionKind } from "./decision.ts";

/** Advice that reaches the client's limit of 10,000 characters is spilled to a file there; ours stays below. */
export const adviceMax = 9_500;

/** What the client honours at which event. Source: its hook reference, output fields per event. */
const honoured: ReadonlyMap<HookEventName, readonly DecisionKind[]> = new Map<
  HookEventName,
  readonly DecisionKind[]
>([
  ["PreToolUse", ["deny", "rewrite-input", "advise"]],
  ["PostToolUse", ["rewrite-output", "advise"]],
  ["PostToolUseFailure", ["advise"]],
  ["UserPromptSubmit", ["advise"]],
  ["SubagentStart", ["advise"]],
  ["SessionStart", ["advise"]],
  ["Stop", ["block"]],
  ["MessageDisplay", ["display"]],
]);

/** True where the protocol has a reply for this decision at this event. */
export function hasReply(event: HookEventName, decision: DecisionKind): boolean {
  return honoured.get(event)?.includes(decision) === true;
}

/** The one JSON document to print, or null: print nothing. Throws on a decision that has no row. */
export function reply(event: HookEvent, folded: Pick<Folded, "decision" | "advice">): JsonObject | null {
  const decided = folded.decision === null ? null : replyRow(event.name, folded.decision);
  if (folded.advice.length === 0) return decided;
  const advised = replyRow(event.name, { kind: "advise", text: joinAdvice(folded.advice) });
  return decided === null ? advised : merge(decided, advised);
}

function replyRow(event: HookEventName, decision: Decision): JsonObject {
  if (!hasReply(event, decision.kind))
    throw new Error(`reply.ts: No reply row for ${decision.kind} at ${event}.`);
  switch (decision.kind) {
    case "deny":
      return specific(event, { permissionDecision: "deny", permissionDecisionReason: decision.reason });
    case "rewrite-input":
      return specific(event, { updatedInput: decision.input });
    case "rewrite-output":
      return specific(event, { updatedToolOutput: decision.output });
    case "advise":
      return specific(event, { additionalContext: decision.text });
    case "display":
      return specific(event, { displayContent: decision.text });
    case "block":
      return { decision: "block", reason: decision.reason };
  }
}

function specific(event: HookEventName, fields: JsonObject): JsonObject {
  return { hookSpecificOutput: { hookEventName: event, ...fields } };
}

function merge(first: JsonObject, second: JsonObject): JsonObject {
  const both = { ...objectAt(first, "hookSpecificOutput"), ...objectAt(second, "hookSpecificOutput") };
  return { ...first, hookSpecificOutput: both };
}

function joinAdvice(advice: readonly string[]): string {
  const whole = advice.join("\n\n");
  if (whole.length <= adviceMax) return whole;
  const note = `\n[detent: advice of ${whole.length} characters was cut here]`;
  return whole.slice(0, adviceMax - note.length).replace(/[\ud800-\udbff]$/, "") + note;
}
