// The moves on trial: what really happened is evidence about each decision. A denial of an edit that succeeded shows
// a rule that does not model the client; one that spared the context nothing was needless; a rewrite that this
// client is known to ignore would have changed nothing. A call without a result is no evidence either way.

import { honours } from "../session/client-versions.ts";
import {
  arrayAt,
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  numberAt,
  objectAt,
  stringAt,
} from "../session/json-value.ts";
import type { RecordedCall } from "../session/recorded-calls.ts";
import type { ReplayedDecision, ReplayedEvent } from "./outcome.ts";

export type ContradictionKind =
  | "contradicted denial"
  | "needless denial"
  | "not honoured"
  /** It names a tool that the session does not have. */
  | "dead redirect"
  /** The client would refuse it: other fields, or other kinds of values, than the call or result has. */
  | "invalid rewrite";

/** What the session shows of its tools. */
export interface SessionTools {
  /** Tools of which a call succeeded. */
  readonly ran: ReadonlySet<string>;
  /** Tools of which the client said that there is none. */
  readonly missing: ReadonlySet<string>;
}

const NO_TOOLS: SessionTools = { ran: new Set(), missing: new Set() };

export interface Contradiction {
  readonly kind: ContradictionKind;
  readonly move: string;
  /** One full sentence. */
  readonly why: string;
}

/** What the recorded session says against the decision on this event; empty where nothing does. */
export function contradictionsOf(replayed: ReplayedEvent, tools = NO_TOOLS): readonly Contradiction[] {
  const { decision, recorded } = replayed;
  if (decision === null) return [];
  if (replayed.honoured === "no") return [notHonoured(replayed, decision)];
  const { call } = recorded;
  if (call === null) return [];
  const { move } = decision;
  const invalid = invalidBecause(call, decision);
  if (invalid !== null) return [{ kind: "invalid rewrite", move, why: invalid }];
  if (decision.kind !== "deny") return [];
  const dead = deadBecause(recorded.version, call, decision, tools);
  if (dead !== null) return [{ kind: "dead redirect", move, why: dead }];
  const contradicted = contradictedBy(call);
  if (contradicted !== null) return [{ kind: "contradicted denial", move, why: contradicted }];
  const needless = needlessBecause(call, decision);
  return needless === null ? [] : [{ kind: "needless denial", move, why: needless }];
}

/** The tool that a denial sends to must be there: the session's own calls tell, before what is known of the version. */
function deadBecause(
  version: string | null,
  { call }: RecordedCall,
  { instead }: ReplayedDecision,
  { ran, missing }: SessionTools,
): string | null {
  if (instead === null || instead.tool === call.name || ran.has(instead.tool)) return null;
  if (missing.has(instead.tool)) return `The client said that there is no tool ${instead.tool}.`;
  const isGone = version !== null && honours(version, `tool:${instead.tool}`) === "no";
  return isGone ? `Client ${version} has no tool ${instead.tool}.` : null;
}

/** A rewritten value must have the keys and kinds of the one in its place: the client refuses any other. */
function invalidBecause(call: RecordedCall, decision: ReplayedDecision): string | null {
  if (decision.kind === "rewrite-input" && decision.input !== null) {
    const { input } = call.call;
    const lost = Object.keys(input).find((key) => kindOf(decision.input?.[key]) !== kindOf(input[key]));
    return lost === undefined ? null : `The rewritten input does not keep \`${lost}\` of ${call.call.name}.`;
  }
  const response = call.result?.response;
  if (decision.kind !== "rewrite-output" || response === undefined) return null;
  return hasShapeOf(decision.output, response)
    ? null
    : "The replaced output has another shape than the tool's.";
}

function kindOf(value: JsonValue | undefined): string {
  if (value === null) return "null";
  return isJsonArray(value) ? "list" : typeof value;
}

function hasShapeOf(value: JsonValue | undefined, shape: JsonValue): boolean {
  if (value === undefined || kindOf(value) !== kindOf(shape)) return false;
  if (isJsonArray(shape) && isJsonArray(value)) {
    return value.length === shape.length && shape.every((one, at) => hasShapeOf(value[at], one));
  }
  if (!isJsonObject(shape) || !isJsonObject(value)) return true;
  const keys = Object.keys(shape);
  return (
    keys.length === Object.keys(value).length &&
    keys.every((key) => hasShapeOf(value[key], shape[key] ?? null))
  );
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
