// Predicted beside realised: of sessions that ran with our hook, what the replay says it would do and what the log
// shows that it did, and how the model went on. Only what the log shows counts: which move spoke is known where the
// words of a denial are those of the replay, and a denial after which the log ends is open.

import { canonicalJson } from "../session/canonical-json.ts";
import type { RecordedCall } from "../session/recorded-calls.ts";
import { threadKey } from "../session/response-key.ts";
import type { EventSession } from "../session/session-to-events.ts";
import { CopyFilter } from "./copied-events.ts";
import type { JudgedEvent } from "./judged-event.ts";
import { LiveDecisions } from "./live-decisions.ts";
import type { ReplayedDecision } from "./outcome.ts";

/** How the model went on after a denial, up to the next prompt. `open`: nothing follows in the log. */
export type Sequel = "same call again" | "named call" | "given up" | "open";

/** What the client did with an output that our hook put in the place of the tool's. */
export type OutputFate = "taken" | "ignored" | "refused";

export interface RealisedMove {
  /** `(not told)`: the log does not say whose decision it was. */
  readonly move: string;
  readonly predicted: number;
  readonly live: number;
  readonly sequels: Readonly<Record<Sequel, number>>;
  readonly outputs: Readonly<Record<OutputFate, number>>;
}

export interface Realised {
  /** Transcripts in which a hook of ours ran. */
  readonly transcripts: number;
  readonly moves: readonly RealisedMove[];
  /** UTF-16 units that the notes in shortened results say were cut. */
  readonly unitsCutLive: number;
}

interface Counted {
  predicted: number;
  live: number;
  readonly sequels: Record<Sequel, number>;
  readonly outputs: Record<OutputFate, number>;
}

const NOT_TOLD = "(not told)";
const NOTE = /\n\[detent: (\d+) of \d+ characters are cut here;/g;

/** Adds up over transcripts; those in which no hook of ours ran are passed over. What a copy repeats counts once. */
export class RealisedTally {
  private readonly copies = new CopyFilter();
  private readonly calls = new Set<string>();
  private readonly moves = new Map<string, Counted>();
  private transcripts = 0;
  private unitsCutLive = 0;

  add(session: EventSession, events: readonly JudgedEvent[]): void {
    const lived = new LiveDecisions(session);
    const isOurs = lived.isOurs || events.some(({ live }) => live?.kind === "same");
    if (!isOurs) return;
    this.transcripts += 1;
    for (const event of this.copies.own(events)) this.addEvent(event, session, lived);
    for (const { key, result } of session.calls) {
      if (this.calls.has(key)) continue;
      this.calls.add(key);
      for (const [, units] of (result?.text ?? "").matchAll(NOTE)) this.unitsCutLive += Number(units);
    }
  }

  realised(): Realised {
    const moves = [...this.moves].map(([move, counted]) => ({ move, ...counted }));
    return { transcripts: this.transcripts, moves, unitsCutLive: this.unitsCutLive };
  }

  private addEvent({ replayed, live }: JudgedEvent, session: EventSession, lived: LiveDecisions): void {
    const { decision, recorded } = replayed;
    if (decision !== null) this.of(decision.move).predicted += 1;
    const { call, event } = recorded;
    if (call === null) return;
    if (event.name === "PostToolUse") this.addOutput(call, lived);
    if (event.name !== "PreToolUse") return;
    const decided = lived.before(call);
    if (decided === null || (live?.kind !== "same" && decided.kind !== "rewrite-input")) {
      // A denial in other words than the replay's may be anybody's.
      if (live?.kind === "diverged" && decided !== null) this.of(NOT_TOLD).live += 1;
      return;
    }
    const counted = this.of(live?.kind === "same" && decision !== null ? decision.move : NOT_TOLD);
    counted.live += 1;
    if (decided.kind === "deny") counted.sequels[sequelOf(session, call, decision)] += 1;
  }

  private addOutput(call: RecordedCall, lived: LiveDecisions): void {
    const replaced = lived.after(call);
    if (replaced?.kind !== "rewrite-output") return;
    const counted = this.of(NOT_TOLD);
    counted.live += 1;
    const response = call.result?.response;
    const isTaken = response !== undefined && canonicalJson(response) === canonicalJson(replaced.value);
    counted.outputs[lived.isRefused(call) ? "refused" : isTaken ? "taken" : "ignored"] += 1;
  }

  private of(move: string): Counted {
    const sequels = { "same call again": 0, "named call": 0, "given up": 0, open: 0 };
    const outputs = { taken: 0, ignored: 0, refused: 0 };
    const counted = this.moves.get(move) ?? { predicted: 0, live: 0, sequels, outputs };
    this.moves.set(move, counted);
    return counted;
  }
}

/** From the call's own conversation, up to its next prompt of a person or program. */
function sequelOf(session: EventSession, denied: RecordedCall, decision: ReplayedDecision | null): Sequel {
  const thread = threadOf(session, denied.callIndex);
  const from = denied.resultIndex ?? denied.callIndex;
  const end = session.lines.findIndex(
    (line, index) =>
      index > from &&
      line.kind === "entry" &&
      threadKey(line.entry) === thread &&
      (line.entry.prompt?.source === "user" || line.entry.prompt?.source === "sdk"),
  );
  const isWithin = (index: number): boolean => index > from && (end === -1 || index < end);
  const later = session.calls.filter(
    ({ callIndex }) => isWithin(callIndex) && threadOf(session, callIndex) === thread,
  );
  const said = saidBy(denied.call);
  if (later.some(({ call }) => saidBy(call) === said)) return "same call again";
  const named = decision?.instead ?? null;
  if (named !== null && later.some(({ call }) => saidBy(call) === saidBy({ ...named, name: named.tool })))
    return "named call";
  const goesOn = session.lines.some(
    (line, index) =>
      index > from &&
      line.kind === "entry" &&
      line.entry.response !== null &&
      threadKey(line.entry) === thread,
  );
  return goesOn ? "given up" : "open";
}

function threadOf({ lines }: EventSession, index: number): string | null {
  const line = lines[index];
  return line?.kind === "entry" ? threadKey(line.entry) : null;
}

function saidBy({ name, input }: Pick<RecordedCall["call"], "name" | "input">): string {
  return canonicalJson([name, input]);
}
