// SQL that settles the copies of responses and of everything that responses carry: one row each, with the figures and
// the owner that the counting rule gives. The order of its keys comes from the counting rule itself.

import { copyOrder, holderOrder, orderSql } from "../session/count-requests.ts";
import { promptKeysSql, settlePromptsSql } from "./settle-prompts.ts";

/** Which sessions hold which response; `shared` are the responses of several rows, the only ones to be settled. */
const HELD = `
CREATE OR REPLACE TEMP TABLE held AS
  SELECT message_key, session_id, min(timestamp_ms) AS first_ms, bool_or(is_worker) AS is_worker,
    min(agent_id) AS agent_id, count(*) AS copies
  FROM response_copies JOIN contexts USING (context_id) GROUP BY message_key, session_id;
CREATE OR REPLACE TEMP TABLE shared AS
  SELECT message_key, count(*)::INTEGER AS sessions_holding FROM held GROUP BY message_key HAVING sum(copies) > 1;`;

/**
 * How each session stands as a holder; one order for all that is shared between sessions. What it holds are responses,
 * prompts, and what the client answered in a model's place (an API error): each is its own where no other has it.
 */
const HOLDERS = `
CREATE OR REPLACE TEMP TABLE holders AS
  WITH things AS (
    SELECT session_id, 'response' AS kind, message_key AS thing, first_ms FROM held
    UNION ALL
    SELECT c.session_id, 'prompt', coalesce(k.prompt_key, p.uuid) AS prompt_key, min(p.timestamp_ms)
    FROM prompt_copies p JOIN contexts c USING (context_id) LEFT JOIN prompt_keys k USING (uuid)
    WHERE p.source IN ('user', 'sdk', 'command') GROUP BY c.session_id, coalesce(k.prompt_key, p.uuid)
    UNION ALL
    SELECT DISTINCT c.session_id, 'answer', e.timestamp_ms::VARCHAR, e.timestamp_ms
    FROM entries e JOIN contexts c USING (context_id)
    WHERE e.kind = 'conversation' AND e.type = 'assistant' AND e.timestamp_ms IS NOT NULL),
  holding AS (
    SELECT min(session_id) AS session_id, count(*) = 1 AS is_own, min(first_ms) AS first_ms FROM things
    GROUP BY kind, thing),
  held_counts AS (SELECT session_id, count(*) AS held_count FROM things GROUP BY session_id),
  own_counts AS (
    SELECT session_id, count(*) AS own_count, min(first_ms) AS earliest_own_ms FROM holding WHERE is_own
    GROUP BY session_id),
  counted AS (
    SELECT session_id, held_count, CASE WHEN own_count IS NULL THEN 0 ELSE own_count END AS own_count, earliest_own_ms
    FROM held_counts LEFT JOIN own_counts USING (session_id)),
  keyed AS (
    SELECT session_id, (session_id = '')::INTEGER AS is_unnamed, (own_count > 0)::INTEGER AS has_own,
      CASE WHEN own_count = 0 THEN held_count END AS held_without_own, earliest_own_ms
    FROM counted)
  SELECT session_id, row_number() OVER (ORDER BY ${orderSql(holderOrder)}) AS holder_rank FROM keyed;
CREATE OR REPLACE TEMP TABLE owners AS
  SELECT message_key, arg_min(session_id, holder_rank) AS session_id, any_value(sessions_holding) AS sessions_holding,
    bool_or(is_worker) AS is_worker
  FROM held JOIN holders USING (session_id) JOIN shared USING (message_key) GROUP BY message_key;`;

