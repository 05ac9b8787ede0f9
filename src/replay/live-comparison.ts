// A replayed decision beside the one that the live hook took on the same call. Only where the log shows that a hook of
// ours ran: another hook's denial says nothing about our moves. What the log has replaced cannot be replayed, and a
// hook of another version, or under other operands, may rightly have said something else.

import { canonicalJson } from "../session/canonical-json.ts";
import type { LiveDecision, LiveDecisions } from "./live-decisions.ts";
import type { ReplayedDecision, ReplayedEvent } from "./outcome.ts";

export interface LiveComparison {
  readonly kind: "same" | "diverged" | "not comparable";
  /** What the live hook decided, in words; null: nothing. */
  readonly live: string | null;
  readonly replayed: string | null;
  /** One full sentence where it is not the same. */
  readonly why: string | null;
}

/** Null where no hook of ours ran, or neither of the two decided anything. */
export function compareLive(replayed: ReplayedEvent, lived: LiveDecisions): LiveComparison | null {
  const { recorded, decision, state } = replayed;
  const { call, event } = recorded;
  if (call === null || state === "counterfactual") return null;
  if (event.name === "PostToolUse") return afterwards(lived.after(call), decision);
  if (event.name !== "PreToolUse") return null;
  const live = lived.before(call);
  const isSame = live !== null && decision !== null && agrees(live, decision);
  if (!lived.isOurs && !isSame) return null;
  if (live === null && decision === null) return null;
  const said = { live: liveText(live), replayed: decisionText(decision) };
  if (isSame) return { kind: "same", ...said, why: null };
  if (state === "undetermined") {
    return { kind: "not comparable", ...said, why: "The replay lacks a fact that the live hook had." };
  }
  if (live === null && call.fate === "unanswered") {
    return { kind: "not comparable", ...said, why: "The log does not show what became of the call." };
  }
  const isForeign = live?.kind === "deny" && decision === null;
  if (isForeign) return { kind: "not comparable", ...said, why: "Others than our hook may have refused it." };
  return { kind: "diverged", ...said, why: "Versions and operands of the live hook are not in the log." };
}

function afterwards(live: LiveDecision | null, decision: ReplayedDecision | null): LiveComparison | null {
  if (live === null) return null;
  const why = "The log holds only the output that was put in the place of the tool's.";
  return { kind: "not comparable", live: liveText(live), replayed: decisionText(decision), why };
}

function agrees(live: LiveDecision, decision: ReplayedDecision): boolean {
  if (live.kind === "deny") {
    return decision.kind === "deny" && (decision.reason === null || decision.reason.trim() === live.words);
  }
  if (live.kind === "rewrite-output") return false;
  return decision.input !== null && canonicalJson(decision.input) === canonicalJson(live.value);
}

function liveText(live: LiveDecision | null): string | null {
  if (live === null) return null;
  return live.kind === "deny" ? `deny: ${live.words}` : live.kind;
}

function decisionText(decision: ReplayedDecision | null): string | null {
  if (decision === null) return null;
  return decision.reason === null ? decision.kind : `${decision.kind}: ${decision.reason}`;
}
