// What a running hook does with a Write or an Edit that names stored bytes which the disk would not show. Silence would
// let the call go on, and the text of the reference, or of the splice, would land in the user's file: so it is refused.
// In a replay the same event stays undetermined.

import type { HookEvent } from "../session/hook-event.ts";
import type { AnsweredRow, SettlingDecision } from "./decide.ts";

/** A denial where a row that would have put bytes into the call could not; null for every other event. */
export function refuseUnanswered(event: HookEvent, rows: readonly AnsweredRow[]): SettlingDecision | null {
  if (event.name !== "PreToolUse" || !(event.tool === "Edit" || event.tool === "Write")) return null;
  for (const { move, outcome } of rows) {
    if (outcome.kind !== "undetermined" || !move.decides.includes("rewrite-input")) continue;
    const { about, why } = outcome.question;
    return { kind: "deny", reason: `${about} cannot be read. ${why} Nothing was written.`, instead: null };
  }
  return null;
}
