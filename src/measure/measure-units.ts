// Metrics over units: sessions or dispatches. One query per metric, all units at once. What cannot be known of a unit
// is unknown with its reason: a row without a figure, a session that was never loaded, damaged lines.

import { type Billed, billedValue, isKnownWhole, readBilled, shortOf } from "./billed-figures.ts";
import { readDispatchFigures } from "./dispatch-figures.ts";
import type { MetricValue } from "./dispatch-unit.ts";
import { bashCallRows } from "./mechanical-calls.ts";
import type { DispatchFigure, Metric, RowSum } from "./metric.ts";
import type { Database, Row } from "./open-database.ts";
import { replayFactRows } from "./schema-replay.ts";
import { boundBySharedIds, readSharedToolIds } from "./shared-tool-ids.ts";
import { countText } from "./shown-figures.ts";
import {
  idParameters,
  isTogether,
  memberRows,
  selected,
  type UnitLevel,
  type UnitSelection,
  unitRows,
} from "./unit-selection.ts";
import { readUnprinted, type Unprinted, withoutUnprinted } from "./unprinted.ts";

/** By unit id, then by metric name. */
export type MeasuredUnits = ReadonlyMap<string, ReadonlyMap<string, MetricValue>>;

/** What the model wrote: text and thinking blocks, and the strings of its tool inputs. */
const MODEL_OUTPUT = `
  SELECT t.session_id, t.kind, t.chars, r.timestamp_ms FROM model_texts t JOIN requests r USING (message_key)
  UNION ALL SELECT session_id, 'tool input', input_chars, timestamp_ms FROM tool_calls`;

/** Rows that are no table of their own. */
const BUILT_ROWS: { readonly [table in RowSum["table"]]?: string } = {
  model_output: `(${MODEL_OUTPUT})`,
  bash_calls: bashCallRows,
  replay_facts: replayFactRows,
};

function sumSql({ table, value, where }: RowSum, selection: UnitSelection): string {
  const rows = BUILT_ROWS[table] ?? table;
  return `
    SELECT m.unit, sum(${value})::DOUBLE AS total, count(*) FILTER ((${value}) IS NULL) AS unknown_rows,
      count(*) FILTER (m.share = 'part' AND r.timestamp_ms IS NULL) AS timeless_rows
    FROM ${selected(memberRows[selection.level], selection)} m JOIN ${rows} r ON r.session_id = m.session_id
      AND m.share <> 'unknown' AND (r.timestamp_ms IS NULL OR ((m.from_ms IS NULL OR r.timestamp_ms >= m.from_ms)
        AND (m.until_ms IS NULL OR r.timestamp_ms < m.until_ms)))
    WHERE ${where ?? "true"} GROUP BY m.unit`;
}

