// Which events, and which facts beside them, are of several sessions because one was copied from the other: they count
// once. A session and its copy agree on what a line is, never on where it stands.

import type { EventSession } from "../session/session-to-events.ts";
import type { JudgedEvent } from "./judged-event.ts";

/** Keeps of session after session the events that none before it holds. Only keys are remembered. */
export class CopyFilter {
  private readonly seen = new Set<string>();

  /** The session's own events, in their order. */
  own(events: readonly JudgedEvent[]): readonly JudgedEvent[] {
    const own = events.filter(
      ({ replayed }) => !replayed.recorded.copyKeys.some((key) => this.seen.has(key)),
    );
    // Copies too: of their keys an even later session may share one that the origin lacks.
    for (const { replayed } of events) for (const key of replayed.recorded.copyKeys) this.seen.add(key);
    return own;
  }
}

/** What stands beside the events of several sessions, each once. */
export interface FactsBeside {
  readonly missing: readonly { readonly event: string; readonly count: number | null }[];
  readonly refusedEarly: number;
  readonly resultsWithoutCall: number;
  /** Calls whose tool id a call of another response has too. */
  readonly callsSharingId: number;
}

/** Counts what stands beside the events of session after session, by keys that a copy shares. */
export class FactsTally {
  private readonly early = new Set<string>();
  private readonly withoutCall = new Set<string>();
  private readonly byId = new Map<string, Set<string>>();
  private readonly missing = new Map<string, Set<string> | null>();

  add(session: EventSession): void {
    for (const { fate, key, call } of session.calls) {
      if (fate === "refused early") this.early.add(key);
      if (call.id !== null) this.byId.set(call.id, (this.byId.get(call.id) ?? new Set()).add(key));
    }
    for (const key of session.resultsWithoutCall) this.withoutCall.add(key);
    for (const { event, keys } of session.missing) {
      const before = this.missing.get(event);
      const isUnknown = keys === null || before === null;
      this.missing.set(event, isUnknown ? null : new Set([...(before ?? []), ...keys]));
    }
  }

  facts(): FactsBeside {
    const sharing = [...this.byId.values()].map(({ size }) => (size > 1 ? size : 0));
    return {
      missing: [...this.missing].map(([event, keys]) => ({ event, count: keys === null ? null : keys.size })),
      refusedEarly: this.early.size,
      resultsWithoutCall: this.withoutCall.size,
      callsSharingId: sharing.reduce((total, size) => total + size, 0),
    };
  }
}