const REQUESTS = `
DELETE FROM settled_requests;
INSERT INTO settled_requests
  WITH odd AS MATERIALIZED (SELECT * FROM response_copies SEMI JOIN shared USING (message_key)),
  ranked AS (
    SELECT r.*, c.session_id = o.session_id AS is_owners, s.path,
      sum(r.physical_lines + r.recovered_objects) OVER (PARTITION BY message_key, r.source_id) AS lines_beside
    FROM odd r JOIN owners o USING (message_key) JOIN contexts c USING (context_id)
      JOIN sources s ON s.source_id = r.source_id),
  chosen AS (
    SELECT * FROM ranked QUALIFY row_number() OVER (PARTITION BY message_key
      ORDER BY ${orderSql(copyOrder)}, is_owners DESC, lines_beside DESC, path, line, part) = 1)
  SELECT c.message_key, o.session_id, o.is_worker, h.first_ms, h.agent_id, c.model, c.request_id, c.input_tokens,
    c.output_tokens, c.cache_read_tokens, c.cache_write_tokens, c.cache_write_5m_tokens, c.cache_write_1h_tokens,
    o.sessions_holding, c.source_id, c.line, c.part
  FROM chosen c JOIN owners o USING (message_key)
    JOIN held h ON h.message_key = c.message_key AND h.session_id = o.session_id;`;

/** A call belongs where its response belongs. Copies of a call that differ are settled by content, then by place. */
const CALLS = `
CREATE OR REPLACE TEMP TABLE odd_calls AS
  SELECT call_key FROM call_copies SEMI JOIN shared USING (message_key)
  UNION SELECT call_key FROM call_copies GROUP BY call_key HAVING count(*) > 1;
DELETE FROM settled_calls;
INSERT INTO settled_calls
  WITH odd AS MATERIALIZED (SELECT * FROM call_copies SEMI JOIN odd_calls USING (call_key)),
  owned AS (
    SELECT k.*, c.session_id AS named_session, s.path, coalesce(o.session_id, c.session_id) AS session_id,
      coalesce(o.is_worker, c.is_worker) AS is_worker
    FROM odd k JOIN contexts c USING (context_id) JOIN sources s ON s.source_id = k.source_id
      LEFT JOIN owners o USING (message_key)),
  ranked AS (
    SELECT *, min(timestamp_ms) FILTER (named_session = session_id) OVER (PARTITION BY call_key) AS first_ms,
      row_number() OVER (PARTITION BY call_key ORDER BY (named_session = session_id) DESC, input_chars DESC,
        name, subject NULLS LAST, message_key, path, line, part) AS place_rank
    FROM owned)
  SELECT call_key, session_id, is_worker, first_ms, message_key, name, subject, subject_chars, input_chars,
    anchor_chars, source_id, line, part
  FROM ranked WHERE place_rank = 1;`;

/** A result belongs where its call belongs; a result without a call to the best holder among those that name it. */
const RESULTS = `
CREATE OR REPLACE TEMP TABLE odd_results AS
  SELECT r.call_key FROM result_copies r JOIN call_copies k ON r.call_key = k.call_key AND r.context_id <> k.context_id
  UNION SELECT call_key FROM result_copies SEMI JOIN settled_calls USING (call_key)
  UNION SELECT call_key FROM result_copies GROUP BY call_key HAVING count(*) > 1;
DELETE FROM settled_results;
INSERT INTO settled_results
  WITH odd AS MATERIALIZED (SELECT * FROM result_copies SEMI JOIN odd_results USING (call_key)),
  calls AS MATERIALIZED (SELECT call_key, session_id FROM tool_calls SEMI JOIN odd_results USING (call_key)),
  copies_of_results AS (
    SELECT r.*, c.session_id AS named_session, c.is_worker, s.path, t.session_id AS call_session, h.holder_rank
    FROM odd r JOIN contexts c USING (context_id) JOIN sources s ON s.source_id = r.source_id
      LEFT JOIN calls t USING (call_key) LEFT JOIN holders h ON h.session_id = c.session_id),
  placed AS (
    SELECT *, coalesce(call_session, first_value(named_session) OVER (PARTITION BY call_key
      ORDER BY holder_rank NULLS LAST, named_session)) AS session_id,
      bool_or(is_worker) OVER (PARTITION BY call_key) AS is_workers
    FROM copies_of_results),
  ranked AS (
    SELECT *, min(timestamp_ms) FILTER (named_session = session_id) OVER (PARTITION BY call_key) AS first_ms,
      row_number() OVER (PARTITION BY call_key ORDER BY refusal IS NULL, (named_session = session_id) DESC, chars DESC,
        sha256, refusal, is_error DESC, path, line, part) AS place_rank
    FROM placed)
  SELECT call_key, session_id, is_workers, first_ms, is_error, chars, sha256, refusal, source_id, line, part
  FROM ranked WHERE place_rank = 1;`;

