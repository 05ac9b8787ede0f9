// The shape of a move: metadata, then one pure function. One move is one file in rules/ and one line in table.ts.
// A move converts force already in flight and never initiates; silence is its resting state.

import type { HookEvent, HookEventName } from "../session/hook-event.ts";
import type { DecisionKind, RowAnswer } from "./decision.ts";
import type { OperandName, Operands } from "./operands.ts";
import type { QuestionKind, World } from "./world.ts";

/**
 * `enforcement` is pure; `capture` writes store and ledger and may change the result that the model sees;
 * `injection` gives advice only; `display` changes the screen only.
 */
export type Tier = "enforcement" | "capture" | "injection" | "display";

export type Station = "USER" | "CONTEXT" | "WORKSPACE" | "STORE" | "WORLD";

/** One directed flow between two different stations. */
export type Flow = readonly [from: Station, to: Station];

/** Where a move is asked. `tool` is one name, `*` for any tool, null for an event that has no tool. */
export interface Seam {
  readonly event: HookEventName;
  readonly tool: string | null;
}

export interface Move {
  /** Verb and target, kebab-case, the name of its file. */
  readonly name: string;
  readonly tier: Tier;
  readonly seams: readonly Seam[];
  /** The decisions that it can give. Empty: it only records. */
  readonly decides: readonly DecisionKind[];
  /** True where it puts what a tool said into the store: DETENT_CAPTURE_SKIP takes it away for a tool. */
  readonly recordsTools: boolean;
  readonly flows: readonly Flow[];
  readonly operands: readonly OperandName[];
  /** The questions that it may put to the world. Empty: it can never be undetermined. */
  readonly asks: readonly QuestionKind[];
  /** One sentence each. */
  readonly why: string;
  readonly doesNotTouch: string;
  readonly clients: Clients;
  /** Null: the row is asked. Else the clients tried make it pointless, and only a user's operand turns it on. */
  readonly inactive: Inactive | null;
  /** Parts of what the move could do that the clients tried make impossible. */
  readonly voids: readonly Void[];
  /** Total and pure: same event and same answers, same answer. Never throws, never reaches disk or network. */
  readonly decide: (event: HookEvent, world: World) => RowAnswer;
}

/** What clients make pointless or impossible. It is kept, so that nobody takes it for forgotten. */
export interface Void {
  /** What is void, in a few words. */
  readonly what: string;
  /** One sentence. */
  readonly reason: string;
  /** The client versions on which it was tried; at least one. */
  readonly tried: readonly string[];
}

/** A row that is not asked. */
export interface Inactive extends Void {
  /** The operand that turns the row on, for a client other than those tried. */
  readonly turnedOnBy: OperandName;
  readonly isTurnedOn: (operands: Operands) => boolean;
}

/** True for a row that is asked under these operands. */
export function isActive(move: Pick<Move, "inactive">, operands: Operands): boolean {
  return move.inactive === null || move.inactive.isTurnedOn(operands);
}

/** `verified`: versions on which a run of the client showed this move; `note`: what is known otherwise. */
export interface Clients {
  readonly verified: readonly string[];
  readonly note: string;
}
