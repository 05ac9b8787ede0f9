// SQL that settles the records of drain logs: each dispatch once, with its sessions. Records of one run add to each
// other, copies of a log add nothing, and what records disagree about is unknown and named. A run whose records
// disagree about cohort or start is on no side. A log that was loaded as a dispatch counts as a record of it, and the
// sessions of a forensic log belong to the dispatch whose record points there.

import { settleContractsSql } from "./settle-contracts.ts";
import { settleDrainFactsSql } from "./settle-drain-facts.ts";

/** The different values that are given for a field, without those that leave it open; NULL where none is given. */
function distinct(field: string): string {
  return `list_sort(list(DISTINCT ${field}) FILTER (${field} IS NOT NULL))`;
}

/** The field's value where its records agree, else NULL. */
function agreed(list: string): string {
  return `CASE WHEN len(${list}) = 1 THEN ${list}[1] END`;
}

/** Fields of the record that are texts, by the column that takes them, with the word of a problem. */
const TEXTS = [
  ["slug", "slug", "ticket"],
  ["drain_run", "drainRun", "drain run"],
  ["phase", "phase", "phase"],
  ["stage", "stage", "stage"],
  ["entry", "entry", "entry"],
  ["client_version", "clientVersion", "client version"],
  ["phase_groups", "phaseGroups", "phase groups"],
  ["models", "models", "models"],
] as const;

/** The same for numbers, with the type of the column. */
const FIGURES = [
  ["timeout_s", "timeoutS", "timeout", "DOUBLE"],
  ["budget_usd", "budgetUsd", "budget", "DOUBLE"],
  ["attempt", "attempt", "attempt", "BIGINT"],
  ["script_backed", "scriptBacked", "script-backed", "BOOLEAN"],
] as const;

const FIELDS = [...TEXTS, ...FIGURES];

/** Figures that only the drain counts, with the field of the record. */
const COUNTS = [
  ["fix_cycles", "fixCycles"],
  ["files_changed", "filesChanged"],
  ["retries", "retries"],
  ["incidents", "incidents"],
] as const;

/** Sessions with lines of their main thread in a source. */
const SESSIONS_OF_SOURCES = `
  SELECT source_id, list_sort(list(DISTINCT session_id)) AS session_ids FROM contexts
  WHERE NOT is_worker AND session_id <> '' GROUP BY source_id`;

/** What the dispatch records of each run say together: a field has a value where no two records give different ones. */
const TOGETHER = `
CREATE OR REPLACE TEMP TABLE sessions_of_sources AS ${SESSIONS_OF_SOURCES};
CREATE OR REPLACE TEMP TABLE dispatch_records AS
  SELECT r.run_id, r.source_id, r.line, r.part, s.path, body->>'$.profile' AS profile,
    (body->>'$.startedAtMs')::DOUBLE AS started_ms, (body->>'$.endedAtMs')::DOUBLE AS ended_ms,
    ${TEXTS.map(([column, field]) => `body->>'$.${field}' AS ${column}`).join(", ")},
    ${FIGURES.map(([column, field, , type]) => `(body->>'$.${field}')::${type} AS ${column}`).join(", ")},
    from_json(body->'$.sessionIds', '["VARCHAR"]') AS session_ids, false AS is_log
  FROM drain_records r JOIN sources s USING (source_id) WHERE record = 'dispatch'
  UNION ALL BY NAME
  SELECT l.run_id, l.source_id, 1 AS line, 0 AS part, s.path, l.cohort AS profile,
    coalesce(o.session_ids, []) AS session_ids, true AS is_log
  FROM log_dispatches l JOIN sources s USING (source_id) LEFT JOIN sessions_of_sources o USING (source_id)
  WHERE s.format IS NOT NULL;
CREATE OR REPLACE TEMP TABLE said AS
  SELECT run_id, ${distinct("profile")} AS profiles, ${distinct("started_ms")} AS starts,
    ${distinct("ended_ms")} AS ends, ${FIELDS.map(([column]) => `${distinct(column)} AS ${column}`).join(", ")},
    arg_min(struct_pack(source_id, line, part), struct_pack(path, line, part)) AS place, bool_or(is_log) AS is_log
  FROM dispatch_records GROUP BY run_id;
CREATE OR REPLACE TEMP TABLE disagreements AS
  SELECT run_id, place, list_filter([
    CASE WHEN len(profiles) > 1 THEN 'cohort' END, CASE WHEN len(starts) > 1 THEN 'start' END,
    CASE WHEN len(ends) > 1 THEN 'end' END,
    ${FIELDS.map(([column, , word]) => `CASE WHEN len(${column}) > 1 THEN '${word}' END`).join(", ")}],
    lambda field: field IS NOT NULL) AS fields FROM said;`;

