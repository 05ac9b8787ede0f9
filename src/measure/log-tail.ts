// The last entries of dispatches, read from their logs at the places that the database names. An entry is taken only
// where its type and id are those that were loaded; what could not be read is counted, with the reason.

import type { PlacedEntry } from "../classify/failure-clues.ts";
import { CHANGED, LogTexts } from "./log-texts.ts";
import type { Database, Row } from "./open-database.ts";
import { findText, readNumber, readText } from "./row-values.ts";

/** Entries of each session's log that are looked at, from its end. */
const ENTRIES_MAX = 200;

export interface LogTail {
  /** In the order of sessions, then of lines. */
  readonly entries: readonly PlacedEntry[];
  /** Entries that could not be read. */
  readonly unread: number;
  /** Why the last of them could not, as a sentence; null where all could. */
  readonly problem: string | null;
}

/** Main thread alone. A session that cannot be split between dispatches belongs to none. */
const TAILS = `
  SELECT m.run_id, s.path, e.line, e.part, e.byte_offset, e.byte_length, e.type, e.uuid
  FROM dispatch_sessions m
    JOIN contexts c ON c.session_id = m.session_id AND NOT c.is_worker
    JOIN entries e ON e.context_id = c.context_id AND e.outcome = 'read'
    JOIN sources s ON s.source_id = e.source_id
    LEFT JOIN sessions x ON x.session_id = m.session_id
  WHERE m.share <> 'unknown' AND m.run_id IN (SELECT unnest(from_json($ids::JSON, '["VARCHAR"]')))
    AND (e.timestamp_ms IS NULL OR ((m.from_ms IS NULL OR e.timestamp_ms >= m.from_ms)
      AND (m.until_ms IS NULL OR e.timestamp_ms < m.until_ms)))
  QUALIFY row_number() OVER (PARTITION BY m.run_id, m.session_id, e.source_id
    ORDER BY e.line DESC, e.part DESC) <= ${ENTRIES_MAX}
  ORDER BY m.run_id, x.started_ms NULLS LAST, m.session_id, c.is_headless, s.path, e.line, e.part`;

/** By run id; a run without any line of a session has no entry. */
export async function readLogTails(
  database: Database,
  runIds: readonly string[],
): Promise<ReadonlyMap<string, LogTail>> {
  const rows = await database.all(TAILS, { ids: JSON.stringify(runIds) });
  const byRun = new Map<string, Row[]>();
  for (const row of rows) {
    const runId = readText(row, "run_id");
    byRun.set(runId, [...(byRun.get(runId) ?? []), row]);
  }
  const logs = new LogTexts();
  try {
    return new Map([...byRun].map(([runId, own]) => [runId, tailOf(logs, own)]));
  } finally {
    logs.close();
  }
}

function tailOf(logs: LogTexts, rows: readonly Row[]): LogTail {
  const read = rows.map((row) => readRow(logs, row));
  const problems = read.flatMap((one) => ("problem" in one ? [one.problem] : []));
  const entries = read.flatMap((one) => ("entry" in one ? [one] : []));
  return { entries, unread: problems.length, problem: problems.at(-1) ?? null };
}

function readRow(logs: LogTexts, row: Row): PlacedEntry | { readonly problem: string } {
  const [path, line] = [readText(row, "path"), readNumber(row, "line")];
  const read = logs.readEntry({
    path,
    line,
    part: readNumber(row, "part"),
    byteOffset: readNumber(row, "byte_offset"),
    byteLength: readNumber(row, "byte_length"),
  });
  if ("problem" in read) return read;
  const isLoaded = read.entry.type === row.type && read.entry.uuid === findText(row, "uuid");
  return isLoaded ? { entry: read.entry, place: { path, line } } : { problem: CHANGED };
}
