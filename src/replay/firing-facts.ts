// How often each move would have decided something, and how often nobody can tell: one fact for each such answer of a
// replay, so that sessions and cohorts can be compared on them. An answer that only records is none.

import { moves } from "../moves/table.ts";
import type { EventSession } from "../session/session-to-events.ts";
import type { JudgedEvent } from "./judged-event.ts";
import { factPlace, type ReplayFact } from "./replay-facts.ts";

/**
 * A move that was not asked has an unknown answer in each of these sessions: nobody can say that it would have been
 * silent.
 */
export function notAskedFacts(session: EventSession, asked: readonly string[]): readonly ReplayFact[] {
  const [first] = session.lines;
  if (first === undefined) return [];
  const ids = session.lines.flatMap((line) =>
    line.kind === "entry" ? (line.entry.context.sessionId ?? []) : [],
  );
  const missing = moves.filter(({ name }) => !asked.includes(name));
  return [...new Set(ids)].flatMap((sessionId) =>
    missing.map(({ name }): ReplayFact => {
      const kind = `undetermined ${name}` as const;
      return { sessionId, timestampMs: null, call: null, place: first.place, kind, amount: null };
    }),
  );
}

/** The facts of the session's own events. The amount is 1. */
export function firingFacts(events: readonly JudgedEvent[]): readonly ReplayFact[] {
  return events.flatMap(({ replayed: { recorded, rows } }) =>
    rows.flatMap(({ move, state, decision }): ReplayFact[] => {
      const isFiring = state === "fires" && decision !== null;
      if (!isFiring && state !== "undetermined") return [];
      return [
        { ...factPlace(recorded), kind: isFiring ? `fires ${move}` : `undetermined ${move}`, amount: 1 },
      ];
    }),
  );
}
