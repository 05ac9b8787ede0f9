// SQL that settles prompts, sessions and the fate of every physical line. It runs after the requests are settled.

/**
 * A prompt is known by its id; a copy with a fresh id by its text and the response that follows it in its session.
 * Equal prompts before one response are told apart by their order. Order is by time, so it does not depend on files.
 */
const PROMPTS = `
CREATE OR REPLACE TEMP TABLE named_prompts AS
  SELECT p.*, c.session_id, c.is_worker, s.path, coalesce(h.holder_rank, 1e15) AS holder_rank,
    p.uuid AS uuid_key
  FROM prompt_copies p JOIN contexts c USING (context_id) JOIN sources s ON s.source_id = p.source_id
    LEFT JOIN holders h ON h.session_id = c.session_id;
CREATE OR REPLACE TEMP TABLE prompt_events AS
  WITH moments AS (
    SELECT session_id, is_worker, min(timestamp_ms) AS at_ms, 0 AS is_response, uuid_key AS event_key,
      min(source) AS source, min(sha256) AS sha256
    FROM named_prompts WHERE source <> 'machine' GROUP BY session_id, is_worker, uuid_key
    UNION ALL
    SELECT session_id, is_worker, first_ms, 1, message_key, 'response', NULL FROM held)
  SELECT session_id, event_key AS uuid_key, source, sha256, is_response,
    lead(is_response) OVER in_session AS is_answered,
    first_value(CASE WHEN is_response = 1 THEN event_key END IGNORE NULLS) OVER (PARTITION BY session_id, is_worker
      ORDER BY at_ms NULLS LAST, is_response, event_key ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING) AS next_key
  FROM moments WINDOW in_session AS (PARTITION BY session_id, is_worker
    ORDER BY at_ms NULLS LAST, is_response, event_key);
CREATE OR REPLACE TEMP TABLE prompt_keys AS
  WITH by_uuid AS (
    SELECT uuid_key, min(session_id) AS session_id, min(sha256) AS sha256, min(next_key) AS next_key,
      max(is_answered) AS is_answered
    FROM prompt_events WHERE is_response = 0 GROUP BY uuid_key),
  numbered AS (
    SELECT e.uuid_key, row_number() OVER (PARTITION BY e.session_id, b.sha256, b.next_key
      ORDER BY e.uuid_key) AS turn_number
    FROM prompt_events e JOIN by_uuid b USING (uuid_key) WHERE e.is_response = 0)
  SELECT b.uuid_key, any_value(b.is_answered) AS is_answered, min(CASE WHEN b.next_key IS NULL THEN b.uuid_key
    ELSE b.sha256 || ':' || b.next_key || ':' || n.turn_number END) AS prompt_key
  FROM by_uuid b JOIN numbered n USING (uuid_key) GROUP BY b.uuid_key;
DELETE FROM prompts;
INSERT INTO prompts
  WITH keyed AS (
    SELECT p.*, coalesce(k.prompt_key, p.uuid_key) AS prompt_key, k.is_answered
    FROM named_prompts p LEFT JOIN prompt_keys k USING (uuid_key)),
  ranked AS (
    SELECT *, min(timestamp_ms) OVER (PARTITION BY prompt_key, session_id) AS first_ms,
      max(is_answered) OVER (PARTITION BY prompt_key) AS is_answered_anywhere,
      row_number() OVER (PARTITION BY prompt_key ORDER BY holder_rank, session_id, path, line, part) AS place_rank
    FROM keyed)
  SELECT session_id, is_worker, first_ms, source,
    source IN ('user', 'sdk') OR (source = 'command' AND coalesce(is_answered_anywhere, 0) = 1),
    chars, sha256, source_id, line, part
  FROM ranked WHERE place_rank = 1;`;

