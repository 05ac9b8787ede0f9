// Figures of units that results and reconciled totals say. A unit has one where each of its sessions has it and none is
// shared with another unit: a total has no time, so that no part of it can be told.

import type { MetricValue } from "./dispatch-unit.ts";
import type { BilledColumn } from "./metric.ts";
import type { Database, Row } from "./open-database.ts";
import { findNumber, readNumber } from "./row-values.ts";
import { idParameters, memberRows, selected, type UnitSelection } from "./unit-selection.ts";

/** What is billed of one unit. */
export interface Billed {
  readonly sessions: number;
  /** Sessions that have the figure; of a yes or no, those that have a yes. */
  readonly known: number;
  /** Sum over those; null where none has it. */
  readonly total: number | null;
  readonly isShared: boolean;
}

function billedOf(row: Row): Billed {
  const [sessions, known] = [readNumber(row, "sessions"), readNumber(row, "known")];
  return { sessions, known, total: findNumber(row, "total"), isShared: readNumber(row, "shared") > 0 };
}

/** The figure of a column for every selected unit that has sessions. */
export async function readBilled(
  database: Database,
  column: BilledColumn,
  selection: UnitSelection,
): Promise<ReadonlyMap<string, Billed>> {
  const figure = column === "are_denials_listed" ? `nullif(b.${column}::INTEGER, 0)` : `b.${column}`;
  const sql = `
    SELECT m.unit, count(*) AS sessions, count(${figure}) AS known, sum(${figure})::DOUBLE AS total,
      count(*) FILTER (m.share <> 'whole') AS shared
    FROM ${selected(memberRows[selection.level], selection)} m LEFT JOIN billed_sessions b USING (session_id)
    GROUP BY m.unit`;
  const rows = await database.all(sql, idParameters(selection));
  return new Map(rows.map((row) => [String(row.unit), billedOf(row)]));
}

/** True where every session of the unit has the figure, and the unit has them for itself. */
export function isKnownWhole(billed: Billed | undefined): billed is Billed & { readonly total: number } {
  return billed !== undefined && billed.sessions > 0 && billed.known === billed.sessions && !billed.isShared;
}

/**
 * The billed value, or null where the unit has none. `isOnly`: nothing else knows the figure, so that what some of its
 * sessions say is a lower bound.
 */
export function billedValue(billed: Billed | undefined, isOnly: boolean): MetricValue | null {
  if (isKnownWhole(billed)) return { kind: "value", value: billed.total, basis: "billed" };
  if (!isOnly || billed === undefined || billed.total === null || billed.isShared) return null;
  const why = `Of its ${billed.sessions} sessions only ${billed.known} say it in full.`;
  return { kind: "lower bound", value: billed.total, why };
}
