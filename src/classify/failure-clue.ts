// What a dispatch leaves behind of its end, as the signatures of failures see it: structured fields, and the few texts
// in which a known text may stand. What a model says is never one of them.

/** A line of a log. */
export interface LogPlace {
  readonly path: string;
  /** Counted from 1. */
  readonly line: number;
}

/**
 * What speaks. `dispatch`: its own times and amounts; `terminal` and `incident`: records of its drain; `run result`:
 * the last result line; `api error` and `api retry`: words of the client behind which the model said nothing more;
 * `tool result`: a failed call that no later one made good; `open call`: a call without a result at the very end;
 * `last words`: the model's own, which are shown where nothing else is and which no signature may ask for.
 */
export type ClueSource =
  | "dispatch"
  | "terminal"
  | "incident"
  | "run result"
  | "api error"
  | "api retry"
  | "tool result"
  | "open call"
  | "last words";

/** The names of structured fields, over all sources. */
export type ClueField =
  | "hasReachedTimeout"
  | "hasReachedBudget"
  | "reason"
  | "exitCode"
  | "kind"
  | "subtype"
  | "apiStatus"
  | "apiError"
  | "tool"
  | "runs";

export type ClueValue = string | number | boolean;

/** One of the things that speak. A field that is not known is absent. */
export interface FailureClue {
  readonly source: ClueSource;
  readonly fields: Readonly<Partial<Record<ClueField, ClueValue>>>;
  /** The text in which a known text may stand; null where there is none. */
  readonly text: string | null;
  readonly place: LogPlace | null;
}

/** What a drain recorded of a dispatch's end. Null: not recorded. */
export interface TerminalFacts {
  readonly reason: string | null;
  readonly isError: boolean | null;
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly place: LogPlace | null;
}

/** What is known of a dispatch beside the lines of its sessions. Null: not recorded. */
export interface DispatchFacts {
  readonly place: LogPlace | null;
  readonly elapsedS: number | null;
  readonly timeoutS: number | null;
  /** US dollars; a lower bound will do. */
  readonly costUsd: number | null;
  readonly budgetUsd: number | null;
  /** Null where it has no terminal record. */
  readonly terminal: TerminalFacts | null;
  readonly incidents: readonly { readonly kind: string; readonly place: LogPlace | null }[];
}
