// The replay of one session: each recorded event goes to the same table and the same store code as in the hook, over
// the worlds that the log allows. Effects go into the shadow store. The later events of a call that a decision took
// away are counterfactual; everything else is replayed as it was recorded.

import { applyEffects } from "../moves/apply-effects.ts";
import { answerRows, rowsFor } from "../moves/decide.ts";
import type { Move } from "../moves/move.ts";
import type { Operands } from "../moves/operands.ts";
import type { LinePlace, RecordedCall } from "../session/recorded-calls.ts";
import { type EventSession, type RecordedEvent, sessionToEvents } from "../session/session-to-events.ts";
import { Checkout } from "./checkout.ts";
import { counterfactual, joinWorlds, type ReplayedEvent, unanswerable } from "./outcome.ts";
import { outsideWriter } from "./outside-writers.ts";
import type { ReadSession } from "./read-session.ts";
import { RecordedFiles } from "./recorded-files.ts";
import { pathOf, worldsOf } from "./recorded-world.ts";
import { type EarlierStore, openShadow, type Shadow } from "./shadow.ts";

export interface ReplayChoices {
  readonly table: readonly Move[];
  readonly operands: Operands;
  readonly earlier: EarlierStore | null;
  /** A checkout that is asked where the log does not show a file; null: none is. */
  readonly workspace: string | null;
}

export interface SessionReplay {
  /** The transcript's path. */
  readonly path: string;
  readonly session: EventSession;
  readonly read: ReadSession;
  readonly events: readonly ReplayedEvent[];
}

/** Replays one session. Writes nothing. */
export function replaySession(read: ReadSession, choices: ReplayChoices): SessionReplay {
  const session = sessionToEvents(read.files);
  const [main] = read.files;
  const cwd = session.lines.map((line) => (line.kind === "entry" ? line.entry.context.cwd : null));
  const root = cwd.find((folder) => folder !== null) ?? "/";
  const shadow = openShadow({ kind: choices.operands.storeScope, root }, choices.earlier);
  const checkout = choices.workspace === null ? null : new Checkout(choices.workspace, root);
  const run = new ReplayRun(shadow, choices, checkout);
  return { path: main?.path ?? "", session, read, events: run.events(session) };
}

class ReplayRun {
  private readonly files = new RecordedFiles();
  private readonly takenAway = new Set<RecordedCall>();
  private readonly rows = new Map<string, readonly Move[]>();
  private readonly shadow: Shadow;
  private readonly choices: ReplayChoices;

  private readonly checkout: Checkout | null;

  constructor(shadow: Shadow, choices: ReplayChoices, checkout: Checkout | null) {
    this.shadow = shadow;
    this.choices = choices;
    this.checkout = checkout;
  }

  events(session: EventSession): readonly ReplayedEvent[] {
    let passed = 0;
    return session.steps.flatMap((step): readonly ReplayedEvent[] => {
      passed = this.passTo(step.place, session.lines, passed);
      if (step.kind === "event") return [this.replay(step)];
      this.files.forget(`${step.place.file}:${step.place.line} cannot be read and may have changed it.`);
      return [];
    });
  }

  /** What the lines before the step's show of others; gives the index of the step's own line. */
  private passTo(place: LinePlace, lines: EventSession["lines"], from: number): number {
    let at = from;
    for (let line = lines[at]; line !== undefined && line.place !== place; line = lines[at]) {
      const why = outsideWriter(line);
      if (why !== null) this.files.forget(why);
      at += 1;
    }
    return at;
  }

  private replay(recorded: RecordedEvent): ReplayedEvent {
    const { call, event } = recorded;
    const path = pathOf(event);
    if (call === null) return this.replayOther(recorded);
    if (this.takenAway.has(call)) {
      this.files.skip(call, path);
      return counterfactual(recorded);
    }
    if (event.name === "PreToolUse") this.files.begin(call, path, recorded.version, event.cwd);
    else this.files.end(call, path);
    const replayed = this.ask(recorded);
    this.files.settle();
    if (takesAway(replayed)) this.takenAway.add(call);
    return replayed;
  }

  private replayOther(recorded: RecordedEvent): ReplayedEvent {
    const { name } = recorded.event;
    if (name === "UserPromptSubmit") this.files.forget("A person had the turn and may have changed it.");
    if (name === "SessionStart") this.files.forget("The session began or went on here.");
    return this.ask(recorded);
  }

  /** The rows that are asked at such an event, found once. */
  private rowsAt(recorded: RecordedEvent): readonly Move[] {
    const key = rowsKey(recorded);
    const rows = this.rows.get(key) ?? rowsFor(recorded.event, this.choices.operands, this.choices.table);
    this.rows.set(key, rows);
    return rows;
  }

  private ask(recorded: RecordedEvent): ReplayedEvent {
    const { operands } = this.choices;
    const table = this.rowsAt(recorded);
    if (recorded.mark === "unavailable") {
      return unanswerable(
        recorded,
        table.map(({ name }) => name),
      );
    }
    const parts = { files: this.files, shadow: this.shadow, operands, checkout: this.checkout };
    this.checkout?.begin();
    const worlds = worldsOf(recorded, parts);
    const joined = joinWorlds(
      recorded,
      worlds.map((world) => answerRows(recorded.event, world, table)),
    );
    const replayed = { ...joined, usedWorkspace: this.checkout?.wasAsked === true };
    const at = recorded.timestampMs === null ? null : new Date(recorded.timestampMs).toISOString();
    applyEffects(
      replayed.rows.flatMap(({ effects }) => effects),
      this.shadow.records,
      at,
    );
    return replayed;
  }
}

/** What rows are asked hangs on an event's name and tool alone. */
function rowsKey({ event }: RecordedEvent): string {
  return "tool" in event ? `${event.name} ${event.tool}` : event.name;
}

/** A decision that this client ignores leaves the call as it was. */
function takesAway({ decision, honoured }: ReplayedEvent): boolean {
  const isTaking = decision?.kind === "deny" || decision?.kind === "rewrite-input";
  return isTaking && honoured !== "no";
}
