// What was already loaded when a registration was sealed: the ids of both sides and the latest start. Later the
// before side is these ids, and an after side that is not empty here proves that data existed.

import * as z from "zod/mini";
import { compareText, type DispatchUnit, mayBelongTo, possibleStarts } from "./dispatch-unit.ts";
import type { Protocol } from "./protocol.ts";
import { resolveCutoff, sideOf } from "./side.ts";
import { formatTime } from "./zoned-time.ts";

const runIds = z.array(z.string());

export const watermarkSchema = z.strictObject({
  /** Null where the cutoff is an event that had not been recorded. */
  cutoff: z.nullable(z.string()),
  before: runIds,
  after: runIds,
  /** On no side: without a start, or with records that disagree about it. */
  unplaced: runIds,
  latest_start: z.nullable(z.string()),
});

export type Watermark = z.infer<typeof watermarkSchema>;

/** The units that may belong to a cohort that a protocol names, compared or only reported. */
export function unitsOfProtocol(protocol: Protocol, units: readonly DispatchUnit[]): readonly DispatchUnit[] {
  const named = [...protocol.cohorts.compared, ...protocol.cohorts.reported];
  return units.filter((unit) => named.some((cohort) => mayBelongTo(unit, cohort)));
}

export function takeWatermark(protocol: Protocol, units: readonly DispatchUnit[]): Watermark {
  const named = unitsOfProtocol(protocol, units);
  const cutoff = resolveCutoff(protocol.cutoff, named);
  const idsOn = (side: "before" | "after" | null): string[] =>
    named.flatMap((unit) => (sideOf(unit, cutoff) === side ? [unit.runId] : [])).sort(compareText);
  const latestMs = named.flatMap(possibleStarts).reduce((latest, ms) => Math.max(latest, ms), -Infinity);
  return {
    cutoff: cutoff.kind === "unresolved" ? null : formatTime(cutoff.ms),
    before: idsOn("before"),
    after: idsOn("after"),
    unplaced: idsOn(null),
    latest_start: Number.isFinite(latestMs) ? formatTime(latestMs) : null,
  };
}