/**
 * Equal blocks of one response count once. Where there are several rows of the response a block is also known by the id
 * of its line, so that a copy whose text was changed (a redaction) is no second block: the longest text holds.
 */
const TEXTS = `
CREATE OR REPLACE TEMP TABLE odd_texts AS
  SELECT message_key FROM text_copies SEMI JOIN shared USING (message_key)
  UNION SELECT message_key FROM text_copies GROUP BY message_key, kind HAVING count(*) > 1;
DELETE FROM settled_texts;
INSERT INTO settled_texts
  WITH odd AS MATERIALIZED (SELECT * FROM text_copies SEMI JOIN odd_texts USING (message_key)),
  places AS MATERIALIZED (
    SELECT source_id, line, part, uuid FROM entries SEMI JOIN odd USING (source_id, line, part)),
  named AS (
    SELECT t.message_key, t.kind, t.chars, t.sha256, CASE WHEN o.session_id IS NOT NULL
      THEN e.uuid || ':' || row_number() OVER (
        PARTITION BY t.source_id, t.line, t.part, t.kind ORDER BY t.chars DESC, t.sha256) END AS uuid,
      coalesce(o.session_id, c.session_id) AS session_id, coalesce(o.is_worker, c.is_worker) AS is_worker
    FROM odd t JOIN contexts c USING (context_id) LEFT JOIN owners o USING (message_key)
      JOIN places e ON e.source_id = t.source_id AND e.line = t.line AND e.part = t.part),
  once AS (
    SELECT * FROM named WHERE uuid IS NULL
    UNION ALL
    SELECT * FROM named WHERE uuid IS NOT NULL
    QUALIFY row_number() OVER (PARTITION BY message_key, kind, uuid ORDER BY chars DESC, sha256) = 1)
  SELECT message_key, any_value(session_id), any_value(is_worker), kind, any_value(chars), sha256
  FROM once GROUP BY message_key, kind, sha256;`;

/** Ids that back ends of third parties use again: they count once, and that this may be wrong is said. */
const DOUBTS = `
DELETE FROM problems WHERE kind IN ('shared-message-id', 'shared-tool-id');
INSERT INTO problems
  WITH messages AS (
    SELECT message_key, count(DISTINCT request_id) AS request_ids FROM response_copies
      SEMI JOIN shared USING (message_key) GROUP BY message_key HAVING count(DISTINCT request_id) > 1),
  tools AS (
    SELECT call_key, count(DISTINCT message_key) AS messages FROM call_copies SEMI JOIN odd_calls USING (call_key)
    GROUP BY call_key HAVING count(DISTINCT message_key) > 1),
  found AS (
    SELECT r.source_id, r.line, r.part, 'shared-message-id' AS kind, 'The id of this response stands under '
      || m.request_ids || ' request ids; all of them count as one request.' AS detail
    FROM messages m JOIN requests r USING (message_key)
    UNION ALL
    SELECT c.source_id, c.line, c.part, 'shared-tool-id', 'The id of this call stands in ' || t.messages
      || ' responses; all of them count as one call.'
    FROM tools t JOIN tool_calls c USING (call_key))
  SELECT f.source_id, f.line, e.byte_offset, f.kind, f.detail
  FROM found f JOIN entries e ON e.source_id = f.source_id AND e.line = f.line AND e.part = f.part;`;

/** Statements in the order in which they must run. */
export const settleRequestsSql: string = [
  HELD,
  promptKeysSql,
  HOLDERS,
  REQUESTS,
  CALLS,
  RESULTS,
  TEXTS,
  DOUBTS,
  settlePromptsSql,
].join("\n");
