// Writes what a replay over all loaded sessions has found into the database, in the place of what the last one found.

import { openForLoading } from "./open-database.ts";

/** One row of `replay_facts`, by column. */
export interface FactRow {
  readonly session_id: string;
  readonly timestamp_ms: number | null;
  readonly kind: string;
  readonly amount: number | null;
}

export interface ReplayedSource {
  readonly path: string;
  readonly size_bytes: number;
}

const ROWS_MAX = 5_000;

/** Replaces both tables in one transaction. */
export async function recordReplay(
  databasePath: string,
  sources: readonly ReplayedSource[],
  facts: readonly FactRow[],
): Promise<void> {
  const database = await openForLoading(databasePath);
  try {
    await database.run("BEGIN; DELETE FROM replayed_sources; DELETE FROM replay_facts;");
    const insert = async (table: string, shape: string, rows: readonly object[]): Promise<void> => {
      for (let at = 0; at < rows.length; at += ROWS_MAX) {
        const part = JSON.stringify(rows.slice(at, at + ROWS_MAX));
        const read = `unnest(from_json($rows, '[${shape}]'), recursive := true)`;
        await database.all(`INSERT INTO ${table} SELECT ${read}`, { rows: part });
      }
    };
    await insert("replayed_sources", '{"path":"VARCHAR","size_bytes":"BIGINT"}', sources);
    const shape = '{"session_id":"VARCHAR","timestamp_ms":"DOUBLE","kind":"VARCHAR","amount":"BIGINT"}';
    await insert("replay_facts", shape, facts);
    await database.run("COMMIT;");
  } finally {
    database.close();
  }
}
