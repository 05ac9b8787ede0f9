// The moves on trial: what really happened is evidence about each decision. A denial of an edit that succeeded shows
// a rule that does not model the client; one that spared the context nothing was needless; a rewrite that this
// client is known to ignore would have changed nothing. A call without a result is no evidence either way.

import {
  arrayAt,
  isJsonObject,
  type JsonObject,
  numberAt,
  objectAt,
  stringAt,
} from "../session/json-value.ts";
import type { RecordedCall } from "../session/recorded-calls.ts";
import type { ReplayedDecision, ReplayedEvent } from "./outcome.ts";

export type ContradictionKind = "contradicted denial" | "needless denial" | "not honoured";

export interface Contradiction {
  readonly kind: ContradictionKind;
  readonly move: string;
  /** One full sentence. */
  readonly why: string;
}

/** What the recorded session says against the decision on this event; empty where nothing does. */
export function contradictionsOf(replayed: ReplayedEvent): readonly Contradiction[] {
  const { decision, recorded } = replayed;
  if (decision === null) return [];
  if (replayed.honoured === "no") return [notHonoured(replayed, decision)];
  const { call } = recorded;
  if (decision.kind !== "deny" || call === null) return [];
  const contradicted = contradictedBy(call);
  if (contradicted !== null) return [{ kind: "contradicted denial", move: decision.move, why: contradicted }];
  const needless = needlessBecause(call, decision);
  return needless === null ? [] : [{ kind: "needless denial", move: decision.move, why: needless }];
}

/** Denials on which the recorded session is evidence: those whose call has a result. */
export function isJudged(replayed: ReplayedEvent): boolean {
  const call = replayed.recorded.call;
  return replayed.decision?.kind === "deny" && call !== null && call.fate !== "unanswered";
}

function notHonoured({ recorded }: ReplayedEvent, decision: ReplayedDecision): Contradiction {
  const why = `Client ${recorded.version ?? "unknown"} ignores ${nameOf(decision)}.`;
  return { kind: "not honoured", move: decision.move, why };
}

function nameOf(decision: ReplayedDecision): string {
  if (decision.kind === "rewrite-output") return "a replaced output of this tool";
  return decision.kind === "rewrite-input" ? "a rewritten input that comes without a decision" : "a denial";
}

/** The client checks an anchor before its hooks and again when it edits: an edit that it made was no wrong edit. */
function contradictedBy(call: RecordedCall): string | null {
  const isEdit = call.call.name === "Edit" || call.call.name === "MultiEdit";
  return isEdit && call.fate === "succeeded" ? "The edit was made, so its anchor was good." : null;
}

function needlessBecause(call: RecordedCall, decision: ReplayedDecision): string | null {
  if (call.fate === "failed") return "The call failed by itself and put only an error into the context.";
  if (call.fate === "denied") return "The call was refused by others and put nothing into the context.";
  const response = call.result?.response;
  if (call.fate !== "succeeded" || !isJsonObject(response)) return null;
  if (call.call.name === "Write") return changedTheFile(call.call.input, response);
  if (call.call.name === "Read" && decision.instead !== null)
    return staysWithin(response, decision.instead.input);
  return call.result?.text === "" ? "The call put nothing into the context." : null;
}

function changedTheFile(input: JsonObject, response: JsonObject): string | null {
  const original = stringAt(response, "originalFile");
  const hasPatch = (arrayAt(response, "structuredPatch") ?? []).length > 0;
  const isOther = original !== null && normal(original) !== normal(stringAt(input, "content") ?? original);
  return hasPatch || isOther ? "The call changed the file." : null;
}

function normal(text: string): string {
  return text.replaceAll("\r\n", "\n").replace(/^\ufeff/, "");
}

function staysWithin(response: JsonObject, bounded: JsonObject): string | null {
  const file = objectAt(response, "file");
  const [lines, limit] = [file === null ? null : numberAt(file, "numLines"), numberAt(bounded, "limit")];
  if (lines === null || limit === null || lines > limit) return null;
  return `The call showed ${lines} lines, which the bound of ${limit} would have let through.`;
}
