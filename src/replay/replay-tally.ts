// Counts the figures of replays, one session after the other, and keeps nothing of a session but keys and sums: a whole
// database needs no more memory than its largest session. An event that a forked session repeats is counted once.

import type { Honoured } from "../session/client-versions.ts";
import type { Mark } from "../session/session-to-events.ts";
import { CarriedTally } from "./carried-sum.ts";
import { type Contradiction, isJudged } from "./contradictions.ts";
import { CopyFilter, FactsTally } from "./copied-events.ts";
import type { JudgedEvent } from "./judged-event.ts";
import type { EventState, RowState } from "./outcome.ts";
import type { MoveFigures, QuestionCount, ReplayFigures } from "./replay-figures.ts";
import type { SessionReplay } from "./replay-session.ts";
import { addWorth, noWorth, sumWorth, type WorthSum } from "./worth-sum.ts";

/** One replay with what is said of its events. */
export interface JudgedReplay {
  readonly replay: Pick<SessionReplay, "session" | "read">;
  readonly events: readonly JudgedEvent[];
}

/** The figures over all replays. `moves` names the rows of the table, also those that no event reached. */
export function figuresOf(replays: readonly JudgedReplay[], moves: readonly string[]): ReplayFigures {
  const tally = new ReplayTally(moves);
  for (const one of replays) tally.add(one);
  return tally.figures();
}

/** Figures so far; every replay is added once. */
export class ReplayTally {
  private readonly copies = new CopyFilter();
  private readonly facts = new FactsTally();
  private readonly sessionIds = new Set<string>();
  private readonly moves: ReadonlyMap<string, MoveTally>;
  private readonly questions = new Map<
    string,
    { -readonly [Key in keyof QuestionCount]: QuestionCount[Key] }
  >();
  private readonly marks = { exact: 0, inferred: 0, unavailable: 0 } satisfies Record<Mark, number>;
  private readonly states = { fires: 0, silent: 0, undetermined: 0, counterfactual: 0 } satisfies Record<
    EventState,
    number
  >;
  private readonly live = { same: 0, diverged: 0, "not comparable": 0 };
  private readonly sums = {
    transcripts: 0,
    unnamed: 0,
    physicalLines: 0,
    unreadableLines: 0,
    copiedEvents: 0,
  };
  private readonly denied = { denials: 0, judgedDenials: 0, contradicted: 0, needless: 0 };
  private overlapChars = 0;

  constructor(moves: readonly string[]) {
    this.moves = new Map(moves.map((move) => [move, new MoveTally(move)]));
  }

  add({ replay, events }: JudgedReplay): void {
    const own = this.copies.own(events);
    this.facts.add(replay.session);
    this.addSessions(replay);
    this.sums.transcripts += 1;
    this.sums.physicalLines += replay.read.physicalLines;
    this.sums.unreadableLines += replay.read.unreadableLines;
    this.sums.copiedEvents += events.length - own.length;
    for (const event of own) this.addEvent(event);
    const [decided, decidedInAll] = [byMove(own), byMove(events)];
    for (const [name, all] of decidedInAll) this.moves.get(name)?.add(decided.get(name) ?? [], all);
    this.overlapChars += overlapOf(own);
  }

  figures(): ReplayFigures {
    const { unnamed, ...sums } = this.sums;
    return {
      sessions: this.sessionIds.size + unnamed,
      ...sums,
      events: { ...this.marks },
      states: { ...this.states },
      ...this.facts.facts(),
      ...this.denied,
      moves: [...this.moves.values()].map((move) => move.figures()),
      questions: [...this.questions.values()].map((one) => ({ ...one })),
      overlapChars: this.overlapChars,
      live: { ...this.live },
    };
  }

  private addSessions({ session }: JudgedReplay["replay"]): void {
    const named = session.lines.flatMap((line) =>
      line.kind === "entry" ? (line.entry.context.sessionId ?? []) : [],
    );
    for (const id of named) this.sessionIds.add(id);
    if (named.length === 0) this.sums.unnamed += 1;
  }

