// SQL that compares the sums of the lines with the recorded totals of the same scope, per session and field. The main
// loop's total is the sum of what each result says of its turn. The totals of everything count on from turn to turn,
// and since client 2.1.277 from run to run: they are told apart here by what they say, and where that is not certain
// there is no total. A figure is billed where the two agree, or where the total itself is the figure.

import { sqlText } from "./table-definition.ts";

/** The fields that are compared, in the order in which they are shown. */
export const reconciledFields = [
  "input_tokens",
  "cache_write_tokens",
  "cache_read_tokens",
  "output_tokens",
] as const;

export type ReconciledField = (typeof reconciledFields)[number];

/** The client version from which a resumed headless run counts on from the totals of the run before. */
const COUNTS_ON = "[2, 1, 277]";

/** The oldest version seen to list the denials of hooks; 2.0.77 does not, and of those between nothing is known. */
const LISTS_HOOK_DENIALS = "[2, 1, 301]";

function perField(write: (field: ReconciledField) => string, separator = ", "): string {
  return reconciledFields.map(write).join(separator);
}

/** What kind of logs a session stands in, and which counters its client versions have. */
const KINDS = `
CREATE OR REPLACE TEMP TABLE log_kinds AS
  WITH versions AS (
    SELECT session_id, is_headless,
      list_transform(regexp_extract_all(version, '[0-9]+')[1:3], lambda part: try_cast(part AS INTEGER)) AS numbers
    FROM contexts WHERE session_id IN (SELECT session_id FROM run_sessions))
  SELECT session_id, bool_and(is_headless) AS is_headless_alone,
    coalesce(bool_and(numbers >= ${COUNTS_ON}) FILTER (numbers IS NOT NULL), false) AS counts_on,
    coalesce(bool_and(numbers < ${COUNTS_ON}) FILTER (numbers IS NOT NULL), false) AS begins_again,
    coalesce(bool_and(numbers >= ${LISTS_HOOK_DENIALS}) FILTER (numbers IS NOT NULL), false) AS lists_hook_denials
  FROM versions GROUP BY session_id;`;

/** Different totals of one session in the order of their size, with what the results beside them used themselves. */
const VECTORS = `
CREATE OR REPLACE TEMP TABLE total_vectors AS
  WITH lines AS (
    SELECT source_id, line, part, sum(${perField((field) => `coalesce(${field}, 0)`, " + ")}) AS all_tokens,
      bool_or(${perField((field) => `${field} IS NULL`, " OR ")}) AS has_gap,
      string_agg(model || ${perField((field) => `' ' || coalesce(${field}, -1)`, " || ")}, ',' ORDER BY model) AS vector
    FROM run_totals WHERE scope = 'all' GROUP BY source_id, line, part),
  grouped AS (
    SELECT m.session_id, l.vector, any_value(l.all_tokens) AS all_tokens, any_value(l.has_gap) AS has_gap,
      min(struct_pack(source_id := m.source_id, line := m.line, part := m.part)) AS place,
      ${perField((field) => `coalesce(sum(m.${field}), 0) AS used_${field}`)}
    FROM marks m JOIN lines l USING (source_id, line, part) WHERE l.all_tokens > 0 GROUP BY m.session_id, l.vector)
  SELECT *, row_number() OVER (PARTITION BY session_id ORDER BY all_tokens, vector) AS position,
    count(*) OVER (PARTITION BY session_id) AS vectors
  FROM grouped;`;

/**
 * Totals count on where none of them falls behind the one before, and each step holds at least what the results at it
 * used themselves. Totals that begin again with every run break that as soon as a run used less than the one before.
 */
