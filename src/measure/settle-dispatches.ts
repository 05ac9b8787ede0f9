// SQL that settles the records of drain logs: each dispatch once, with its sessions. Copies of a log add nothing.
// Records of one run that disagree about cohort or start have neither, so that no comparison can use them.

/** Of several dispatch records of a run the one that says most holds: an end, more sessions, then by content. */
const DISPATCHES = `
CREATE OR REPLACE TEMP TABLE dispatch_records AS
  SELECT r.*, s.path, body->>'$.profile' AS profile, (body->>'$.startedAtMs')::DOUBLE AS started_ms,
    (body->>'$.endedAtMs')::DOUBLE AS ended_ms, body->'$.sessionIds' AS session_ids
  FROM drain_records r JOIN sources s USING (source_id) WHERE record = 'dispatch';
CREATE OR REPLACE TEMP TABLE last_terminals AS
  SELECT run_id, body FROM drain_records JOIN sources USING (source_id) WHERE record = 'terminal'
  QUALIFY row_number() OVER (PARTITION BY run_id ORDER BY line DESC, part DESC, body, path) = 1;
CREATE OR REPLACE TEMP TABLE last_counts AS
  SELECT run_id, body FROM drain_records JOIN sources USING (source_id) WHERE record = 'counts'
  QUALIFY row_number() OVER (PARTITION BY run_id ORDER BY line DESC, part DESC, body, path) = 1;
DELETE FROM dispatches;
INSERT INTO dispatches
  WITH ends AS (SELECT source_id, max(timestamp_ms) AS last_ms FROM drain_records GROUP BY source_id),
  agreement AS (
    SELECT run_id, count(DISTINCT profile) = 1 AND count(DISTINCT started_ms) <= 1 AS agrees,
      max(last_ms) AS last_ms
    FROM dispatch_records JOIN ends USING (source_id) GROUP BY run_id),
  chosen AS (
    SELECT * FROM dispatch_records QUALIFY row_number() OVER (PARTITION BY run_id ORDER BY
      (ended_ms IS NULL), (started_ms IS NULL), json_array_length(session_ids) DESC, body, path, line, part) = 1)
  SELECT c.run_id, CASE WHEN agrees THEN profile END, body->>'$.slug', body->>'$.drainRun',
    CASE WHEN agrees THEN started_ms END, ended_ms, (body->>'$.timeoutS')::DOUBLE, false,
    NULL, NULL, NULL, NULL, NULL, last_ms, (body->'$.phaseGroups')::VARCHAR,
    CASE WHEN NOT agrees THEN 'Its records disagree about cohort or start.' END, source_id, line, part
  FROM chosen c JOIN agreement USING (run_id);
UPDATE dispatches SET has_terminal = true, is_error = (t.body->>'$.isError')::BOOLEAN,
  terminal_reason = t.body->>'$.reason' FROM last_terminals t WHERE t.run_id = dispatches.run_id;
UPDATE dispatches SET fix_cycles = (k.body->>'$.fixCycles')::BIGINT,
  files_changed = (k.body->>'$.filesChanged')::BIGINT, retries = (k.body->>'$.retries')::BIGINT
  FROM last_counts k WHERE k.run_id = dispatches.run_id;`;

/** A session that two dispatches name is split at the later start, and is a problem of the later record. */
const SESSIONS = `
DELETE FROM dispatch_sessions;
INSERT INTO dispatch_sessions
  WITH named AS (
    SELECT DISTINCT d.run_id, d.started_ms, unnest(from_json(r.session_ids, '["VARCHAR"]')) AS session_id
    FROM dispatches d JOIN dispatch_records r
      ON r.run_id = d.run_id AND r.source_id = d.source_id AND r.line = d.line AND r.part = d.part),
  ordered AS (
    SELECT run_id, session_id, started_ms, row_number() OVER in_session AS position,
      lead(started_ms) OVER in_session AS next_ms, count(*) OVER (PARTITION BY session_id) AS dispatches_naming
    FROM named WINDOW in_session AS (PARTITION BY session_id ORDER BY started_ms NULLS LAST, run_id))
  SELECT run_id, session_id, CASE WHEN position > 1 THEN started_ms END, next_ms, dispatches_naming > 1
  FROM ordered;
DELETE FROM problems WHERE kind = 'shared-session';
INSERT INTO problems
  SELECT d.source_id, d.line, e.byte_offset, 'shared-session', 'Session ' || s.session_id
    || ' is named by several dispatches; this one gets its part from its own start on.'
  FROM dispatch_sessions s JOIN dispatches d USING (run_id)
    JOIN entries e ON e.source_id = d.source_id AND e.line = d.line AND e.part = d.part
  WHERE s.from_ms IS NOT NULL;`;

/** Statements in the order in which they must run. */
export const settleDispatchesSql: string = [DISPATCHES, SESSIONS].join("\n");
