// What the moves say about one recorded event: every row's answer over all the worlds in which the event may have
// happened, and what the event ends in. Where two worlds lead to two answers the answer is undetermined; it is never
// folded into silence.

import type { AnsweredEvent, AnsweredRow, RowOutcome } from "../moves/decide.ts";
import type { Decision, Effect, NamedCall } from "../moves/decision.ts";
import { addressOf } from "../moves/store/address.ts";
import type { QuestionKind } from "../moves/world.ts";
import { canonicalJson } from "../session/canonical-json.ts";
import { type Honoured, honours } from "../session/client-versions.ts";
import type { JsonObject, JsonValue } from "../session/json-value.ts";
import type { RecordedEvent } from "../session/session-to-events.ts";

/** `event field`: the log lacks what the event said. `file form`: the text is known, its bytes are not. */
export interface OpenQuestion {
  readonly kind: QuestionKind | "event field" | "file form";
  readonly about: string;
  readonly why: string;
}

export type RowState = "fires" | "silent" | "undetermined" | "not reached";

/** A decision with what is certain of it. `reason` null: it names bytes that the log does not show. */
export interface ReplayedDecision {
  readonly kind: Decision["kind"];
  readonly move: string;
  readonly reason: string | null;
  readonly instead: NamedCall | null;
  readonly input: JsonObject | null;
  readonly output: JsonValue | undefined;
}

export interface ReplayedRow {
  readonly move: string;
  readonly state: RowState;
  /** What it would have had to know; null unless undetermined. */
  readonly question: OpenQuestion | null;
  /** Null where it fires and only records, and where it does not fire. */
  readonly decision: ReplayedDecision | null;
  readonly effects: readonly Effect[];
  readonly sawRewrite: boolean;
}

/** `counterfactual`: an earlier decision took the call away, so the event would not have come, or not like this. */
export type EventState = "fires" | "silent" | "undetermined" | "counterfactual";

export interface ReplayedEvent {
  readonly recorded: RecordedEvent;
  readonly state: EventState;
  /** What settles the event; null where nothing does. */
  readonly decision: ReplayedDecision | null;
  /** Whether the session's client is known to act on the decision; null without one. */
  readonly honoured: Honoured | null;
  readonly rows: readonly ReplayedRow[];
  /** An answer came from a checkout as it is today, not from the log. */
  readonly usedWorkspace: boolean;
}

/** The event's outcome from its answers in each world, at least one. */
export function joinWorlds(recorded: RecordedEvent, answers: readonly AnsweredEvent[]): ReplayedEvent {
  const [first] = answers;
  if (first === undefined) throw new Error("An event was asked about in no world.");
  const rows = first.rows.map((row) =>
    joinRow(
      row,
      answers.length === 1 ? [row] : answers.map((one) => one.rows.find(({ move }) => move === row.move)),
      recorded,
    ),
  );
  const isOpen =
    answers.some(({ folded }) => folded.open.length > 0) ||
    (answers.length > 1 && differ(answers.map(settled)));
  const decision = isOpen ? null : settlingRow(first, rows);
  const advises = rows.some(({ decision: given }) => given?.kind === "advise");
  const state = isOpen ? "undetermined" : decision !== null || advises ? "fires" : "silent";
  const honoured = honouredBy(recorded, decision);
  return { recorded, state, decision, honoured, rows, usedWorkspace: false };
}

/** An event of which the log lacks what it said: none of its rows can be answered. */
export function unanswerable(recorded: RecordedEvent, moves: readonly string[]): ReplayedEvent {
  const about = "tool" in recorded.event ? recorded.event.tool : recorded.event.name;
  const question: OpenQuestion = {
    kind: "event field",
    about,
    why: "The log does not carry the tool's output.",
  };
  const rows = moves.map((move): ReplayedRow => {
    return { move, state: "undetermined", question, decision: null, effects: [], sawRewrite: false };
  });
  const state = rows.length === 0 ? "silent" : "undetermined";
  return { recorded, state, decision: null, honoured: null, rows, usedWorkspace: false };
}

/** An event of a call that a decision of this replay has already taken away or changed. */
export function counterfactual(recorded: RecordedEvent): ReplayedEvent {
  return {
    recorded,
    state: "counterfactual",
    decision: null,
    honoured: null,
    rows: [],
    usedWorkspace: false,
  };
}

