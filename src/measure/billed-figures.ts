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
  /** Sessions whose lines hold more than the total that the figure comes from: what is behind it is not in it. */
  readonly over: number;
  /** Sessions whose main loop used more by its results than its lines hold. */
  readonly under: number;
}

function billedOf(row: Row): Billed {
  const [sessions, known] = [readNumber(row, "sessions"), readNumber(row, "known")];
  const [over, under] = [readNumber(row, "over"), readNumber(row, "under")];
  return {
    sessions,
    known,
    total: findNumber(row, "total"),
    isShared: readNumber(row, "shared") > 0,
    over,
    under,
  };
}

/** The scope whose total a figure comes from that no line has. */
const TOTAL_ALONE: { readonly [column in BilledColumn]?: string } = {
  cost_usd: "everything",
  round_trips: "main loop",
};

/** Which sessions stand over the total of the column, and under what their main loop used. */
function standingSql(column: BilledColumn): string {
  const scope = TOTAL_ALONE[column];
  const over = scope === undefined ? "false" : `scope = '${scope}' AND outcome = 'over'`;
  return `SELECT session_id, bool_or(${over}) AS is_over,
      bool_or(scope = 'main loop' AND field = '${column}' AND outcome = 'under') AS is_under
    FROM reconciliations GROUP BY session_id`;
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
      count(*) FILTER (m.share <> 'whole') AS shared, count(*) FILTER (t.is_over AND ${figure} IS NOT NULL) AS over,
      count(*) FILTER (t.is_under AND ${figure} IS NULL) AS under
    FROM ${selected(memberRows[selection.level], selection)} m LEFT JOIN billed_sessions b USING (session_id)
      LEFT JOIN (${standingSql(column)}) t USING (session_id)
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
  if (isKnownWhole(billed)) {
    if (billed.over === 0) return { kind: "value", value: billed.total, basis: "billed" };
    const why = `The lines of ${billed.over} of its ${billed.sessions} sessions hold more than their total.`;
    return { kind: "lower bound", value: billed.total, why };
  }
  if (!isOnly || billed === undefined || billed.total === null || billed.isShared) return null;
  const why = `Of its ${billed.sessions} sessions only ${billed.known} say it in full.`;
  return { kind: "lower bound", value: billed.total, why };
}

/** What lines record is a lower bound where a result says that more was used. */
export function shortOf(billed: Billed | undefined, recorded: MetricValue): MetricValue {
  if (recorded.kind !== "value" || billed === undefined || billed.under === 0) return recorded;
  const why = `Of ${billed.under} of its ${billed.sessions} sessions the lines hold less than the results say.`;
  return { kind: "lower bound", value: recorded.value, why };
}
