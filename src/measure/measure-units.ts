// Metrics over units: sessions or dispatches. One query per metric, all units at once. What cannot be known of a unit
// is unknown with its reason: a row without a figure, a session that was never loaded, damaged lines.

import type { MetricValue } from "./dispatch-unit.ts";
import type { Metric, RowSum } from "./metric.ts";
import type { Database, Row } from "./open-database.ts";

/** Whether a unit is a session or a dispatch. */
export type UnitLevel = "session" | "dispatch";

/** Which units are measured. `isPooled`: all of them together, as one unit named `all`. */
export interface UnitSelection {
  readonly level: UnitLevel;
  /** Session ids or run ids; null for every one in the database. */
  readonly ids: readonly string[] | null;
  readonly isPooled: boolean;
}

/** By unit id, then by metric name. */
export type MeasuredUnits = ReadonlyMap<string, ReadonlyMap<string, MetricValue>>;

/** The units themselves, whether or not any session of theirs is loaded. */
const UNITS: { readonly [level in UnitLevel]: string } = {
  session: "SELECT session_id AS unit FROM sessions",
  dispatch: "SELECT run_id AS unit FROM dispatches",
};

/** Sessions of each unit, with the span that counts where several dispatches share a session. */
const MEMBERS: { readonly [level in UnitLevel]: string } = {
  session: `SELECT session_id AS unit, session_id, NULL::DOUBLE AS from_ms, NULL::DOUBLE AS until_ms,
    'whole' AS share FROM sessions`,
  dispatch: "SELECT run_id AS unit, session_id, from_ms, until_ms, share FROM dispatch_sessions",
};

/** The selected rows of UNITS or MEMBERS; `$ids` is bound where the selection names ids. */
function selected(rows: string, { ids, isPooled }: UnitSelection): string {
  const unit = isPooled ? "* REPLACE ('all' AS unit)" : "*";
  const only = ids === null ? "" : ` WHERE unit IN (SELECT unnest(from_json($ids, '["VARCHAR"]')))`;
  return `(SELECT ${unit} FROM (${rows})${only})`;
}

function idParameters({ ids }: UnitSelection): { readonly [name: string]: string } {
  return ids === null ? {} : { ids: JSON.stringify(ids) };
}

/** What the model wrote: text and thinking blocks, and the strings of its tool inputs. */
const MODEL_OUTPUT = `
  SELECT t.session_id, t.kind, t.chars, r.timestamp_ms FROM model_texts t JOIN requests r USING (message_key)
  UNION ALL SELECT session_id, 'tool input', input_chars, timestamp_ms FROM tool_calls`;

function sumSql({ table, value, where }: RowSum, selection: UnitSelection): string {
  const rows = table === "model_output" ? `(${MODEL_OUTPUT})` : table;
  return `
    SELECT m.unit, sum(${value})::DOUBLE AS total, count(*) FILTER ((${value}) IS NULL) AS unknown_rows,
      count(*) FILTER (m.share = 'part' AND r.timestamp_ms IS NULL) AS timeless_rows
    FROM ${selected(MEMBERS[selection.level], selection)} m JOIN ${rows} r ON r.session_id = m.session_id
      AND (r.timestamp_ms IS NULL OR ((m.from_ms IS NULL OR r.timestamp_ms >= m.from_ms)
        AND (m.until_ms IS NULL OR r.timestamp_ms < m.until_ms)))
    WHERE ${where ?? "true"} GROUP BY m.unit`;
}

/** What is known of a unit's logs as a whole, whatever the metric. */
interface UnitLogs {
  readonly sessionsNamed: number;
  /** Sessions of whose main thread at least one line is loaded: a subagent's file alone is not the session. */
  readonly sessionsLoaded: number;
  /** Sessions that other dispatches name too and that cannot be split between them. */
  readonly sessionsUnsplit: number;
  readonly damagedLines: number;
}

function figure(row: Row | undefined, column: string): number {
  const value = row?.[column];
  if (typeof value !== "number") throw new Error(`A query of units has no number in column ${column}.`);
  return value;
}

async function readUnitLogs(
  database: Database,
  selection: UnitSelection,
): Promise<ReadonlyMap<string, UnitLogs>> {
  const { level } = selection;
  const sql = `
    SELECT u.unit, count(m.session_id) AS named, count(s.session_id) FILTER (s.main_entries > 0) AS loaded,
      count(m.session_id) FILTER (m.share = 'unknown') AS unsplit,
      coalesce(sum(s.damaged_lines), 0)::BIGINT AS damaged
    FROM (SELECT DISTINCT unit FROM ${selected(UNITS[level], selection)}) u
      LEFT JOIN ${selected(MEMBERS[level], selection)} m ON m.unit = u.unit
      LEFT JOIN sessions s ON s.session_id = m.session_id
    GROUP BY u.unit`;
  const rows = await database.all(sql, idParameters(selection));
  return new Map(
    rows.map((row) => [
      String(row.unit),
      {
        sessionsNamed: figure(row, "named"),
        sessionsLoaded: figure(row, "loaded"),
        sessionsUnsplit: figure(row, "unsplit"),
        damagedLines: figure(row, "damaged"),
      },
    ]),
  );
}

