// SQL that settles the records of drain logs: each dispatch once, with its sessions. Records of one run add to each
// other, copies of a log add nothing, and what records disagree about is unknown and named. A run whose records
// disagree about cohort or start is on no side.

/** The different values that are given for a field, without those that leave it open; NULL where none is given. */
function distinct(field: string): string {
  return `list_sort(list(DISTINCT ${field}) FILTER (${field} IS NOT NULL))`;
}

/** What the dispatch records of each run say together: a field has a value where no two records give different ones. */
const TOGETHER = `
CREATE OR REPLACE TEMP TABLE dispatch_records AS
  SELECT r.run_id, r.source_id, r.line, r.part, s.path, body->>'$.profile' AS profile,
    (body->>'$.startedAtMs')::DOUBLE AS started_ms, (body->>'$.endedAtMs')::DOUBLE AS ended_ms,
    (body->>'$.timeoutS')::DOUBLE AS timeout_s, body->>'$.slug' AS slug, body->>'$.drainRun' AS drain_run,
    (body->'$.phaseGroups')::VARCHAR AS phase_groups, body->'$.sessionIds' AS session_ids
  FROM drain_records r JOIN sources s USING (source_id) WHERE record = 'dispatch';
CREATE OR REPLACE TEMP TABLE said AS
  SELECT run_id, ${distinct("profile")} AS profiles, ${distinct("started_ms")} AS starts,
    ${distinct("ended_ms")} AS ends, ${distinct("timeout_s")} AS timeouts, ${distinct("slug")} AS slugs,
    ${distinct("drain_run")} AS drain_runs, ${distinct("nullif(phase_groups, 'null')")} AS phase_groups,
    arg_min(struct_pack(source_id, line, part), struct_pack(path, line, part)) AS place
  FROM dispatch_records GROUP BY run_id;
CREATE OR REPLACE TEMP TABLE disagreements AS
  SELECT run_id, place, list_filter([
    CASE WHEN len(profiles) > 1 THEN 'cohort' END, CASE WHEN len(starts) > 1 THEN 'start' END,
    CASE WHEN len(ends) > 1 THEN 'end' END, CASE WHEN len(timeouts) > 1 THEN 'timeout' END,
    CASE WHEN len(slugs) > 1 THEN 'ticket' END, CASE WHEN len(drain_runs) > 1 THEN 'drain run' END,
    CASE WHEN len(phase_groups) > 1 THEN 'phase groups' END], lambda field: field IS NOT NULL) AS fields FROM said;`;

const DISPATCHES = `
DELETE FROM dispatches;
INSERT INTO dispatches
  WITH ends_of_logs AS (SELECT source_id, max(timestamp_ms) AS last_ms FROM drain_records GROUP BY source_id),
  last_entries AS (
    SELECT run_id, max(last_ms) AS last_ms FROM dispatch_records JOIN ends_of_logs USING (source_id) GROUP BY run_id)
  SELECT run_id, CASE WHEN agrees THEN profiles[1] END, CASE WHEN len(slugs) = 1 THEN slugs[1] END,
    CASE WHEN len(drain_runs) = 1 THEN drain_runs[1] END, CASE WHEN agrees THEN starts[1] END, list_max(ends),
    CASE WHEN len(timeouts) = 1 THEN timeouts[1] END, false, NULL, NULL, NULL, NULL, NULL, last_ms,
    CASE WHEN len(phase_groups) = 1 THEN phase_groups[1] END,
    CASE WHEN NOT agrees THEN 'Its records disagree about cohort or start.' END, NULL,
    to_json(coalesce(starts, []))::VARCHAR, to_json(profiles)::VARCHAR, place.source_id, place.line, place.part
  FROM (SELECT *, len(profiles) = 1 AND coalesce(len(starts), 0) <= 1 AS agrees FROM said)
    JOIN last_entries USING (run_id);`;

/**
 * Within one log the last record of a run holds. Logs whose last records differ cannot be put in order, so what they
 * disagree about is unknown.
 */
const ENDS = `
CREATE OR REPLACE TEMP TABLE lasts AS
  SELECT run_id, record, body FROM drain_records WHERE record IN ('terminal', 'counts')
  QUALIFY row_number() OVER (PARTITION BY run_id, record, source_id ORDER BY line DESC, part DESC) = 1;
CREATE OR REPLACE TEMP TABLE last_terminals AS
  SELECT run_id, ${distinct("body->>'$.isError'")} AS errors, ${distinct("body->>'$.reason'")} AS reasons,
    count(DISTINCT body->>'$.isError') + count(DISTINCT CASE WHEN body->>'$.isError' IS NULL THEN 1 END) AS readings
  FROM lasts WHERE record = 'terminal' GROUP BY run_id;
CREATE OR REPLACE TEMP TABLE last_counts AS
  SELECT run_id, ${distinct("(body->>'$.fixCycles')::BIGINT")} AS fix_cycles,
    ${distinct("(body->>'$.filesChanged')::BIGINT")} AS files_changed,
    ${distinct("(body->>'$.retries')::BIGINT")} AS retries
  FROM lasts WHERE record = 'counts' GROUP BY run_id;
UPDATE dispatches SET has_terminal = true,
  is_error = CASE WHEN readings = 1 THEN errors[1]::BOOLEAN END,
  terminal_reason = CASE WHEN len(reasons) = 1 THEN reasons[1] END
  FROM last_terminals t WHERE t.run_id = dispatches.run_id;
UPDATE dispatches SET fix_cycles = CASE WHEN len(k.fix_cycles) = 1 THEN k.fix_cycles[1] END,
  files_changed = CASE WHEN len(k.files_changed) = 1 THEN k.files_changed[1] END,
  retries = CASE WHEN len(k.retries) = 1 THEN k.retries[1] END
  FROM last_counts k WHERE k.run_id = dispatches.run_id;`;

/**
 * A session that several dispatches name is split at the later starts. Where a start is unknown or two are equal it
 * cannot be split, and no dispatch has a known share of it.
 */
const SESSIONS = `
DELETE FROM dispatch_sessions;
INSERT INTO dispatch_sessions
  WITH named AS (
    SELECT DISTINCT d.run_id, d.started_ms, unnest(from_json(r.session_ids, '["VARCHAR"]')) AS session_id
    FROM dispatches d JOIN dispatch_records r USING (run_id)),
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
  WHERE f.run_id = dispatches.run_id;`;

/** A start that the record gives and its sessions do not bear out is said from an hour on. */
const PROBLEMS = `
DELETE FROM problems WHERE kind IN ('shared-session', 'dispatch-disagrees', 'start-disagrees');
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
    WHERE len(k.fix_cycles) > 1 OR len(k.files_changed) > 1 OR len(k.retries) > 1
    UNION ALL
    SELECT source_id, line, part, 'start-disagrees',
      'The first session of run ' || run_id || ' begins more than an hour from the recorded start; the session holds.'
    FROM dispatches WHERE abs(first_session_ms - started_ms) > 3600000)
  SELECT f.source_id, f.line, e.byte_offset, f.kind, f.detail
  FROM found f JOIN entries e ON e.source_id = f.source_id AND e.line = f.line AND e.part = f.part;`;

/** Statements in the order in which they must run, behind those that settle the sessions. */
export const settleDispatchesSql: string = [TOGETHER, DISPATCHES, ENDS, SESSIONS, PROBLEMS].join("\n");
