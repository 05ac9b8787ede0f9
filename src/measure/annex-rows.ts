// What a report shows of the logs behind its dispatches, read from the database: what Bash calls were for, how the
// lines reconcile with recorded totals, and the problems of the sources. By run id; counts only.

import { bashCallRows } from "./mechanical-calls.ts";
import type { Database, Row } from "./open-database.ts";
import { findText, readNumber, readText } from "./row-values.ts";

/** Bash calls of one class in one dispatch. */
export interface ClassedCalls {
  readonly runId: string;
  /** Null where the text of the call is not held as a whole, or was never classed. */
  readonly className: string | null;
  readonly classifier: string | null;
  readonly isMechanical: boolean;
  readonly calls: number;
}

export interface ReconciledCount {
  readonly scope: string;
  readonly field: string;
  readonly outcome: string;
  readonly sessions: number;
}

export interface LogFacts {
  readonly calls: readonly ClassedCalls[];
  readonly reconciled: readonly ReconciledCount[];
  readonly sessions: number;
  readonly sessionsWithoutTotals: number;
  readonly problems: readonly { readonly kind: string; readonly count: number }[];
}

const WANTED = `WITH wanted AS (SELECT unnest(from_json($ids, '["VARCHAR"]')) AS run_id)`;

/** As calls are counted: a session that several dispatches share is divided by time. */
const CALLS = `${WANTED}
  SELECT m.run_id, b.class, b.classifier, coalesce(b.is_mechanical, false) AS is_mechanical, count(*) AS calls
  FROM wanted JOIN dispatch_sessions m USING (run_id) JOIN ${bashCallRows} b ON b.session_id = m.session_id
    AND (b.timestamp_ms IS NULL OR ((m.from_ms IS NULL OR b.timestamp_ms >= m.from_ms)
      AND (m.until_ms IS NULL OR b.timestamp_ms < m.until_ms)))
  GROUP BY ALL ORDER BY ALL`;

const SESSIONS = `${WANTED} SELECT DISTINCT session_id FROM wanted JOIN dispatch_sessions USING (run_id)`;

const RECONCILED = `
  SELECT scope, field, outcome, count(*) AS sessions FROM reconciliations JOIN (${SESSIONS}) USING (session_id)
  GROUP BY ALL ORDER BY ALL`;

const TOTALS = `
  SELECT count(*) AS sessions, count(*) FILTER (r.session_id IS NULL) AS without
  FROM (${SESSIONS}) s LEFT JOIN (SELECT DISTINCT session_id FROM reconciliations) r USING (session_id)`;

const PROBLEMS = `${WANTED},
  used AS (
    SELECT r.source_id FROM drain_records r JOIN wanted USING (run_id)
    UNION SELECT d.source_id FROM dispatches d JOIN wanted USING (run_id)
    UNION SELECT c.source_id FROM contexts c JOIN dispatch_sessions m USING (session_id) JOIN wanted USING (run_id))
  SELECT kind, count(*) AS count FROM problems JOIN used USING (source_id) GROUP BY kind ORDER BY kind`;

/** Of these dispatches; one that is not there adds nothing. */
export async function readLogFacts(database: Database, runIds: readonly string[]): Promise<LogFacts> {
  const ids = { ids: JSON.stringify(runIds) };
  const calls = await database.all(CALLS, ids);
  const reconciled = await database.all(RECONCILED, ids);
  const [totals] = await database.all(TOTALS, ids);
  const problems = await database.all(PROBLEMS, ids);
  if (totals === undefined) throw new Error("Counting the sessions gave no row.");
  return {
    calls: calls.map(classedCalls),
    reconciled: reconciled.map((row) => ({
      scope: readText(row, "scope"),
      field: readText(row, "field"),
      outcome: readText(row, "outcome"),
      sessions: readNumber(row, "sessions"),
    })),
    sessions: readNumber(totals, "sessions"),
    sessionsWithoutTotals: readNumber(totals, "without"),
    problems: problems.map((row) => ({ kind: readText(row, "kind"), count: readNumber(row, "count") })),
  };
}

function classedCalls(row: Row): ClassedCalls {
  return {
    runId: readText(row, "run_id"),
    className: findText(row, "class"),
    classifier: findText(row, "classifier"),
    isMechanical: row.is_mechanical === true,
    calls: readNumber(row, "calls"),
  };
}