function unknown(why: string): MetricValue {
  return { kind: "unknown", why };
}

/** Why the logs of a unit cannot carry any figure, or null. */
function findMissing({ sessionsNamed, sessionsLoaded, sessionsUnsplit }: UnitLogs): string | null {
  if (sessionsNamed === 0) return "Its record names no session.";
  if (sessionsUnsplit > 0) {
    return "Another dispatch names one of its sessions too, and no start says where to split it.";
  }
  if (sessionsLoaded === 0) return "No line of the main thread of any of its sessions is loaded.";
  if (sessionsLoaded === sessionsNamed) return null;
  return `Of ${sessionsNamed} sessions only ${sessionsLoaded} are loaded with lines of their main thread.`;
}

/** A unit without any row of a table whose logs are loaded has none of what the metric counts: that is a known 0. */
function totalOf(row: Row | undefined, what: string): MetricValue {
  if (row === undefined) return { kind: "value", value: 0 };
  const timeless = figure(row, "timeless_rows");
  if (timeless > 0) {
    return unknown(`${timeless} of its ${what} have no time, and several dispatches share the session.`);
  }
  const unknownRows = figure(row, "unknown_rows");
  if (unknownRows > 0) {
    const why = `The log does not say it for ${unknownRows} of its ${what}.`;
    return typeof row.total === "number" ? { kind: "lower bound", value: row.total, why } : unknown(why);
  }
  return { kind: "value", value: figure(row, "total") };
}

function shareOf(part: MetricValue, whole: MetricValue): MetricValue {
  if (part.kind !== "value") return unknown(part.why);
  if (whole.kind !== "value") return unknown(whole.why);
  if (whole.value === 0) return unknown("There is nothing to take a share of.");
  const share = { part: part.value, whole: whole.value };
  return { kind: "value", value: part.value / whole.value, share };
}

function bounded(metric: Metric, value: MetricValue, logs: UnitLogs): MetricValue {
  if (value.kind === "unknown") return value;
  if (logs.damagedLines > 0) {
    const why = `${logs.damagedLines} lines of its logs could not be read.`;
    return metric.kind === "share" ? unknown(why) : { kind: "lower bound", value: value.value, why };
  }
  if (metric.lowerBoundWhy === undefined || value.kind === "lower bound") return value;
  return { kind: "lower bound", value: value.value, why: metric.lowerBoundWhy };
}

/** A whole that some logs are missing from is at least what the others hold; a single unit is unknown. */
function withoutLogs(metric: Metric, value: MetricValue, why: string, isPooled: boolean): MetricValue {
  if (!isPooled || metric.kind === "share" || value.kind === "unknown") return unknown(why);
  return { kind: "lower bound", value: value.value, why };
}

const ROW_NAMES = {
  requests: "requests",
  tool_calls: "tool calls",
  tool_results: "tool results",
  prompts: "prompts",
  model_output: "blocks of model output",
} as const;

async function readTotals(
  database: Database,
  sum: RowSum,
  selection: UnitSelection,
): Promise<ReadonlyMap<string, Row>> {
  const rows = await database.all(sumSql(sum, selection), idParameters(selection));
  return new Map(rows.map((row) => [String(row.unit), row]));
}

/** The value of each metric for every selected unit. An id that the database does not know has no entry. */
export async function measureUnits(
  database: Database,
  metrics: readonly Metric[],
  selection: UnitSelection,
): Promise<MeasuredUnits> {
  const logs = await readUnitLogs(database, selection);
  const units = new Map([...logs.keys()].map((unit) => [unit, new Map<string, MetricValue>()]));
  for (const metric of metrics) {
    const totals = await readTotals(database, metric.sum, selection);
    const wholes = metric.over === undefined ? null : await readTotals(database, metric.over, selection);
    for (const [unit, values] of units) {
      const unitLogs = logs.get(unit);
      if (unitLogs === undefined) continue;
      const total = totalOf(totals.get(unit), ROW_NAMES[metric.sum.table]);
      const value =
        metric.over === undefined || wholes === null
          ? total
          : shareOf(total, totalOf(wholes.get(unit), ROW_NAMES[metric.over.table]));
      const missing = findMissing(unitLogs);
      const known = bounded(metric, value, unitLogs);
      values.set(
        metric.name,
        missing === null ? known : withoutLogs(metric, known, missing, selection.isPooled),
      );
    }
  }
  return units;
}
