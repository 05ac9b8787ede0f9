// SQL that settles what lines say about runs: each mark and result once, how many turns of a session have no result,
// and each denied call once. A turn without a result is unfinished: it is never taken for free or successful.

/** Equal marks are one, in however many logs they stand. Copies under one id that differ are settled by content. */
const MARKS = `
CREATE OR REPLACE TEMP TABLE marks AS
  SELECT m.*, c.session_id, c.version FROM run_marks m JOIN contexts c USING (context_id)
    JOIN sources s ON s.source_id = m.source_id
  QUALIFY row_number() OVER (PARTITION BY m.kind, m.mark_key ORDER BY m.output_tokens DESC NULLS LAST,
    m.cost_usd DESC NULLS LAST, m.duration_ms DESC NULLS LAST, m.round_trips DESC NULLS LAST, m.has_totals DESC,
    m.has_since DESC, m.has_denials DESC, m.is_error DESC NULLS LAST, m.subtype NULLS LAST, c.session_id, s.path,
    m.line, m.part) = 1;
DELETE FROM run_results;
INSERT INTO run_results
  SELECT mark_key, session_id, subtype, is_error, terminal_reason, api_error_status, round_trips, duration_ms,
    api_duration_ms, input_tokens, output_tokens, cache_read_tokens, cache_write_tokens, cost_usd, source_id, line, part
  FROM marks WHERE kind = 'result';`;

/**
 * What the marks of each session say together. A turn that made no round trip used nothing in its main loop; any other
 * whose usage is all 0 did not say what it used.
 */
const TURNS = `
CREATE OR REPLACE TEMP TABLE run_sessions AS
  WITH said AS (
    SELECT *, kind = 'result' AS is_result, kind = 'result' AND NOT has_usage AND round_trips = 0 AS is_idle FROM marks)
  SELECT session_id, count(*) FILTER (kind = 'start') AS turns_begun, count(*) FILTER (is_result) AS results,
    count(*) FILTER (kind = 'retry') AS api_retries, count(*) FILTER (kind = 'saved') AS saved,
    greatest(count(*) FILTER (kind = 'start') - count(*) FILTER (is_result), 0) AS unfinished,
    CASE WHEN count(*) FILTER (is_result AND is_error IS NULL) = 0 THEN count(*) FILTER (is_result AND is_error) END
      AS error_results,
    CASE WHEN count(*) FILTER (is_result AND round_trips IS NULL) = 0 THEN try_cast(sum(round_trips) AS BIGINT) END
      AS round_trips,
    count(*) FILTER (is_result AND NOT has_since) = 0 AND count(*) FILTER (is_result) > 0 AS are_all_since,
    count(*) FILTER (is_result AND NOT has_totals) = 0 AND count(*) FILTER (is_result) > 0 AS have_all_totals,
    count(*) FILTER (is_result AND NOT has_denials) = 0 AND count(*) FILTER (is_result) > 0 AS have_all_denials,
    ${["input_tokens", "output_tokens", "cache_read_tokens", "cache_write_tokens"]
      .map(
        (field) => `CASE WHEN count(*) FILTER (is_result AND ${field} IS NULL AND NOT is_idle) = 0
      AND count(*) FILTER (is_result) > 0 THEN try_cast(coalesce(sum(${field}), 0) AS BIGINT) END
      AS main_${field}`,
      )
      .join(",\n    ")}
  FROM said GROUP BY session_id;`;

/**
 * A denied call is known from its result or from a list. A rewrite of a hook that the schema refused stands in the list
 * too and is no denial.
 */
const DENIALS = `
DELETE FROM denials;
INSERT INTO denials
  WITH listed AS MATERIALIZED (
    SELECT k.call_key, c.session_id, k.source_id, k.line, k.part
    FROM denial_copies k JOIN contexts c USING (context_id) JOIN sources s ON s.source_id = k.source_id
    QUALIFY row_number() OVER (PARTITION BY k.call_key ORDER BY c.session_id, s.path, k.line, k.part) = 1),
  answered AS MATERIALIZED (
    SELECT r.*, l.call_key IS NOT NULL AS is_listed FROM tool_results r LEFT JOIN listed l USING (call_key)
    WHERE r.refusal IS NOT NULL OR l.call_key IS NOT NULL)
  SELECT call_key, session_id, is_worker, timestamp_ms, coalesce(refusal, 'unknown'), is_listed, source_id, line, part
  FROM answered WHERE refusal IS DISTINCT FROM 'invalid rewrite'
  UNION ALL
  SELECT l.call_key, coalesce(t.session_id, l.session_id), t.is_worker, NULL, 'unknown', true,
    l.source_id, l.line, l.part
  FROM listed l LEFT JOIN tool_calls t USING (call_key) ANTI JOIN answered USING (call_key);`;

/** Statements in the order in which they must run, behind those that settle requests and sessions. */
export const settleRunsSql: string = [MARKS, TURNS].join("\n");

/** Statements for the denied calls, known from lists or not. They run behind those that settle requests. */
export const settleDenialsSql: string = DENIALS;
