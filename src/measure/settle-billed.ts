// SQL for what is known of a session as billed, from its reconciliation and its results. Where a figure of the lines
// agrees with a total of its scope it is billed. Output of lines never is; where everything else of a scope agrees, the
// total's output is the figure. A session of which nothing but results is there has no other figures than its totals.

/** Tools that start agents, as an SQL list: where one was called, the main loop alone is not everything. */
export const startsAgents = "('Agent', 'Task', 'Workflow')";

const PROMPT_FIELDS = ["input_tokens", "cache_read_tokens", "cache_write_tokens"] as const;

function agreeing(scope: string): string {
  return `count(*) FILTER (scope = '${scope}' AND outcome = 'equal' AND field <> 'output_tokens')
      = ${PROMPT_FIELDS.length}`;
}

function columnOf(field: string, scope: string, column: string): string {
  return `max(${column}) FILTER (field = '${field}' AND scope = '${scope}')`;
}

/** The figure of the lines where it agrees with a total that stands for everything. */
function linesSql(field: string): string {
  return `CASE WHEN ${columnOf(field, "everything", "outcome")} = 'equal' OR (NOT any_value(has_workers)
      AND ${columnOf(field, "main loop", "outcome")} = 'equal') THEN ${columnOf(field, "everything", "recorded")} END`;
}

function billedSql(field: string): string {
  const total = columnOf(field, "everything", "total");
  const byOthers =
    field === "output_tokens"
      ? `,
      CASE WHEN ${agreeing("everything")} THEN ${total}
        WHEN ${agreeing("main loop")} AND NOT any_value(has_workers) THEN ${columnOf(field, "main loop", "total")} END`
      : "";
  return `CASE WHEN any_value(is_results_alone) THEN ${total} ELSE coalesce(${linesSql(field)}${byOthers}) END
      AS ${field}`;
}

/** Denials are all listed where every turn has its list, the client lists hooks' too, and nothing else is there. */
const BILLED_SESSIONS = `
DELETE FROM billed_sessions;
INSERT INTO billed_sessions
  WITH callers AS (SELECT DISTINCT session_id FROM tool_calls WHERE name IN ${startsAgents}),
  workers AS (
    SELECT r.session_id, c.session_id IS NOT NULL OR coalesce(l.worker_requests, 0) > 0 AS has_workers,
      coalesce(s.main_entries = 0 AND s.requests = 0, false) AS is_results_alone
    FROM run_sessions r LEFT JOIN callers c USING (session_id) LEFT JOIN line_sums l USING (session_id)
      LEFT JOIN sessions s USING (session_id)),
  billed AS (
    SELECT session_id, any_value(is_results_alone) AS is_results_alone,
      ${["input_tokens", "output_tokens", "cache_read_tokens", "cache_write_tokens"].map(billedSql).join(",\n      ")},
      ${columnOf("cache_read_tokens", "main loop", "outcome")} = 'equal' AS are_lines_covered
    FROM reconciliations JOIN workers USING (session_id) GROUP BY session_id)
  SELECT r.session_id, NULL, r.turns_begun, r.results, r.unfinished, r.error_results, r.api_retries,
    CASE WHEN r.unfinished = 0 AND r.results > 0 THEN r.round_trips END,
    CASE WHEN r.unfinished = 0 THEN nullif(e.cost_usd, 0) END,
    b.input_tokens, b.output_tokens, b.cache_read_tokens, b.cache_write_tokens,
    try_cast(b.input_tokens::HUGEINT + b.output_tokens + b.cache_read_tokens + b.cache_write_tokens AS BIGINT),
    r.unfinished = 0 AND r.have_all_denials AND k.lists_hook_denials
      AND (b.are_lines_covered OR b.is_results_alone)
  FROM run_sessions r JOIN billed b USING (session_id) JOIN log_kinds k USING (session_id)
    LEFT JOIN everything e USING (session_id);`;

/** Statements that run behind the reconciliation. */
export const settleBilledSql: string = BILLED_SESSIONS;
