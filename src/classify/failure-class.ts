// What a class of failures is: its name, what to do about it, and the signatures that say which dispatches belong to
// it. Signatures are data. Those of fields alone come before those with a known text, and a text is a whole line.

import type { ClueField, ClueSource, ClueValue } from "./failure-clue.ts";

/** Why a dispatch failed or ended without a result. What no signature knows has none of these. */
export type FailureClass =
  | "timeout"
  | "budget"
  | "upstream-api"
  | "test-no-result"
  | "toolchain"
  | "collision"
  | "state-divergence";

/** `retry`: a fresh dispatch; `resume once`: the same session goes on, one time only. */
export type Recovery = "retry" | "resume once" | "hand to operator";

/** One signature. Every condition must hold for one and the same clue. */
export interface FailureSignature {
  /** Unique over all classes. */
  readonly id: string;
  readonly source: Exclude<ClueSource, "last words">;
  /** Each of these fields has one of its values. */
  readonly fields?: Readonly<Partial<Record<ClueField, readonly ClueValue[]>>>;
  /** A regular expression that a whole line of the text must match. */
  readonly line?: string;
  /** Where it is another one than that of the class. */
  readonly recovery?: Recovery;
}

/** One class of failures. */
export interface FailureTable {
  readonly name: FailureClass;
  /** One sentence. */
  readonly meaning: string;
  readonly recovery: Recovery;
  readonly signatures: readonly FailureSignature[];
}
