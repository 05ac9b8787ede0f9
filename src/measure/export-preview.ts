// What would leave with an export, counted before anything is written.

import { READ_HERE } from "./exported-paths.ts";
import { findInstall } from "./install-id.ts";
import { type ExportChoice, leavingTables } from "./leaving-rows.ts";
import type { Database } from "./open-database.ts";
import { findNumber, readNumber } from "./row-values.ts";

export interface ExportPreview {
  /** The database's random id; null before its first export. */
  readonly install: string | null;
  /** Rows of each table that leave; tables without any are not listed. */
  readonly tables: readonly { readonly name: string; readonly rows: number }[];
  readonly sources: number;
  /** Sources of other databases' exports: they stay, whoever wrote them exports them. */
  readonly sourcesOfOthers: number;
  /** Tool calls with a command, path, pattern or URL that is held. */
  readonly subjects: number;
  /** Times of the earliest and the latest line; null where none has a time. */
  readonly firstMs: number | null;
  readonly lastMs: number | null;
}

const TOTALS = `
  SELECT (SELECT count(*) FROM sources WHERE ${READ_HERE}) AS sources,
    (SELECT count(*) FROM exported_sources) AS sources_of_others,
    (SELECT count(*) FROM call_copies WHERE subject IS NOT NULL AND ${READ_HERE}) AS subjects,
    (SELECT min(timestamp_ms) FROM entries WHERE ${READ_HERE}) AS first_ms,
    (SELECT max(timestamp_ms) FROM entries WHERE ${READ_HERE}) AS last_ms`;

/** Counts what leaves by this choice. */
export async function readExportPreview(database: Database, choice: ExportChoice): Promise<ExportPreview> {
  const counts = leavingTables(choice).map(({ table, from }) => {
    return `SELECT '${table.name}' AS name, count(*) AS rows FROM ${from} t WHERE t.${READ_HERE}`;
  });
  const rows = await database.all(counts.join(" UNION ALL "));
  const [totals] = await database.all(TOTALS);
  if (totals === undefined) throw new Error("The query of totals gave no row.");
  return {
    install: await findInstall(database),
    tables: rows
      .map((row) => ({ name: String(row.name), rows: readNumber(row, "rows") }))
      .filter((table) => table.rows > 0),
    sources: readNumber(totals, "sources"),
    sourcesOfOthers: readNumber(totals, "sources_of_others"),
    subjects: readNumber(totals, "subjects"),
    firstMs: findNumber(totals, "first_ms"),
    lastMs: findNumber(totals, "last_ms"),
  };
}
