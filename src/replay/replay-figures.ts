// The figures of one or several replays: their names, and what each of them says. Every sum says beside it how many of
// its parts are unknown; what rests on a decision that nobody has seen this client honour is kept apart. Nothing here
// is an estimate. `replay-tally.ts` counts them.

import type { Mark } from "../session/session-to-events.ts";
import type { CarriedSum } from "./carried-sum.ts";
import type { FactsBeside } from "./copied-events.ts";
import type { LiveComparison } from "./live-comparison.ts";
import type { EventState, RowState } from "./outcome.ts";
import type { WorthSum } from "./worth-sum.ts";

export interface MoveFigures {
  readonly move: string;
  readonly rows: Readonly<Record<RowState, number>>;
  readonly denials: number;
  readonly contradicted: number;
  readonly needless: number;
  readonly notHonoured: number;
  readonly deadRedirects: number;
  readonly invalidRewrites: number;
  /** Decisions that a run or the documentation of this client version honours. */
  readonly worth: WorthSum;
  /** Decisions of which nobody knows whether this client version honours them. */
  readonly worthIfHonoured: WorthSum;
  /** Bounds for the same two groups. */
  readonly carried: CarriedSum;
  readonly carriedIfHonoured: CarriedSum;
}

export interface QuestionCount {
  readonly move: string;
  /** As an open question has it; a text, because it may have been read back from JSON. */
  readonly kind: string;
  readonly count: number;
}

export interface ReplayFigures extends FactsBeside {
  /** Sessions that the lines name, each once; a transcript whose lines name none is one. */
  readonly sessions: number;
  readonly transcripts: number;
  readonly physicalLines: number;
  readonly unreadableLines: number;
  readonly events: Readonly<Record<Mark, number>>;
  readonly states: Readonly<Record<EventState, number>>;
  /** Events that an earlier one of these sessions holds already; not among the events. */
  readonly copiedEvents: number;
  readonly denials: number;
  /** Denials of which the recorded session shows how the call ended. */
  readonly judgedDenials: number;
  readonly contradicted: number;
  readonly needless: number;
  readonly moves: readonly MoveFigures[];
  readonly questions: readonly QuestionCount[];
  /** Characters that several decisions on one call would have cut, counted once in no sum: sum less greatest. */
  readonly overlapChars: number;
  /** Decisions beside those of a hook of ours that ran in the sessions. */
  readonly live: Readonly<Record<LiveComparison["kind"], number>>;
}