  private addEvent(judged: JudgedEvent): void {
    const { replayed, live } = judged;
    this.marks[replayed.recorded.mark] += 1;
    this.states[replayed.state] += 1;
    if (live !== null) this.live[live.kind] += 1;
    if (replayed.decision?.kind === "deny") {
      this.denied.denials += 1;
      if (isJudged(replayed)) this.denied.judgedDenials += 1;
      this.denied.contradicted += countFindings([judged], "contradicted denial");
      this.denied.needless += countFindings([judged], "needless denial");
    }
    for (const { move, question, state } of replayed.rows) {
      this.moves.get(move)?.addRow(state);
      if (question === null) continue;
      const key = `${move} ${question.kind}`;
      const before = this.questions.get(key);
      if (before === undefined) this.questions.set(key, { move, kind: question.kind, count: 1 });
      else before.count += 1;
    }
  }
}

/** Worth and bounds of decisions of one kind of certainty. */
class GroupTally {
  private worth: WorthSum = noWorth;
  private readonly carried = new CarriedTally();

  /** `all`: copies of other sessions too, which go on carrying what their origin would have cut. */
  add(own: readonly JudgedEvent[], all: readonly JudgedEvent[]): void {
    this.worth = addWorth(this.worth, sumWorth(own));
    for (const { carried } of all) if (carried !== null) this.carried.add(carried);
    for (const { added } of own)
      if (added !== null) this.carried.refuse(added.responseKey, added.promptTokens);
  }

  sums() {
    return { worth: this.worth, carried: this.carried.sum() };
  }
}

class MoveTally {
  private readonly move: string;
  private readonly rows = { fires: 0, silent: 0, undetermined: 0, "not reached": 0 } satisfies Record<
    RowState,
    number
  >;
  private readonly counts = {
    denials: 0,
    contradicted: 0,
    needless: 0,
    notHonoured: 0,
    deadRedirects: 0,
    invalidRewrites: 0,
  };
  private readonly honoured = new GroupTally();
  private readonly ifHonoured = new GroupTally();

  constructor(move: string) {
    this.move = move;
  }

  addRow(state: RowState): void {
    this.rows[state] += 1;
  }

  /** The events that this move decides: the session's own, and those that it copied too. */
  add(decided: readonly JudgedEvent[], decidedInAll: readonly JudgedEvent[]): void {
    this.counts.denials += decided.filter(({ replayed }) => replayed.decision?.kind === "deny").length;
    this.counts.contradicted += countFindings(decided, "contradicted denial");
    this.counts.needless += countFindings(decided, "needless denial");
    this.counts.notHonoured += countFindings(decided, "not honoured");
    this.counts.deadRedirects += countFindings(decided, "dead redirect");
    this.counts.invalidRewrites += countFindings(decided, "invalid rewrite");
    const by = (events: readonly JudgedEvent[], honoured: Honoured) =>
      events.filter(({ replayed }) => replayed.honoured === honoured);
    this.honoured.add(by(decided, "yes"), by(decidedInAll, "yes"));
    this.ifHonoured.add(by(decided, "unknown"), by(decidedInAll, "unknown"));
  }

  figures(): MoveFigures {
    const [sure, ifSo] = [this.honoured.sums(), this.ifHonoured.sums()];
    return {
      move: this.move,
      rows: { ...this.rows },
      ...this.counts,
      worth: sure.worth,
      worthIfHonoured: ifSo.worth,
      carried: sure.carried,
      carriedIfHonoured: ifSo.carried,
    };
  }
}

function byMove(events: readonly JudgedEvent[]): ReadonlyMap<string, readonly JudgedEvent[]> {
  const groups = new Map<string, JudgedEvent[]>();
  for (const event of events) {
    const move = event.replayed.decision?.move;
    if (move === undefined) continue;
    const group = groups.get(move);
    if (group === undefined) groups.set(move, [event]);
    else group.push(event);
  }
  return groups;
}

function countFindings(events: readonly JudgedEvent[], kind: Contradiction["kind"]): number {
  return sum(events.map(({ contradictions }) => contradictions.filter((one) => one.kind === kind).length));
}

/** Per call the greatest cut counts; what the others would have cut of the same call is overlap. */
function overlapOf(events: readonly JudgedEvent[]): number {
  const cuts = new Map<object, number[]>();
  for (const { replayed, worth } of events) {
    const { call } = replayed.recorded;
    if (call === null || worth.charsCut === null || worth.charsCut === 0) continue;
    cuts.set(call, [...(cuts.get(call) ?? []), worth.charsCut]);
  }
  return sum([...cuts.values()].map((all) => sum(all) - Math.max(...all)));
}

function sum(parts: readonly number[]): number {
  return parts.reduce((total, part) => total + part, 0);
}