const SESSIONS = `
CREATE OR REPLACE TEMP TABLE damage AS
  SELECT source_id, count(*) AS damaged_lines FROM entries
  WHERE part = 0 AND outcome IN ('malformed', 'too-long', 'unfinished') GROUP BY source_id;
DELETE FROM sessions;
INSERT INTO sessions
  WITH spans AS (
    SELECT context_id, min(timestamp_ms) AS first_ms, max(timestamp_ms) AS last_ms FROM entries
    WHERE context_id IS NOT NULL GROUP BY context_id),
  named AS (
    SELECT c.session_id, min(first_ms) AS first_ms, max(last_ms) AS last_ms,
      arg_min(cwd, struct_pack(at_ms := coalesce(first_ms, 1e300), named := cwd)) FILTER (cwd IS NOT NULL) AS cwd,
      arg_min(version, struct_pack(at_ms := coalesce(first_ms, 1e300), named := version))
        FILTER (version IS NOT NULL) AS version,
      count(DISTINCT c.source_id) AS source_files
    FROM contexts c LEFT JOIN spans USING (context_id) GROUP BY c.session_id),
  damaged AS (
    SELECT session_id, sum(damaged_lines)::BIGINT AS damaged_lines
    FROM (SELECT DISTINCT session_id, source_id FROM contexts) JOIN damage USING (source_id) GROUP BY session_id),
  own AS (
    SELECT session_id, min(timestamp_ms) AS own_ms FROM (
      SELECT session_id, timestamp_ms FROM requests UNION ALL
      SELECT session_id, timestamp_ms FROM prompts WHERE is_turn) GROUP BY session_id),
  counted AS (SELECT session_id, count(*) AS requests FROM requests GROUP BY session_id),
  holding AS (SELECT session_id, count(*) AS held FROM held GROUP BY session_id)
  SELECT n.session_id, coalesce(own_ms, n.first_ms), n.last_ms, n.cwd, n.version,
    CASE WHEN c.requests IS NULL THEN 0 ELSE c.requests END,
    CASE WHEN h.held IS NULL THEN 0 ELSE h.held - CASE WHEN c.requests IS NULL THEN 0 ELSE c.requests END END,
    n.source_files, CASE WHEN d.damaged_lines IS NULL THEN 0 ELSE d.damaged_lines END
  FROM named n LEFT JOIN own USING (session_id) LEFT JOIN counted c USING (session_id)
    LEFT JOIN holding h USING (session_id) LEFT JOIN damaged d USING (session_id);`;

/**
 * Of the lines of a response the one whose figures were chosen is the final one; its others in that source are response
 * lines too, and those in other sources are copies. Of conversation lines with one id all but the first are copies.
 */
const FATES = `
DELETE FROM fate_counts;
INSERT INTO fate_counts
  WITH repeated AS (
    SELECT uuid FROM entries WHERE kind = 'conversation' AND uuid IS NOT NULL GROUP BY uuid HAVING count(*) > 1),
  copies AS (
    SELECT e.source_id, count(*) FILTER (e.part = 0) AS lines, count(*) FILTER (e.part > 0) AS objects FROM (
      SELECT e.source_id, e.part, row_number() OVER (PARTITION BY e.uuid ORDER BY s.path, e.line, e.part) AS place_rank
      FROM entries e JOIN sources s USING (source_id) SEMI JOIN repeated USING (uuid)
      WHERE e.kind = 'conversation') e WHERE place_rank > 1 GROUP BY e.source_id),
  plain AS (
    SELECT source_id, CASE WHEN outcome <> 'read' THEN outcome
        WHEN kind = 'conversation' THEN 'conversation-without-usage' ELSE kind END AS fate,
      count(*) FILTER (part = 0) AS lines, count(*) FILTER (part > 0) AS objects
    FROM entries WHERE kind IS DISTINCT FROM 'response' GROUP BY ALL),
  finals AS (
    SELECT source_id, count(*) FILTER (part = 0) AS lines, count(*) FILTER (part > 0) AS objects
    FROM requests GROUP BY source_id),
  of_responses AS (
    SELECT k.source_id, CASE WHEN k.source_id = r.source_id THEN 'response-other' ELSE 'copy' END AS fate,
      sum(k.physical_lines) AS lines, sum(k.recovered_objects) AS objects
    FROM response_copies k JOIN requests r USING (message_key) GROUP BY ALL),
  changes AS (
    SELECT * FROM plain UNION ALL SELECT * FROM of_responses
    UNION ALL SELECT source_id, 'response-final', lines, objects FROM finals
    UNION ALL SELECT source_id, 'response-other', -lines, -objects FROM finals
    UNION ALL SELECT source_id, 'copy', lines, objects FROM copies
    UNION ALL SELECT source_id, 'conversation-without-usage', -lines, -objects FROM copies)
  SELECT source_id, fate, sum(lines), sum(objects) FROM changes GROUP BY source_id, fate
    HAVING sum(lines) <> 0 OR sum(objects) <> 0
  UNION ALL SELECT source_id, 'in-a-file-left-out', physical_lines, 0 FROM sources
    WHERE left_out_why IS NOT NULL AND physical_lines > 0;`;

/** Statements in the order in which they must run. */
export const settleSessionsSql: string = [PROMPTS, SESSIONS, FATES].join("\n");
