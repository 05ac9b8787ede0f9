// Dispatches in a row without an event, counted back from the latest. Running ones have not ended and stand in no
// row; one of which the event is unknown ends a streak, because it may have had one.

import type { DispatchStreak } from "./metric.ts";
import type { Database } from "./open-database.ts";
import { readText } from "./row-values.ts";
import { zeroEventsBound } from "./statistics/zero-events-bound.ts";
import { idParameters, selected, type UnitSelection, unitRows } from "./unit-selection.ts";

export const STREAK_LEVEL = 0.95;

export interface Streak {
  /** Dispatches since the last one that ended a streak. */
  readonly length: number;
  /** Dispatches that have ended and have a start. */
  readonly of: number;
  /** Without a start they are in no order, and in no streak. */
  readonly withoutStart: number;
  /** Why it is not longer: an event, a dispatch of which it is unknown, or nothing before it. */
  readonly endedBy: "event" | "unknown" | "nothing";
  /** Highest rate of events that so long a streak leaves, at 95 %; null for no streak at all. */
  readonly upperBound: number | null;
}

/** By unit of the selection; a unit without an ended dispatch has no entry. */
export async function readStreaks(
  database: Database,
  { breaks }: DispatchStreak,
  selection: UnitSelection,
): Promise<ReadonlyMap<string, Streak>> {
  const rows = await database.all(
    `SELECT unit, coalesce(first_session_ms, started_ms) AS at_ms, ${breaks} AS is_broken
     FROM ${selected(unitRows.dispatch, selection)} WHERE NOT is_running ORDER BY at_ms NULLS FIRST, run_id`,
    idParameters(selection),
  );
  const byUnit = new Map<string, { ordered: (boolean | null)[]; withoutStart: number }>();
  for (const row of rows) {
    const unit = readText(row, "unit");
    const seen = byUnit.get(unit) ?? { ordered: [], withoutStart: 0 };
    if (row.at_ms === null) seen.withoutStart += 1;
    else seen.ordered.push(typeof row.is_broken === "boolean" ? row.is_broken : null);
    byUnit.set(unit, seen);
  }
  return new Map([...byUnit].map(([unit, seen]) => [unit, streakOf(seen.ordered, seen.withoutStart)]));
}

/** `ordered` says of each dispatch whether it had the event; null is unknown. */
export function streakOf(ordered: readonly (boolean | null)[], withoutStart: number): Streak {
  const last = ordered.findLastIndex((isBroken) => isBroken !== false);
  const length = ordered.length - 1 - last;
  const ending = ordered[last] === null ? "unknown" : "event";
  return {
    length,
    of: ordered.length,
    withoutStart,
    endedBy: last < 0 ? "nothing" : ending,
    upperBound: length === 0 ? null : zeroEventsBound(length, STREAK_LEVEL),
  };
}
