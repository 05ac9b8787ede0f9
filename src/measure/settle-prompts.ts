// SQL that settles prompts: which lines are the same prompt, and which session each belongs to. The identities come
// first, because a prompt that only one session holds is work of its own when the responses are shared out.

/**
 * A prompt is known by its id; a copy with a fresh id by its text, its time and the response beside it in its session:
 * the one that follows, else the one before. Order is by time, so it does not depend on files. Equal prompts beside one
 * response are told apart by their times. Only sessions that hold a text under several ids, or a command, whose answer
 * makes it a turn, are looked at: everywhere else the id is all that there is.
 */
const KEYS = `
CREATE OR REPLACE TEMP TABLE prompt_events AS
  WITH repeated AS (
    SELECT sha256 FROM prompt_copies GROUP BY sha256 HAVING count(DISTINCT uuid) > 1),
  doubtful AS MATERIALIZED (
    SELECT DISTINCT c.session_id FROM prompt_copies p JOIN contexts c USING (context_id)
    WHERE p.source = 'command' OR p.sha256 IN (FROM repeated)),
  moments AS (
    SELECT c.session_id, c.is_worker, min(p.timestamp_ms) AS at_ms, 0 AS is_response, p.uuid AS event_key,
      min(p.sha256) AS sha256
    FROM prompt_copies p JOIN contexts c USING (context_id) SEMI JOIN doubtful USING (session_id)
    WHERE p.source <> 'machine'
    GROUP BY c.session_id, c.is_worker, p.uuid
    UNION ALL
    SELECT session_id, is_worker, first_ms, 1, message_key, NULL FROM held SEMI JOIN doubtful USING (session_id))
  SELECT session_id, is_worker, at_ms, is_response, event_key AS uuid, sha256, lead(is_response) OVER s AS is_answered,
    first_value(CASE WHEN is_response = 1 THEN event_key END IGNORE NULLS) OVER (s ROWS BETWEEN 1 FOLLOWING
      AND UNBOUNDED FOLLOWING) AS next_key,
    last_value(CASE WHEN is_response = 1 THEN event_key END IGNORE NULLS) OVER (s ROWS BETWEEN UNBOUNDED PRECEDING
      AND 1 PRECEDING) AS previous_key
  FROM moments WINDOW s AS (PARTITION BY session_id, is_worker ORDER BY at_ms NULLS LAST, is_response, event_key);
CREATE OR REPLACE TEMP TABLE prompt_keys AS
  WITH placed AS (
    SELECT session_id, uuid, at_ms, is_answered, CASE WHEN next_key IS NOT NULL THEN sha256 || ' before ' || next_key
      WHEN previous_key IS NOT NULL THEN sha256 || ' after ' || previous_key END AS beside
    FROM prompt_events WHERE is_response = 0),
  numbered AS (
    SELECT *, dense_rank() OVER (PARTITION BY session_id, beside ORDER BY at_ms NULLS LAST,
      CASE WHEN at_ms IS NULL THEN uuid END) AS turn_number FROM placed)
  SELECT uuid, max(is_answered) AS is_answered,
    coalesce(min(beside || ' ' || turn_number), uuid) AS prompt_key
  FROM numbered GROUP BY uuid;`;

const PROMPTS = `
DELETE FROM prompts;
INSERT INTO prompts
  WITH keyed AS (
    SELECT p.*, c.session_id, c.is_worker, s.path, h.holder_rank, coalesce(k.prompt_key, p.uuid) AS prompt_key,
      k.is_answered
    FROM prompt_copies p JOIN contexts c USING (context_id) JOIN sources s ON s.source_id = p.source_id
      LEFT JOIN holders h ON h.session_id = c.session_id LEFT JOIN prompt_keys k ON k.uuid = p.uuid),
  ranked AS (
    SELECT *, min(timestamp_ms) OVER (PARTITION BY prompt_key, session_id) AS first_ms,
      max(is_answered) OVER (PARTITION BY prompt_key) AS is_answered_anywhere,
      row_number() OVER (PARTITION BY prompt_key ORDER BY holder_rank NULLS LAST, session_id, path, line, part)
        AS place_rank
    FROM keyed)
  SELECT session_id, is_worker, first_ms, source,
    source IN ('user', 'sdk') OR (source = 'command' AND coalesce(is_answered_anywhere, 0) = 1),
    chars, sha256, source_id, line, part
  FROM ranked WHERE place_rank = 1;`;

/** Statements that find out which prompts are the same. They run once the held responses are known. */
export const promptKeysSql: string = KEYS;

/** Statements that settle the prompts. They run once the holders are ranked. */
export const settlePromptsSql: string = PROMPTS;
