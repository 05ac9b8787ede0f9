// What drains recorded of dispatches that may have failed, as the signatures of failures take it: amounts, the terminal
// record and incidents, each with its line.

import type { DispatchFacts, LogPlace, TerminalFacts } from "../classify/failure-clue.ts";
import type { DispatchUnit } from "./dispatch-unit.ts";
import type { Database, Row } from "./open-database.ts";
import { findNumber, findText, readNumber, readText } from "./row-values.ts";

export interface RecordedEnd {
  readonly facts: DispatchFacts;
  readonly slug: string | null;
  readonly cohort: string | null;
  /** True where it continues another dispatch, or has more than one session: it was resumed before. */
  readonly isResumed: boolean;
  /** True where a result line of one of its sessions says an error. */
  readonly hasErrorResult: boolean;
}

/** A dispatch without a drain log ends with the last result line of its own log. */
const ENDS = `
  WITH terminals AS (
    SELECT run_id, max_by(struct_pack(path, line), (path, line, part)) AS place,
      max((body->'$.totals'->>'$.total_cost_usd')::DOUBLE) AS cost_usd
    FROM drain_records JOIN sources USING (source_id) WHERE record = 'terminal' GROUP BY run_id),
  results AS (
    SELECT l.run_id, max_by(struct_pack(path, line), (line, part)) AS place
    FROM log_dispatches l JOIN run_marks m USING (source_id) JOIN sources USING (source_id)
    WHERE m.kind = 'result' GROUP BY l.run_id),
  errors AS (
    SELECT DISTINCT run_id FROM dispatch_sessions JOIN run_results USING (session_id)
    WHERE share <> 'unknown' AND (is_error OR subtype LIKE 'error%'))
  SELECT d.*, s.path AS own_path, coalesce(t.place, r.place).path AS end_path,
    coalesce(t.place, r.place).line AS end_line, t.cost_usd AS terminal_cost_usd,
    e.run_id IS NOT NULL AS has_error_result
  FROM dispatches d LEFT JOIN sources s USING (source_id) LEFT JOIN terminals t USING (run_id)
    LEFT JOIN results r USING (run_id) LEFT JOIN errors e USING (run_id)`;

const INCIDENTS = `
  SELECT i.run_id, i.kind, s.path, i.line FROM incidents i JOIN sources s USING (source_id)
  ORDER BY i.run_id, i.at_ms NULLS FIRST, s.path, i.line`;

/** By run id. */
export async function readRecordedEnds(
  database: Database,
  units: readonly DispatchUnit[],
): Promise<ReadonlyMap<string, RecordedEnd>> {
  const incidents = await readIncidents(database);
  const rows = new Map((await database.all(ENDS)).map((row) => [readText(row, "run_id"), row]));
  return new Map(
    units.flatMap((unit) => {
      const row = rows.get(unit.runId);
      return row === undefined ? [] : [[unit.runId, endOf(unit, row, incidents.get(unit.runId) ?? [])]];
    }),
  );
}

async function readIncidents(database: Database): Promise<ReadonlyMap<string, DispatchFacts["incidents"]>> {
  const byRun = new Map<string, DispatchFacts["incidents"]>();
  for (const row of await database.all(INCIDENTS)) {
    const runId = readText(row, "run_id");
    const place = { path: readText(row, "path"), line: readNumber(row, "line") };
    byRun.set(runId, [...(byRun.get(runId) ?? []), { kind: readText(row, "kind"), place }]);
  }
  return byRun;
}

function endOf(unit: DispatchUnit, row: Row, incidents: DispatchFacts["incidents"]): RecordedEnd {
  const [startedMs, endedMs] = [findNumber(row, "started_ms"), findNumber(row, "ended_ms")];
  return {
    facts: {
      place: placeOf(row, "own_path", "line"),
      elapsedS: startedMs === null || endedMs === null ? null : (endedMs - startedMs) / 1000,
      timeoutS: findNumber(row, "timeout_s"),
      costUsd: costOf(unit, row),
      budgetUsd: findNumber(row, "budget_usd"),
      terminal: row.has_terminal === true ? terminalOf(row) : null,
      incidents,
    },
    slug: findText(row, "slug"),
    cohort: findText(row, "cohort"),
    isResumed: row.is_resumed === true,
    hasErrorResult: row.has_error_result === true,
  };
}

function placeOf(row: Row, path: string, line: string): LogPlace | null {
  const [own, number] = [findText(row, path), findNumber(row, line)];
  return own === null || number === null ? null : { path: own, line: number };
}

/** The greatest that is known: the least that it cost. */
function costOf(unit: DispatchUnit, row: Row): number | null {
  const measured = unit.values.get("cost_usd");
  const costs = [
    measured === undefined || measured.kind === "unknown" ? null : measured.value,
    findNumber(row, "terminal_cost_usd"),
  ].filter((cost) => cost !== null);
  return costs.length === 0 ? null : Math.max(...costs);
}

function terminalOf(row: Row): TerminalFacts {
  return {
    reason: findText(row, "terminal_reason"),
    isError: typeof row.is_error === "boolean" ? row.is_error : null,
    exitCode: findNumber(row, "exit_code"),
    signal: findText(row, "signal"),
    place: placeOf(row, "end_path", "end_line"),
  };
}