const DISPATCHES = `
DELETE FROM dispatches;
INSERT INTO dispatches BY NAME
  WITH ends_of_logs AS (
    SELECT source_id, max(timestamp_ms) AS last_ms FROM drain_records GROUP BY source_id
    UNION ALL SELECT source_id, max(timestamp_ms) FROM entries SEMI JOIN log_dispatches USING (source_id)
    GROUP BY source_id),
  last_entries AS (
    SELECT run_id, max(last_ms) AS last_ms FROM dispatch_records LEFT JOIN ends_of_logs USING (source_id)
    GROUP BY run_id),
  damage AS (
    SELECT run_id, count(*) AS lines FROM (SELECT DISTINCT run_id, source_id FROM dispatch_records WHERE NOT is_log)
      JOIN entries USING (source_id) WHERE outcome IN ('malformed', 'too-long', 'unfinished') GROUP BY run_id)
  SELECT run_id, CASE WHEN agrees THEN profiles[1] END AS cohort, CASE WHEN agrees THEN starts[1] END AS started_ms,
    list_max(ends) AS ended_ms, ${FIELDS.map(([column]) => `${agreed(column)} AS ${column}`).join(", ")},
    false AS has_terminal, last_ms AS source_last_ms, coalesce(d.lines, 0) AS damaged_lines,
    CASE WHEN profiles IS NULL THEN 'No cohort is known: the pattern does not match its path.'
      WHEN NOT agrees THEN 'Its records disagree about cohort or start.' END AS conflict,
    to_json(coalesce(starts, []))::VARCHAR AS possible_starts,
    to_json(coalesce(profiles, []))::VARCHAR AS possible_cohorts,
    place.source_id AS source_id, place.line AS line, place.part AS part
  FROM (SELECT *, coalesce(len(profiles), 0) = 1 AND coalesce(len(starts), 0) <= 1 AS agrees FROM said)
    JOIN last_entries USING (run_id) LEFT JOIN damage d USING (run_id);`;

/**
 * Within one log the last terminal record of a run holds, and of counts the last one that gives the figure. Logs whose
 * last ones differ cannot be put in order, so what they disagree about is unknown.
 */
const ENDS = `
CREATE OR REPLACE TEMP TABLE lasts AS
  SELECT run_id, record, body FROM drain_records WHERE record = 'terminal'
  QUALIFY row_number() OVER (PARTITION BY run_id, record, source_id ORDER BY line DESC, part DESC) = 1;
CREATE OR REPLACE TEMP TABLE last_terminals AS
  SELECT run_id, ${distinct("body->>'$.isError'")} AS errors, ${distinct("body->>'$.reason'")} AS reasons,
    ${distinct("(body->>'$.exitCode')::BIGINT")} AS exit_codes, ${distinct("body->>'$.signal'")} AS signals,
    count(DISTINCT body->>'$.isError') + count(DISTINCT CASE WHEN body->>'$.isError' IS NULL THEN 1 END) AS readings
  FROM lasts WHERE record = 'terminal' GROUP BY run_id;
CREATE OR REPLACE TEMP TABLE last_counts AS
  SELECT run_id, ${COUNTS.map(([column]) => `${distinct(column)} AS ${column}`).join(", ")} FROM (
    SELECT run_id, source_id, ${COUNTS.map(
      ([column, field]) => `arg_max((body->>'$.${field}')::BIGINT, struct_pack(line, part))
        FILTER (body->>'$.${field}' IS NOT NULL) AS ${column}`,
    ).join(", ")}
    FROM drain_records WHERE record = 'counts' GROUP BY run_id, source_id) GROUP BY run_id;
UPDATE dispatches SET has_terminal = true,
  is_error = CASE WHEN readings = 1 THEN errors[1]::BOOLEAN END,
  terminal_reason = ${agreed("reasons")}, exit_code = ${agreed("exit_codes")}, signal = ${agreed("signals")}
  FROM last_terminals t WHERE t.run_id = dispatches.run_id;
UPDATE dispatches SET fix_cycles = ${agreed("k.fix_cycles")}, files_changed = ${agreed("k.files_changed")},
  retries = ${agreed("k.retries")}, incidents = ${agreed("k.incidents")}
  FROM last_counts k WHERE k.run_id = dispatches.run_id;`;

