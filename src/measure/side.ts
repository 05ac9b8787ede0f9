// Which side of the cutoff a dispatch stands on: after, where its first session starts at the cutoff or later; before
// otherwise; none without a recorded start. A cutoff that is an event is resolved from the dispatches and reported.

import { byStart, type DispatchUnit } from "./dispatch-unit.ts";
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
  const first = byStart(units).find((unit) =>
    wanted.every((group) => unit.phaseGroups?.includes(group) === true),
  );
  if (first === undefined || first.startedAtMs === null) {
    return { kind: "unresolved", why: `no dispatch is recorded as entering ${wanted.join(", ")}` };
  }
  return { kind: "event", ms: first.startedAtMs, runId: first.runId };
}

export type Side = "before" | "after";

/** Null for a unit without a start. Before an unresolved event everything is before. */
export function sideOf(unit: DispatchUnit, cutoff: Cutoff): Side | null {
  if (unit.startedAtMs === null) return null;
  return cutoff.kind !== "unresolved" && unit.startedAtMs >= cutoff.ms ? "after" : "before";
}
