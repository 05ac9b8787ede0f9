// What a move may say: closed unions. One answer of one row is silent, undetermined or fires; a firing carries at
// most one decision and any number of effects, which the caller applies and the move never does. There is no
// approval among the decisions: the user's own permission rules keep the last word.

import type { JsonObject, JsonValue } from "../session/json-value.ts";
import type { Address } from "./store/address.ts";
import type { LookupTable, Question } from "./world.ts";

/** A call that a denial names: with exactly this input the call passes every move. */
export interface NamedCall {
  readonly tool: string;
  readonly input: JsonObject;
}

export type Decision =
  /** The whole input of the call, unchanged fields included: the client replaces, it does not merge. */
  | { readonly kind: "rewrite-input"; readonly input: JsonObject }
  /** The whole output in the tool's own shape. */
  | { readonly kind: "rewrite-output"; readonly output: JsonValue }
  | { readonly kind: "deny"; readonly reason: string; readonly instead: NamedCall | null }
  | { readonly kind: "block"; readonly reason: string }
  | { readonly kind: "advise"; readonly text: string }
  | { readonly kind: "display"; readonly text: string };

export type DecisionKind = Decision["kind"];

/** One line of the ledger, before the caller adds the time. `move` is the row's name; absent facts are null. */
export interface LedgerRow {
  readonly move: string;
  readonly event: string;
  readonly sessionId: string | null;
  readonly agentId: string | null;
  readonly tool: string | null;
  readonly toolUseId: string | null;
  readonly address: Address | null;
  /** UTF-16 units of the recorded text. */
  readonly chars: number | null;
  /** What else this move records, for example the path of a file. */
  readonly detail: JsonObject;
}

export type Effect =
  | { readonly kind: "put"; readonly content: Uint8Array | string }
  | { readonly kind: "row"; readonly row: LedgerRow }
  | { readonly kind: "note"; readonly table: LookupTable; readonly key: string; readonly value: string };

/** `decision` null: the row only records. */
export type RowAnswer =
  | { readonly kind: "silent" }
  | { readonly kind: "undetermined"; readonly question: Question }
  | { readonly kind: "fires"; readonly decision: Decision | null; readonly effects: readonly Effect[] };

export const silent: RowAnswer = { kind: "silent" };

export function undetermined(question: Question): RowAnswer {
  return { kind: "undetermined", question };
}

export function fires(decision: Decision | null, effects: readonly Effect[] = []): RowAnswer {
  return { kind: "fires", decision, effects };
}