function joinRow(
  row: AnsweredRow,
  others: readonly (AnsweredRow | undefined)[],
  recorded: RecordedEvent,
): ReplayedRow {
  const outcomes = others.flatMap((other) => (other === undefined ? [] : [other.outcome]));
  const base = {
    move: row.move.name,
    sawRewrite: row.sawRewrite,
    question: null,
    decision: null,
    effects: [],
  };
  const open = outcomes.find((outcome) => outcome.kind === "undetermined");
  if (open !== undefined) return { ...base, state: "undetermined", question: open.question };
  if (outcomes.length > 1 && differ(outcomes.map(certainPart)))
    return { ...base, state: "undetermined", question: formQuestion(recorded) };
  const { outcome } = row;
  if (outcome.kind !== "fires") return { ...base, state: outcome.kind };
  const given = outcomes.flatMap((one) =>
    one.kind === "fires" && one.decision !== null ? [one.decision] : [],
  );
  const [decision] = given;
  const shown = decision === undefined ? null : replayed(decision, row.move.name, differ(given.map(wordsOf)));
  return { ...base, state: "fires", decision: shown, effects: outcome.effects };
}

function formQuestion(recorded: RecordedEvent): OpenQuestion {
  const about =
    "toolInput" in recorded.event ? String(recorded.event.toolInput.file_path) : recorded.event.name;
  return {
    kind: "file form",
    about,
    why: "The answer hangs on the file's line ends, encoding or size, of which the log shows a part only.",
  };
}

function replayed(decision: Decision, move: string, isReasonOpen: boolean): ReplayedDecision {
  const words = wordsOf(decision);
  return {
    kind: decision.kind,
    move,
    reason: isReasonOpen ? null : words,
    instead: decision.kind === "deny" ? decision.instead : null,
    input: decision.kind === "rewrite-input" ? decision.input : null,
    output: decision.kind === "rewrite-output" ? decision.output : undefined,
  };
}

function wordsOf(decision: Decision): string | null {
  if (decision.kind === "deny" || decision.kind === "block") return decision.reason;
  return decision.kind === "advise" || decision.kind === "display" ? decision.text : null;
}

/** What two worlds must agree on: the decision, not the bytes that its reason counts, and what is to be recorded. */
function certainPart(outcome: RowOutcome): string {
  if (outcome.kind !== "fires") return outcome.kind;
  const decision = outcome.decision === null ? "" : certainDecision(outcome.decision);
  return `fires ${decision} ${outcome.effects.map(effectText).join(" ")}`;
}

function effectText(effect: Effect): string {
  if (effect.kind === "put") return addressOf(effect.content);
  if (effect.kind === "note") return canonicalJson([effect.table, effect.key, effect.value]);
  return canonicalJson({ ...effect.row });
}

function certainDecision(decision: Decision): string {
  switch (decision.kind) {
    case "deny":
      return `deny ${decision.instead === null ? "" : canonicalJson(decision.instead.input)}`;
    case "rewrite-input":
      return `rewrite-input ${canonicalJson(decision.input)}`;
    case "rewrite-output":
      return `rewrite-output ${canonicalJson(decision.output)}`;
    default:
      return `${decision.kind} ${wordsOf(decision)}`;
  }
}

function settled(answer: AnsweredEvent): string {
  const { decision } = answer.folded;
  return decision === null ? "none" : certainDecision(decision);
}

function settlingRow(first: AnsweredEvent, rows: readonly ReplayedRow[]): ReplayedDecision | null {
  if (first.folded.decision === null) return null;
  const deciding = rows.filter(({ decision }) => decision !== null && decision.kind !== "advise");
  return deciding.at(-1)?.decision ?? null;
}

function differ(texts: readonly (string | null)[]): boolean {
  return new Set(texts).size > 1;
}

function honouredBy(recorded: RecordedEvent, decision: ReplayedDecision | null): Honoured | null {
  if (decision === null) return null;
  if (recorded.version === null) return "unknown";
  const { event, version } = recorded;
  if (decision.kind === "deny") return honours(version, "deny");
  if (decision.kind === "rewrite-input") return honours(version, "input rewrite without a decision");
  if (decision.kind === "rewrite-output" && "tool" in event) return honours(version, `output:${event.tool}`);
  return "unknown";
}
