// Writes what a replay over all loaded sessions has found into the database, in the place of what the last one found.
// A call or prompt that several sessions hold belongs to the one that the counting rules give it, never to the one that
// was replayed first.

import { openForLoading } from "./open-database.ts";

/** Where a prompt stands in one of the files that hold it. */
export interface FactSight {
  readonly path: string;
  readonly line: number;
}

/** One fact, and by what the database knows its call or prompt. */
export interface FactRow {
  /** The session in which it was replayed; it holds where the database does not know the call or prompt. */
  readonly session_id: string;
  readonly timestamp_ms: number | null;
  readonly kind: string;
  readonly amount: number | null;
  /** Of a call with an id, with its response; else null. */
  readonly call_key: string | null;
  readonly message_key: string | null;
  /** Of a prompt every line that holds it; else none. */
  readonly sights: readonly FactSight[];
}

export interface ReplayedSource {
  readonly path: string;
  readonly size_bytes: number;
}

const ROWS_MAX = 5_000;

const SOURCES = `
  INSERT INTO replayed_sources
  SELECT unnest(from_json($rows, '[{"path":"VARCHAR","size_bytes":"BIGINT"}]'), recursive := true)`;

const FACT_SHAPE = `[{"session_id":"VARCHAR","timestamp_ms":"DOUBLE","kind":"VARCHAR","amount":"BIGINT",
  "call_key":"VARCHAR","message_key":"VARCHAR","sights":[{"path":"VARCHAR","line":"INTEGER"}]}]`;

/** Lines of one prompt of which the database makes prompts of several sessions say nothing. */
const FACTS = `
  INSERT INTO replay_facts
  WITH given AS MATERIALIZED (
    SELECT row_number() OVER () AS number, fact.*
    FROM (SELECT unnest(from_json($rows, '${FACT_SHAPE}')) AS fact)),
  places AS (SELECT number, unnest(sights, recursive := true) FROM given),
  owners AS (
    SELECT number, any_value(p.session_id) AS session_id, min(p.timestamp_ms) AS timestamp_ms
    FROM places JOIN sources USING (path) JOIN prompts p USING (source_id, line)
    GROUP BY number HAVING count(DISTINCT p.session_id) = 1)
  SELECT coalesce(t.session_id, o.session_id, g.session_id),
    CASE WHEN t.session_id IS NOT NULL THEN t.timestamp_ms WHEN o.session_id IS NOT NULL THEN o.timestamp_ms
      ELSE g.timestamp_ms END, g.kind, g.amount
  FROM given g LEFT JOIN tool_calls t ON t.call_key = g.call_key AND t.message_key = g.message_key
    LEFT JOIN owners o USING (number)`;

/** Replaces both tables in one transaction. */
export async function recordReplay(
  databasePath: string,
  sources: readonly ReplayedSource[],
  facts: readonly FactRow[],
): Promise<void> {
  const database = await openForLoading(databasePath);
  try {
    await database.run("BEGIN; DELETE FROM replayed_sources; DELETE FROM replay_facts;");
    const insert = async (sql: string, rows: readonly object[]): Promise<void> => {
      for (let at = 0; at < rows.length; at += ROWS_MAX)
        await database.all(sql, { rows: JSON.stringify(rows.slice(at, at + ROWS_MAX)) });
    };
    await insert(SOURCES, sources);
    await insert(FACTS, facts);
    await database.run("COMMIT;");
  } finally {
    database.close();
  }
}
