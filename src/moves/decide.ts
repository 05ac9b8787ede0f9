// The fold: one event through the table, row by row. `answerRows` tells what every row said, for replay; `decide`
// gives only what the event ends in, for the hook. Undetermined rows stay silent here and are named beside the
// decision: whoever reports it must not call such an event silent.

import type { HookEvent } from "../session/hook-event.ts";
import type { Decision, Effect, RowAnswer } from "./decision.ts";
import { isActive, type Move } from "./move.ts";
import type { Operands } from "./operands.ts";
import { moves } from "./table.ts";
import type { Question, World } from "./world.ts";

/** `not reached`: a row above had already decided the event, and this one does more than record or advise. */
export type RowOutcome = RowAnswer | { readonly kind: "not reached" };

export interface AnsweredRow {
  readonly move: Move;
  readonly outcome: RowOutcome;
  /** True where the row was asked about the event as a rewrite above it had left it. */
  readonly sawRewrite: boolean;
}

/** The decision that settles an event; advice is joined beside it. */
export type SettlingDecision = Exclude<Decision, { kind: "advise" }>;

export interface Folded {
  readonly decision: SettlingDecision | null;
  /** In table order. */
  readonly advice: readonly string[];
  /** Of every row that was asked, in table order; also of rows whose decision did not win. */
  readonly effects: readonly Effect[];
  /** What the rows that were reached and could have decided did not get answered. Not empty: undetermined. */
  readonly open: readonly Question[];
}

export interface AnsweredEvent {
  readonly rows: readonly AnsweredRow[];
  readonly folded: Folded;
}

/** What the event ends in. A row that throws is a bug of ours; the caller decides what that means. */
export function decide(event: HookEvent, world: World): Folded {
  return answerRows(event, world).folded;
}

/** Every row that applies to the event (see rowsFor) with its own answer, and the fold of them. */
export function answerRows(event: HookEvent, world: World, table: readonly Move[] = moves): AnsweredEvent {
  const rows: AnsweredRow[] = [];
  const advice: string[] = [];
  const effects: Effect[] = [];
  const open: Question[] = [];
  let seen = event;
  let decision: SettlingDecision | null = null;
  for (const move of rowsFor(event, world.operands, table)) {
    const isSettled = decision !== null && decision.kind !== "rewrite-input";
    const sawRewrite = seen !== event;
    if (isSettled && !onlyAccompanies(move)) {
      rows.push({ move, outcome: { kind: "not reached" }, sawRewrite });
      continue;
    }
    const outcome = move.decide(seen, world);
    rows.push({ move, outcome, sawRewrite });
    if (outcome.kind === "undetermined" && !isSettled && move.decides.length > 0) open.push(outcome.question);
    if (outcome.kind !== "fires") continue;
    effects.push(...outcome.effects);
    if (outcome.decision?.kind === "advise") advice.push(outcome.decision.text);
    else if (outcome.decision !== null) decision = outcome.decision;
    seen = rewritten(seen, outcome.decision);
  }
  return { rows, folded: { decision, advice, effects, open } };
}

/**
 * The moves that are asked at an event, in order: rows for any tool first, then rows for exactly this one, each
 * group in table order. Left out are inactive rows, moves that the user turned off, and recording ones for a tool
 * he excluded.
 */
export function rowsFor(
  event: HookEvent,
  operands: Operands,
  table: readonly Move[] = moves,
): readonly Move[] {
  const tool = "tool" in event ? event.tool : null;
  const isOn = (move: Move): boolean =>
    isActive(move, operands) &&
    !operands.movesOff.includes(move.name) &&
    !(move.recordsTools && tool !== null && operands.captureSkip.includes(tool));
  const at = (wanted: string | null): readonly Move[] =>
    table.filter(
      (move) => isOn(move) && move.seams.some((seam) => seam.event === event.name && seam.tool === wanted),
    );
  return tool === null ? at(null) : [...at("*"), ...at(tool)];
}

/** Rows that only record or advise are asked even where the event is settled: they change no decision. */
function onlyAccompanies(move: Move): boolean {
  return move.decides.every((kind) => kind === "advise");
}

function rewritten(event: HookEvent, decision: Decision | null): HookEvent {
  if (decision?.kind !== "rewrite-input" || event.name !== "PreToolUse") return event;
  return { ...event, toolInput: decision.input };
}