const COUNTERS = `
CREATE OR REPLACE TEMP TABLE counters AS
  WITH models AS (
    SELECT DISTINCT v.session_id, t.model FROM total_vectors v
      JOIN run_totals t ON t.scope = 'all' AND t.source_id = v.place.source_id AND t.line = v.place.line
        AND t.part = v.place.part),
  grid AS (
    SELECT v.session_id, v.position, m.model, ${perField((field) => `coalesce(t.${field}, 0) AS ${field}`)}
    FROM total_vectors v JOIN models m USING (session_id)
      LEFT JOIN run_totals t ON t.scope = 'all' AND t.model = m.model AND t.source_id = v.place.source_id
        AND t.line = v.place.line AND t.part = v.place.part),
  steps AS (
    SELECT session_id, position, ${perField((field) => `${field} - lag(${field}, 1, 0) OVER w AS ${field}`)}
    FROM grid WINDOW w AS (PARTITION BY session_id, model ORDER BY position)),
  summed AS (
    SELECT session_id, position, ${perField((field) => `sum(${field}) AS ${field}`)},
      min(least(${perField((field) => field)})) AS smallest
    FROM steps GROUP BY session_id, position)
  SELECT v.session_id, max(v.vectors) AS vectors, bool_or(v.has_gap) AS has_gap,
    bool_and(s.smallest >= 0 AND ${perField((field) => `s.${field} >= v.used_${field}`, " AND ")}) AS goes_on
  FROM total_vectors v JOIN summed s USING (session_id, position) GROUP BY v.session_id;`;

/** How the total of everything is had, or why it cannot be had. */
const METHODS = `
CREATE OR REPLACE TEMP TABLE total_methods AS
  WITH facts AS (
    SELECT r.*, k.is_headless_alone, k.counts_on, k.begins_again, c.vectors, coalesce(c.goes_on, false) AS goes_on,
      coalesce(c.has_gap, false) AS has_gap, coalesce(s.copied_requests, 0) > 0 AS is_fork
    FROM run_sessions r JOIN log_kinds k USING (session_id) LEFT JOIN counters c USING (session_id)
      LEFT JOIN sessions s USING (session_id))
  SELECT session_id, CASE
      WHEN unfinished > 0 THEN NULL
      WHEN (is_headless_alone OR is_fork) AND are_all_since THEN 'since'
      WHEN has_gap OR vectors IS NULL THEN NULL
      WHEN goes_on AND NOT is_fork AND (vectors = 1 OR counts_on OR results = 0) THEN 'last'
      WHEN NOT goes_on AND begins_again AND saved = 0 AND have_all_totals THEN 'sum' END AS method,
    CASE WHEN unfinished = 1 THEN '1 of its turns has no result.'
      WHEN unfinished > 0 THEN unfinished || ' of its turns have no result.'
      WHEN results + saved = 0 THEN 'Its logs hold no totals.'
      WHEN vectors IS NULL THEN 'Its totals are all 0 or missing.'
      WHEN has_gap THEN 'Its totals leave out a figure.'
      WHEN is_fork THEN 'Its totals hold those of the session that it was forked from.'
      ELSE 'Whether its totals go on from one another or begin again cannot be told.' END AS why
  FROM facts;`;

/** The cost of one model in one line. Tokens at no cost have no known price: a back end of a third party. */
const PRICED = `CASE WHEN cost_usd > 0 OR ${perField((field) => `coalesce(${field}, 0)`, " + ")} = 0 THEN cost_usd END`;

const MODEL_TOTALS = `
DELETE FROM model_totals;
INSERT INTO model_totals
  WITH parts AS (
    SELECT m.session_id, t.* FROM total_methods m JOIN marks k ON k.session_id = m.session_id AND k.kind = 'result'
      JOIN run_totals t ON t.source_id = k.source_id AND t.line = k.line AND t.part = k.part
        AND t.scope = CASE m.method WHEN 'since' THEN 'since' ELSE 'all' END
    WHERE m.method IN ('since', 'sum')
    UNION ALL
    SELECT m.session_id, t.* FROM total_methods m JOIN total_vectors v ON v.session_id = m.session_id
        AND v.position = v.vectors
      JOIN run_totals t ON t.source_id = v.place.source_id AND t.line = v.place.line AND t.part = v.place.part
        AND t.scope = 'all'
    WHERE m.method = 'last')
  SELECT session_id, model, ${["input_tokens", "output_tokens", "cache_read_tokens", "cache_write_tokens"]
    .map((field) => `CASE WHEN count(*) = count(${field}) THEN try_cast(sum(${field}) AS BIGINT) END`)
    .join(", ")},
    CASE WHEN count(*) = count(${PRICED}) AND NOT bool_or(cost_basis IS NOT DISTINCT FROM 'unknown')
      THEN sum(cost_usd) END
  FROM parts GROUP BY session_id, model;
CREATE OR REPLACE TEMP TABLE everything AS
  SELECT session_id, ${perField(
    (field) => `CASE WHEN count(*) = count(${field}) THEN try_cast(sum(${field}) AS BIGINT) END AS ${field}`,
  )},
    CASE WHEN count(*) = count(cost_usd) THEN round(sum(cost_usd), 9) END AS cost_usd
  FROM model_totals GROUP BY session_id;`;