/** A log that is a dispatch of its own ends with its last result, unless a turn began behind it. */
const ENDS_OF_LOGS = `
UPDATE dispatches SET has_terminal = true, is_error = t.is_error, terminal_reason = t.reason FROM (
  SELECT l.run_id, m.kind, m.is_error, coalesce(m.terminal_reason, m.subtype) AS reason
  FROM log_dispatches l JOIN run_marks m USING (source_id) WHERE m.kind IN ('start', 'result')
  QUALIFY row_number() OVER (PARTITION BY l.run_id ORDER BY m.line DESC, m.part DESC) = 1) t
  WHERE t.run_id = dispatches.run_id AND t.kind = 'result' AND NOT has_terminal;`;

/**
 * A session that several dispatches name is split at the later starts. Where a start is unknown or two are equal it
 * cannot be split, and no dispatch has a known share of it.
 */
const SESSIONS = `
DELETE FROM dispatch_sessions;
INSERT INTO dispatch_sessions
  WITH named AS (
    SELECT DISTINCT d.run_id, d.started_ms, unnest(r.session_ids) AS session_id
    FROM dispatches d JOIN (
      SELECT run_id, session_ids FROM dispatch_records UNION ALL
      SELECT f.run_id, o.session_ids FROM followed_files f JOIN drain_records USING (source_id, line, part)
        JOIN sources s ON s.path = f.path JOIN sessions_of_sources o ON o.source_id = s.source_id
      WHERE f.role = 'forensic log') r USING (run_id)),
  ordered AS (
    SELECT *, row_number() OVER in_session AS position, lead(started_ms) OVER in_session AS next_ms,
      count(*) OVER (PARTITION BY session_id) AS dispatches_naming,
      count(DISTINCT started_ms) OVER (PARTITION BY session_id) AS starts
    FROM named WINDOW in_session AS (PARTITION BY session_id ORDER BY started_ms NULLS LAST, run_id)),
  shared AS (
    SELECT *, CASE WHEN dispatches_naming = 1 THEN 'whole' WHEN starts = dispatches_naming THEN 'part'
      ELSE 'unknown' END AS share FROM ordered)
  SELECT run_id, session_id, CASE WHEN share = 'part' AND position > 1 THEN started_ms END,
    CASE WHEN share = 'part' THEN next_ms END, share
  FROM shared;
UPDATE dispatches SET first_session_ms = f.first_ms FROM (
  SELECT m.run_id, min(s.started_ms) AS first_ms FROM dispatch_sessions m LEFT JOIN sessions s USING (session_id)
  GROUP BY m.run_id HAVING bool_and(m.share = 'whole' AND s.started_ms IS NOT NULL)) f
  WHERE f.run_id = dispatches.run_id;
UPDATE dispatches SET span_s = f.span_s FROM (
  SELECT m.run_id, (max(s.ended_ms) - min(s.started_ms)) / 1000 AS span_s
  FROM dispatch_sessions m LEFT JOIN sessions s USING (session_id)
  GROUP BY m.run_id HAVING bool_and(m.share = 'whole' AND s.started_ms IS NOT NULL)) f
  WHERE f.run_id = dispatches.run_id;
UPDATE dispatches SET is_resumed = coalesce(entry = 'continuation', false) OR (
  SELECT count(*) > 1 FROM dispatch_sessions m WHERE m.run_id = dispatches.run_id);
UPDATE dispatches SET is_running = NOT has_terminal AND ended_ms IS NULL AND coalesce(
  coalesce(first_session_ms, started_ms) + timeout_s * 1000 > source_last_ms, true);`;

