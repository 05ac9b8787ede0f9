// The figures of one or several replays. Every sum says beside it how many of its parts are unknown; what rests on a
// decision that nobody has seen this client honour is kept apart; an event that a forked session repeats is counted
// once. Nothing here is an estimate.

import type { Honoured } from "../session/client-versions.ts";
import type { Mark } from "../session/session-to-events.ts";
import { type Contradiction, isJudged } from "./contradictions.ts";
import { type FactsBeside, factsBeside, withoutCopies } from "./copied-events.ts";
import type { JudgedEvent } from "./judged-event.ts";
import type { EventState, OpenQuestion, ReplayedRow, RowState } from "./outcome.ts";
import type { SessionReplay } from "./replay-session.ts";
import { sumWorth, type WorthSum } from "./worth-sum.ts";

export interface MoveFigures {
  readonly move: string;
  readonly rows: Readonly<Record<RowState, number>>;
  readonly denials: number;
  readonly contradicted: number;
  readonly needless: number;
  readonly notHonoured: number;
  /** Decisions that a run or the documentation of this client version honours. */
  readonly worth: WorthSum;
  /** Decisions of which nobody knows whether this client version honours them. */
  readonly worthIfHonoured: WorthSum;
}

export interface QuestionCount {
  readonly move: string;
  readonly kind: OpenQuestion["kind"];
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
}

/** The figures over all replays. `moves` names the rows of the table, also those that no event reached. */
export function figuresOf(
  replays: readonly { readonly replay: SessionReplay; readonly events: readonly JudgedEvent[] }[],
  moves: readonly string[],
): ReplayFigures {
  const own = withoutCopies(replays.map(({ events }) => events));
  const events = own.flat();
  const read = replays.map(({ replay }) => replay.read);
  const denials = events.filter(({ replayed }) => replayed.decision?.kind === "deny");
  return {
    sessions: countSessions(replays.map(({ replay }) => replay)),
    transcripts: replays.length,
    physicalLines: sum(read.map((one) => one.physicalLines)),
    unreadableLines: sum(read.map((one) => one.unreadableLines)),
    events: countMarks(events),
    states: countStates(events),
    copiedEvents: sum(replays.map((one) => one.events.length)) - events.length,
    ...factsBeside(replays.map(({ replay }) => replay.session)),
    denials: denials.length,
    judgedDenials: denials.filter(({ replayed }) => isJudged(replayed)).length,
    contradicted: countFindings(denials, "contradicted denial"),
    needless: countFindings(denials, "needless denial"),
    moves: moves.map((move) => moveFigures(move, events)),
    questions: countQuestions(events),
    overlapChars: overlapOf(own),
  };
}

function countSessions(replays: readonly SessionReplay[]): number {
  const named = replays.map(({ session }) =>
    session.lines.flatMap((line) => (line.kind === "entry" ? (line.entry.context.sessionId ?? []) : [])),
  );
  return new Set(named.flat()).size + named.filter((names) => names.length === 0).length;
}

function moveFigures(move: string, events: readonly JudgedEvent[]): MoveFigures {
  const rows = events.flatMap(({ replayed }) => replayed.rows.filter((row) => row.move === move));
  const decided = events.filter(({ replayed }) => replayed.decision?.move === move);
  const denials = decided.filter(({ replayed }) => replayed.decision?.kind === "deny");
  const by = (honoured: Honoured) => decided.filter(({ replayed }) => replayed.honoured === honoured);
  return {
    move,
    rows: countRows(rows),
    denials: denials.length,
    contradicted: countFindings(decided, "contradicted denial"),
    needless: countFindings(decided, "needless denial"),
    notHonoured: countFindings(decided, "not honoured"),
    worth: sumWorth(by("yes")),
    worthIfHonoured: sumWorth(by("unknown")),
  };
}

/** Per call the greatest cut counts; what the others would have cut of the same call is overlap. */
function overlapOf(sessions: readonly (readonly JudgedEvent[])[]): number {
  return sum(
    sessions.map((events) => {
      const cuts = new Map<object, number[]>();
      for (const { replayed, worth } of events) {
        const { call } = replayed.recorded;
        if (call === null || worth.charsCut === null) continue;
        cuts.set(call, [...(cuts.get(call) ?? []), worth.charsCut]);
      }
      return sum([...cuts.values()].map((all) => sum(all) - Math.max(...all)));
    }),
  );
}

function countFindings(events: readonly JudgedEvent[], kind: Contradiction["kind"]): number {
  return sum(events.map(({ contradictions }) => contradictions.filter((one) => one.kind === kind).length));
}

function countQuestions(events: readonly JudgedEvent[]): readonly QuestionCount[] {
  const counts = new Map<string, { move: string; kind: OpenQuestion["kind"]; count: number }>();
  for (const { replayed } of events) {
    for (const { move, question } of replayed.rows) {
      if (question === null) continue;
      const key = `${move} ${question.kind}`;
      const before = counts.get(key);
      if (before === undefined) counts.set(key, { move, kind: question.kind, count: 1 });
      else before.count += 1;
    }
  }
  return [...counts.values()];
}

function countMarks(events: readonly JudgedEvent[]): ReplayFigures["events"] {
  const count = (mark: Mark): number =>
    events.filter(({ replayed }) => replayed.recorded.mark === mark).length;
  return { exact: count("exact"), inferred: count("inferred"), unavailable: count("unavailable") };
}

function countStates(events: readonly JudgedEvent[]): ReplayFigures["states"] {
  const count = (state: EventState): number =>
    events.filter(({ replayed }) => replayed.state === state).length;
  return {
    fires: count("fires"),
    silent: count("silent"),
    undetermined: count("undetermined"),
    counterfactual: count("counterfactual"),
  };
}

function countRows(rows: readonly ReplayedRow[]): MoveFigures["rows"] {
  const count = (state: RowState): number => rows.filter((row) => row.state === state).length;
  return {
    fires: count("fires"),
    silent: count("silent"),
    undetermined: count("undetermined"),
    "not reached": count("not reached"),
  };
}

function sum(parts: readonly number[]): number {
  return parts.reduce((total, part) => total + part, 0);
}
