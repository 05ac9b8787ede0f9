// How the sessions of a selection reconcile: by scope and field, how many agree with their recorded total, how many
// hold more or less, and how many have no total to compare with.

import type { Database, Row } from "./open-database.ts";
import { readNumber, readText } from "./row-values.ts";
import { idParameters, memberRows, selected, type UnitSelection } from "./unit-selection.ts";

/** Counts of sessions for one field of one scope. */
export interface ReconciliationCount {
  /** `main loop` or `everything`. */
  readonly scope: string;
  readonly field: string;
  readonly equal: number;
  /** The lines hold more than the total. */
  readonly over: number;
  /** The lines hold less than the total. */
  readonly under: number;
  /** A line does not say it. */
  readonly noRecord: number;
  /** No total, or none that can be told; sessions of which no line speaks of a run included. */
  readonly noTotal: number;
}

const FIELDS = "['input_tokens', 'cache_write_tokens', 'cache_read_tokens', 'output_tokens']";

function countOf(row: Row, sessions: number): ReconciliationCount {
  const [equal, over] = [readNumber(row, "equal"), readNumber(row, "over")];
  const [under, noRecord] = [readNumber(row, "under"), readNumber(row, "no_record")];
  const noTotal = sessions - equal - over - under - noRecord;
  return {
    scope: readText(row, "scope"),
    field: readText(row, "field"),
    equal,
    over,
    under,
    noRecord,
    noTotal,
  };
}

/** Empty where no selected session has a mark of a run. */
export async function readReconciliationCounts(
  database: Database,
  selection: UnitSelection,
): Promise<readonly ReconciliationCount[]> {
  const members = `SELECT DISTINCT session_id FROM ${selected(memberRows[selection.level], selection)}`;
  const parameters = idParameters(selection);
  const [all] = await database.all(`SELECT count(*) AS sessions FROM (${members})`, parameters);
  const rows = await database.all(
    `SELECT scope, field, count(*) FILTER (outcome = 'equal') AS equal, count(*) FILTER (outcome = 'over') AS over,
       count(*) FILTER (outcome = 'under') AS under, count(*) FILTER (outcome = 'no record') AS no_record
     FROM reconciliations SEMI JOIN (${members}) USING (session_id) GROUP BY scope, field
     ORDER BY scope DESC, list_position(${FIELDS}, field)`,
    parameters,
  );
  return all === undefined ? [] : rows.map((row) => countOf(row, readNumber(all, "sessions")));
}