/** A start that the record gives and its sessions do not bear out is said from an hour on. */
const PROBLEMS = `
DELETE FROM problems WHERE kind IN ('shared-session', 'dispatch-disagrees', 'start-disagrees', 'no-cohort',
  'not-followed', 'no-dispatch');
INSERT INTO problems
  WITH found AS (
    SELECT d.source_id, d.line, d.part, 'shared-session' AS kind, 'Session ' || s.session_id || CASE s.share
      WHEN 'part' THEN ' is named by several dispatches; this one gets its part from its own start on.'
      ELSE ' is named by several dispatches and cannot be split between them: a start is unknown or two are equal.'
      END AS detail
    FROM dispatch_sessions s JOIN dispatches d USING (run_id) WHERE s.from_ms IS NOT NULL OR s.share = 'unknown'
    UNION ALL
    SELECT place.source_id, place.line, place.part, 'dispatch-disagrees',
      'Dispatch records of run ' || run_id || ' disagree about ' || list_aggregate(fields, 'string_agg', ', ') || '.'
    FROM disagreements WHERE len(fields) > 0
    UNION ALL
    SELECT d.source_id, d.line, d.part, 'dispatch-disagrees', 'Logs disagree about how run ' || d.run_id || ' ended.'
    FROM dispatches d JOIN last_terminals t USING (run_id) WHERE t.readings > 1 OR len(t.reasons) > 1
    UNION ALL
    SELECT d.source_id, d.line, d.part, 'dispatch-disagrees',
      'Logs disagree about the counts of run ' || d.run_id || '.'
    FROM dispatches d JOIN last_counts k USING (run_id)
    WHERE len(k.fix_cycles) > 1 OR len(k.files_changed) > 1 OR len(k.retries) > 1 OR len(k.incidents) > 1
    UNION ALL
    SELECT source_id, line, part, 'start-disagrees',
      'The first session of run ' || run_id || ' begins more than an hour from the recorded start; the session holds.'
    FROM dispatches WHERE abs(first_session_ms - started_ms) > 3600000
    UNION ALL
    SELECT source_id, 1, 0, 'no-cohort', 'The cohort pattern does not match ' || run_id || '; it has no cohort.'
    FROM log_dispatches WHERE cohort IS NULL
    UNION ALL
    SELECT source_id, first.line, first.part, 'no-dispatch', 'No dispatch record names run ' || run_id || ': '
      || CASE records WHEN 1 THEN 'this record counts' ELSE 'its ' || records || ' records in this log count' END
      || ' nowhere.'
    FROM (SELECT source_id, run_id, count(*) AS records, min(struct_pack(line, part)) AS first FROM drain_records
      ANTI JOIN dispatches USING (run_id) GROUP BY source_id, run_id)
    UNION ALL
    SELECT source_id, line, part, 'not-followed', problem FROM followed_files WHERE problem IS NOT NULL)
  SELECT f.source_id, f.line, e.byte_offset, f.kind, f.detail
  FROM found f JOIN entries e ON e.source_id = f.source_id AND e.line = f.line AND e.part = f.part;`;

/** Statements in the order in which they must run, behind those that settle the sessions. */
export const settleDispatchesSql: string = [
  TOGETHER,
  DISPATCHES,
  ENDS,
  ENDS_OF_LOGS,
  SESSIONS,
  settleDrainFactsSql,
  settleContractsSql,
  PROBLEMS,
].join("\n");