/** What is known of a unit's logs as a whole, whatever the metric. */
interface UnitLogs {
  readonly sessionsNamed: number;
  /** Of several units taken together those whose record names no session. */
  readonly unitsWithoutSession: number;
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

/** True of a row of `unitRows` whose unit has a session. */
const namesSessions: { readonly [level in UnitLevel]: string } = {
  session: "true",
  dispatch: "unit IN (SELECT run_id FROM dispatch_sessions)",
};

async function readUnitLogs(
  database: Database,
  selection: UnitSelection,
): Promise<ReadonlyMap<string, UnitLogs>> {
  const { level } = selection;
  const sql = `
    SELECT u.unit, count(m.session_id) AS named, count(s.session_id) FILTER (s.main_entries > 0) AS loaded,
      count(m.session_id) FILTER (m.share = 'unknown') AS unsplit, any_value(u.without) AS without,
      coalesce(sum(s.damaged_lines), 0)::BIGINT AS damaged
    FROM (SELECT unit, count(*) FILTER (NOT names_sessions) AS without
        FROM ${selected(`SELECT *, ${namesSessions[level]} AS names_sessions FROM (${unitRows[level]})`, selection)}
        GROUP BY unit) u
      LEFT JOIN ${selected(memberRows[level], selection)} m ON m.unit = u.unit
      LEFT JOIN sessions s ON s.session_id = m.session_id
    GROUP BY u.unit`;
  const rows = await database.all(sql, idParameters(selection));
  return new Map(
    rows.map((row) => [
      String(row.unit),
      {
        sessionsNamed: figure(row, "named"),
        unitsWithoutSession: figure(row, "without"),
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
function findMissing(logs: UnitLogs): string | null {
  const { sessionsNamed, unitsWithoutSession, sessionsLoaded, sessionsUnsplit } = logs;
  if (sessionsNamed === 0) return "Its record names no session.";
  if (unitsWithoutSession > 0) return `The records of ${unitsWithoutSession} of them name no session.`;
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

/** Lines that could not be read may have held more. */
function damaged(metric: Metric, value: MetricValue, { damagedLines }: UnitLogs): MetricValue {
  if (value.kind === "unknown" || damagedLines === 0) return value;
  const why = `${countText(damagedLines, "line")} of its logs could not be read.`;
  return metric.kind === "share" ? unknown(why) : { kind: "lower bound", value: value.value, why };
}

function bounded(metric: Metric, recorded: MetricValue, logs: UnitLogs): MetricValue {
  const value = damaged(metric, recorded, logs);
  if (metric.lowerBoundWhy === undefined || value.kind !== "value") return value;
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
  denials: "denials",
  bash_calls: "Bash calls",
  replay_facts: "replayed calls and prompts",
} as const;

async function readTotals(
  database: Database,
  sum: RowSum,
  selection: UnitSelection,
): Promise<ReadonlyMap<string, Row>> {
  const rows = await database.all(sumSql(sum, selection), idParameters(selection));
  return new Map(rows.map((row) => [String(row.unit), row]));
}

/** The value of a metric by the rows of the logs, for each unit. */
type Recorded = (unit: string, logs: UnitLogs) => MetricValue;

async function readRecorded(
  database: Database,
  metric: Metric,
  sum: RowSum,
  selection: UnitSelection,
): Promise<Recorded> {
  const { over } = metric;
  if (over?.table === "dispatches") throw new Error(`${metric.name} is a share of two kinds of figures.`);
  const totals = await readTotals(database, sum, selection);
  const wholes = over === undefined ? null : await readTotals(database, over, selection);
  const ids = await readSharedToolIds(database, selection);
  const sumOf = (table: RowSum["table"], rows: ReadonlyMap<string, Row>, unit: string): MetricValue =>
    boundBySharedIds(table, totalOf(rows.get(unit), ROW_NAMES[table]), ids.get(unit));
  return (unit, logs) => {
    const total = sumOf(sum.table, totals, unit);
    const value =
      over === undefined || wholes === null ? total : shareOf(total, sumOf(over.table, wholes, unit));
    const missing = findMissing(logs);
    const known = bounded(metric, value, logs);
    return missing === null ? known : withoutLogs(metric, known, missing, isTogether(selection));
  };
}

/** What the drain says needs no log of a session. */
async function readOfDrain(
  database: Database,
  metric: Metric,
  sum: DispatchFigure,
  selection: UnitSelection,
): Promise<Recorded> {
  const { over } = metric;
  const parts = await readDispatchFigures(database, sum, selection);
  const none: MetricValue = { kind: "value", value: 0 };
  if (over === undefined) return (unit) => parts.get(unit) ?? none;
  if (over.table !== "dispatches") throw new Error(`${metric.name} is a share of two kinds of figures.`);
  const wholes = await readDispatchFigures(database, over, selection);
  return (unit) => shareOf(parts.get(unit) ?? none, wholes.get(unit) ?? none);
}

/** What results and totals say comes first: it is billed. The rows of the logs are only recorded. */
async function readMetric(
  database: Database,
  metric: Metric,
  selection: UnitSelection,
  unprinted: ReadonlyMap<string, Unprinted>,
): Promise<Recorded> {
  const { billed: column, sum, completeWhere } = metric;
  if (sum?.table === "dispatches") return readOfDrain(database, metric, sum, selection);
  const recorded = sum === undefined ? null : await readRecorded(database, metric, sum, selection);
  const billed = column === undefined ? null : await readBilled(database, column, selection);
  const lists = completeWhere === undefined ? null : await readBilled(database, completeWhere, selection);
  return (unit, logs) => {
    const total = billed?.get(unit);
    const known = billedValue(total, recorded === null);
    if (known !== null) return damaged(metric, ofAllUnits(known, logs), logs);
    if (recorded === null) return unknown(NO_RESULT);
    const printed = withoutUnprinted(metric, recorded(unit, logs), unprinted.get(unit));
    const value = shortOf(total, printed);
    return lists === null ? value : completed(metric, value, lists.get(unit));
  };
}

/** What is billed of some units is at least what it is of all. */
function ofAllUnits(value: MetricValue, logs: UnitLogs): MetricValue {
  if (value.kind !== "value" || logs.unitsWithoutSession === 0) return value;
  const why = `The records of ${logs.unitsWithoutSession} of them name no session.`;
  return { kind: "lower bound", value: value.value, why };
}

const NO_RESULT = "No result or saved total of its sessions says it.";

/** A count of which lists name everything is no lower bound. */
function completed(metric: Metric, value: MetricValue, listed: Billed | undefined): MetricValue {
  if (value.kind !== "lower bound" || value.why !== metric.lowerBoundWhy || !isKnownWhole(listed))
    return value;
  return { kind: "value", value: value.value };
}

/** The value of each metric for every selected unit. An id that the database does not know has no entry. */
export async function measureUnits(
  database: Database,
  metrics: readonly Metric[],
  selection: UnitSelection,
): Promise<MeasuredUnits> {
  const logs = await readUnitLogs(database, selection);
  const unprinted = await readUnprinted(database, selection);
  const units = new Map([...logs.keys()].map((unit) => [unit, new Map<string, MetricValue>()]));
  for (const metric of metrics) {
    const read = await readMetric(database, metric, selection, unprinted);
    for (const [unit, values] of units) {
      const unitLogs = logs.get(unit);
      if (unitLogs !== undefined) values.set(metric.name, read(unit, unitLogs));
    }
  }
  return units;
}
