// Which events, and which facts beside them, are of several sessions because one was copied from the other: they count
// once. A session and its copy agree on what a line is, never on where it stands.

import type { EventSession } from "../session/session-to-events.ts";
import type { JudgedEvent } from "./judged-event.ts";

/** The events of each session that no earlier one of them holds too. */
export function withoutCopies(
  sessions: readonly (readonly JudgedEvent[])[],
): readonly (readonly JudgedEvent[])[] {
  const seen = new Set<string>();
  return sessions.map((events) => {
    const own = events.filter(({ replayed }) => !replayed.recorded.copyKeys.some((key) => seen.has(key)));
    // Copies too: of their keys an even later session may share one that the origin lacks.
    for (const { replayed } of events) for (const key of replayed.recorded.copyKeys) seen.add(key);
    return own;
  });
}

/** What stands beside the events of several sessions, each once. */
export interface FactsBeside {
  readonly missing: readonly { readonly event: string; readonly count: number | null }[];
  readonly refusedEarly: number;
  readonly resultsWithoutCall: number;
  /** Calls whose tool id a call of another response has too. */
  readonly callsSharingId: number;
}

/** Counts what stands beside the events, by keys that a copy shares. */
export function factsBeside(sessions: readonly EventSession[]): FactsBeside {
  const calls = sessions.flatMap((session) => session.calls);
  const early = calls.filter(({ fate }) => fate === "refused early");
  return {
    missing: countMissing(sessions),
    refusedEarly: new Set(early.map(({ key }) => key)).size,
    resultsWithoutCall: new Set(sessions.flatMap((session) => session.resultsWithoutCall)).size,
    callsSharingId: countSharing(sessions),
  };
}

function countSharing(sessions: readonly EventSession[]): number {
  const byId = new Map<string, Set<string>>();
  for (const { call, key } of sessions.flatMap((session) => session.calls)) {
    if (call.id === null) continue;
    const keys = byId.get(call.id) ?? new Set();
    byId.set(call.id, keys.add(key));
  }
  return [...byId.values()].reduce((total, keys) => total + (keys.size > 1 ? keys.size : 0), 0);
}

function countMissing(sessions: readonly EventSession[]): FactsBeside["missing"] {
  const all = sessions.flatMap(({ missing }) => missing);
  return [...new Set(all.map(({ event }) => event))].map((event) => {
    const found = all.filter((one) => one.event === event).map(({ keys }) => keys);
    const known = found.filter((keys) => keys !== null);
    return { event, count: known.length === found.length ? new Set(known.flat()).size : null };
  });
}
