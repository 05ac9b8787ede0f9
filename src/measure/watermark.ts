// What was already loaded when a registration was sealed: the ids of both sides and the latest start. Later the
// before side is these ids, and an after side that is not empty here proves that data existed.

import * as z from "zod/mini";
import { compareText, type DispatchUnit } from "./dispatch-unit.ts";
import type { Protocol } from "./protocol.ts";
import { resolveCutoff, sideOf } from "./side.ts";
import { formatTime } from "./zoned-time.ts";

const runIds = z.array(z.string());

export const watermarkSchema = z.strictObject({
  /** Null where the cutoff is an event that had not been recorded. */
  cutoff: z.nullable(z.string()),
  before: runIds,
  after: runIds,
  /** Without a start, so on no side. */
  unplaced: runIds,
  latest_start: z.nullable(z.string()),
});

export type Watermark = z.infer<typeof watermarkSchema>;

/** The units of the cohorts that a protocol names, compared or only reported. */
export function unitsOfProtocol(protocol: Protocol, units: readonly DispatchUnit[]): readonly DispatchUnit[] {
  const named = new Set([...protocol.cohorts.compared, ...protocol.cohorts.reported]);
  return units.filter((unit) => named.has(unit.cohort));
}

export function takeWatermark(protocol: Protocol, units: readonly DispatchUnit[]): Watermark {
  const named = unitsOfProtocol(protocol, units);
  const cutoff = resolveCutoff(protocol.cutoff, named);
  const idsOn = (side: "before" | "after" | null): string[] =>
    named.flatMap((unit) => (sideOf(unit, cutoff) === side ? [unit.runId] : [])).sort(compareText);
  const latestMs = named.reduce((latest, unit) => Math.max(latest, unit.startedAtMs ?? latest), -Infinity);
  return {
    cutoff: cutoff.kind === "unresolved" ? null : formatTime(cutoff.ms),
    before: idsOn("before"),
    after: idsOn("after"),
    unplaced: idsOn(null),
    latest_start: Number.isFinite(latestMs) ? formatTime(latestMs) : null,
  };
}
