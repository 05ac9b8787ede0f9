// Which side of the cutoff a dispatch stands on: after, where its first session starts at the cutoff or later; before
// otherwise; none without a recorded start, or where its records disagree about the side. A cutoff that is an event is
// resolved from the dispatches and reported.

import { byStart, type DispatchUnit, possibleStarts } from "./dispatch-unit.ts";
import type { Protocol } from "./protocol.ts";
import { parseZonedTime } from "./zoned-time.ts";

/** The cutoff as an instant. `unresolved`: its event has not been recorded, so that nothing is after it yet. */
export type Cutoff =
  | { readonly kind: "time"; readonly ms: number }
  | { readonly kind: "event"; readonly ms: number; readonly runId: string }
  | { readonly kind: "unresolved"; readonly why: string };

/** An event is the start of the first dispatch, by start, that entered all of the named phase groups. */
export function resolveCutoff(cutoff: Protocol["cutoff"], units: readonly DispatchUnit[]): Cutoff {
  if (typeof cutoff === "string") {
    const ms = parseZonedTime(cutoff);
    if (ms === undefined) throw new Error(`A validated protocol holds the cutoff ${cutoff}.`);
    return { kind: "time", ms };
  }
  const wanted = cutoff.first.phase_groups;
  const agreed = units.filter((unit) => unit.conflict === undefined);
  const first = byStart(agreed).find((unit) => hasEntered(unit, wanted));
  if (first === undefined || first.startedAtMs === null) {
    return { kind: "unresolved", why: `no dispatch is recorded as entering ${wanted.join(", ")}` };
  }
  return { kind: "event", ms: first.startedAtMs, runId: first.runId };
}

function hasEntered({ phaseGroups }: DispatchUnit, wanted: readonly string[]): boolean {
  return wanted.every((group) => phaseGroups?.includes(group) === true);
}

/**
 * The earliest instant that the cutoff can be by any record, in ms since 1970 UTC: a dispatch whose records disagree
 * may be the event. -Infinity where it has no start at all; Infinity while nothing can be after the cutoff.
 */
export function earliestCutoff(cutoff: Protocol["cutoff"], units: readonly DispatchUnit[]): number {
  if (typeof cutoff === "string") {
    const resolved = resolveCutoff(cutoff, units);
    return resolved.kind === "unresolved" ? Infinity : resolved.ms;
  }
  const events = units.filter((unit) => hasEntered(unit, cutoff.first.phase_groups));
  const starts = events.flatMap((unit) => {
    const possible = possibleStarts(unit);
    return possible.length === 0 ? [-Infinity] : possible;
  });
  return starts.reduce((earliest, ms) => Math.min(earliest, ms), Infinity);
}

export type Side = "before" | "after";

/** Every side that a start of its own puts it on. Before an unresolved event everything is before. */
export function possibleSides(unit: DispatchUnit, cutoff: Cutoff): readonly Side[] {
  const sideAt = (ms: number): Side => (cutoff.kind !== "unresolved" && ms >= cutoff.ms ? "after" : "before");
  const [first, ...others] = possibleStarts(unit);
  if (first === undefined) return [];
  return others.length === 0 ? [sideAt(first)] : [...new Set([first, ...others].map(sideAt))];
}

/** Null for a unit without a start, or with starts on both sides. */
export function sideOf(unit: DispatchUnit, cutoff: Cutoff): Side | null {
  const [side, other] = possibleSides(unit, cutoff);
  return side === undefined || other !== undefined ? null : side;
}