function sideSql(
  scope: string,
  field: ReconciledField,
  recorded: string,
  total: string,
  why: string,
): string {
  return `SELECT session_id, ${sqlText(scope)} AS scope, ${sqlText(field)} AS field, ${recorded} AS recorded,
      ${total} AS total, ${why} AS why FROM sides`;
}

const MAIN_WHY = `CASE WHEN unfinished > 0 OR results + saved = 0 THEN why
    WHEN results = 0 THEN 'No result says what the main loop used.'
    ELSE 'A result does not say what its main loop used.' END`;

/** Lines and totals side by side. */
const RECONCILIATIONS = `
CREATE OR REPLACE TEMP TABLE line_sums AS
  SELECT session_id, count(*) FILTER (is_worker) AS worker_requests, ${perField(
    (field) => `
    CASE WHEN count(*) = count(${field}) THEN try_cast(sum(${field}) AS BIGINT) END AS all_${field},
    CASE WHEN count(*) FILTER (NOT is_worker) = count(${field}) FILTER (NOT is_worker)
      THEN try_cast(coalesce(sum(${field}) FILTER (NOT is_worker), 0) AS BIGINT) END AS main_${field}`,
  )}
  FROM requests WHERE session_id IN (SELECT session_id FROM run_sessions) GROUP BY session_id;
DELETE FROM reconciliations;
INSERT INTO reconciliations
  WITH sides AS (
    SELECT r.session_id, r.results, r.saved, r.unfinished,
      CASE WHEN m.method IS NULL THEN m.why ELSE 'Its totals are all 0 or leave out a figure.' END AS why, ${perField(
        (field) => `
      CASE WHEN r.unfinished = 0 THEN r.main_${field} END AS main_total_${field},
      e.${field} AS all_total_${field}, coalesce(l.main_${field}, CASE WHEN l.session_id IS NULL THEN 0 END)
        AS main_${field}, coalesce(l.all_${field}, CASE WHEN l.session_id IS NULL THEN 0 END) AS all_${field}`,
      )}
    FROM run_sessions r JOIN total_methods m USING (session_id) LEFT JOIN everything e USING (session_id)
      LEFT JOIN line_sums l USING (session_id)),
  rows_of AS (
    ${reconciledFields
      .flatMap((field) => [
        sideSql("main loop", field, `main_${field}`, `main_total_${field}`, MAIN_WHY),
        sideSql("everything", field, `all_${field}`, `all_total_${field}`, "why"),
      ])
      .join("\n    UNION ALL ")})
  SELECT session_id, scope, field, recorded, total, CASE WHEN total IS NULL THEN 'no total'
      WHEN recorded IS NULL THEN 'no record' WHEN recorded = total THEN 'equal' WHEN recorded > total THEN 'over'
      ELSE 'under' END, CASE WHEN total IS NULL THEN why END
  FROM rows_of;`;

/** Statements in the order in which they must run, behind those that settle the marks of runs. */
export const reconcileSql: string = [KINDS, VECTORS, COUNTERS, METHODS, MODEL_TOTALS, RECONCILIATIONS].join(
  "\n",
);
