// Columns of dispatches that say nothing over a whole cohort: one value for all, or none at all. A drain that always
// writes the same word, or never writes one, should not go unnoticed.

import type { Database } from "./open-database.ts";
import { findText, readNumber } from "./row-values.ts";

/** Of one dispatch every column is constant; of so many it means something. */
const DISPATCHES_MIN = 3;

/** A number without the `.0` that the database gives whole ones. */
const wholeSql = (column: string): string => `regexp_replace(${column}::VARCHAR, '\\.0$', '')`;

/** A time as records write it, to the millisecond, so that different ones stay different. */
const timeSql = (column: string): string => `strftime(epoch_ms(${column}::BIGINT), '%Y-%m-%dT%H:%M:%S.%gZ')`;

/** What drains write of a dispatch, by the column's name, as it is shown. */
const COLUMNS = [
  ["ticket", "slug"],
  ["drain_run", "drain_run"],
  ["phase", "phase"],
  ["attempt", "attempt"],
  ["stage", "stage"],
  ["entry", "entry"],
  ["script_backed", "script_backed"],
  ["timeout_s", wholeSql("timeout_s")],
  ["budget_usd", wholeSql("budget_usd")],
  ["models", "models"],
  ["client_version", "client_version"],
  ["phase_groups", "phase_groups"],
  ["started_at", timeSql("started_ms")],
  ["ended_at", timeSql("ended_ms")],
  ["terminal", "nullif(has_terminal, false)"],
  ["reason", "terminal_reason"],
  ["is_error", "is_error"],
  ["fix_cycles", "fix_cycles"],
  ["files_changed", "files_changed"],
  ["retries", "retries"],
  ["incidents", "incidents"],
] as const;

export interface FlatColumns {
  /** Null: dispatches without an agreed cohort. */
  readonly cohort: string | null;
  readonly dispatches: number;
  /** Columns with one value for all of them, with that value as text. */
  readonly constant: readonly { readonly column: string; readonly value: string }[];
  /** Columns without any value. */
  readonly empty: readonly string[];
}

const SQL = `
  SELECT cohort, count(*) AS dispatches, ${COLUMNS.map(
    ([, sql], index) => `count(${sql}) AS n${index}, count(DISTINCT ${sql}) AS d${index},
    any_value(${sql})::VARCHAR AS v${index}`,
  ).join(", ")}
  FROM dispatches ANTI JOIN log_dispatches USING (run_id)
  GROUP BY cohort HAVING count(*) >= ${DISPATCHES_MIN} ORDER BY cohort NULLS LAST`;

/** Cohorts of at least three recorded dispatches with a column that says nothing; logs alone have no such columns. */
export async function readFlatColumns(database: Database): Promise<readonly FlatColumns[]> {
  const rows = await database.all(SQL);
  return rows.flatMap((row): readonly FlatColumns[] => {
    const dispatches = readNumber(row, "dispatches");
    const empty = COLUMNS.flatMap(([column], index) => (readNumber(row, `n${index}`) === 0 ? [column] : []));
    const constant = COLUMNS.flatMap(([column], index) => {
      const value = findText(row, `v${index}`);
      const isFlat = readNumber(row, `n${index}`) === dispatches && readNumber(row, `d${index}`) === 1;
      return isFlat && value !== null ? [{ column, value }] : [];
    });
    const found = { cohort: findText(row, "cohort"), dispatches, constant, empty };
    return constant.length + empty.length === 0 ? [] : [found];
  });
}
