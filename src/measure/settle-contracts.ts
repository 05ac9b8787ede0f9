// SQL that settles the result contracts of dispatches. The last complete block of a kind is the one that counts; a fix
// must answer a review that is there. What is expected and not there is missing and counts as failed; where logs are
// missing nothing is known.

/**
 * Every block of each dispatch, in order. Blocks of one response in several files are one block; a response counts for
 * the dispatch that has its part of the session. One without a time in a session that dispatches share may be of any of
 * them: `is_unplaced`, and it counts for none.
 */
const BLOCKS = `
CREATE OR REPLACE TEMP TABLE owned_blocks AS
  WITH once AS (
    SELECT c.*, s.path FROM contract_copies c JOIN sources s USING (source_id)
    QUALIFY row_number() OVER (PARTITION BY coalesce(message_key, ''), coalesce(c.run_id, ''), text_sha256, text_line,
      c.at_ms ORDER BY path, line, part) = 1),
  owned AS (
    SELECT m.run_id, o.* EXCLUDE (run_id, at_ms), r.timestamp_ms AS at_ms,
      m.share = 'part' AND r.timestamp_ms IS NULL AS is_unplaced
    FROM once o JOIN requests r USING (message_key) JOIN dispatch_sessions m ON m.session_id = r.session_id
      AND m.share <> 'unknown' AND (r.timestamp_ms IS NULL OR ((m.from_ms IS NULL OR r.timestamp_ms >= m.from_ms)
        AND (m.until_ms IS NULL OR r.timestamp_ms < m.until_ms)))
    UNION ALL BY NAME
    SELECT *, false AS is_unplaced FROM once
    WHERE message_key IS NULL AND run_id IN (SELECT run_id FROM dispatches))
  FROM owned;
CREATE OR REPLACE TEMP TABLE dispatch_blocks AS
  SELECT *, row_number() OVER (PARTITION BY run_id
    ORDER BY coalesce(at_ms, CASE WHEN message_key IS NULL THEN 1e300 ELSE 0 END), path, line, part, text_line)
    AS position
  FROM owned_blocks WHERE NOT is_unplaced;
CREATE OR REPLACE TEMP TABLE last_blocks AS
  SELECT * FROM dispatch_blocks WHERE state = 'complete'
  QUALIFY row_number() OVER (PARTITION BY run_id, kind ORDER BY position DESC) = 1;`;

/** The review that a fix answers: the last one before it, else the last one of an earlier dispatch of its ticket. */
const ANSWERED = `
CREATE OR REPLACE TEMP TABLE answered AS
  WITH reviews AS (SELECT * FROM dispatch_blocks WHERE state = 'complete' AND kind = 'review'),
  fixes AS (
    SELECT b.run_id, b.position, d.slug, coalesce(d.first_session_ms, d.started_ms) AS started_ms
    FROM last_blocks b JOIN dispatches d USING (run_id) WHERE b.kind = 'fix'),
  candidates AS (
    SELECT f.run_id, r.standing, r.ids, 1 AS nearness, 0 AS started_ms, r.position
    FROM fixes f JOIN reviews r ON r.run_id = f.run_id AND r.position < f.position
    UNION ALL
    SELECT f.run_id, r.standing, r.ids, 0, coalesce(d.first_session_ms, d.started_ms), r.position
    FROM fixes f JOIN dispatches d ON d.slug = f.slug AND d.run_id <> f.run_id
      AND coalesce(d.first_session_ms, d.started_ms) < f.started_ms JOIN reviews r ON r.run_id = d.run_id)
  SELECT run_id, standing, from_json(ids, '["VARCHAR"]') AS ids FROM candidates
  QUALIFY row_number() OVER (PARTITION BY run_id ORDER BY nearness DESC, started_ms DESC, position DESC) = 1;`;

/** What records ask for. A dispatch whose records ask for nothing is one that implements. */
const EXPECTED = `
CREATE OR REPLACE TEMP TABLE expected_contracts AS
  WITH hints AS (
    SELECT run_id, phase AS hint FROM dispatches UNION ALL SELECT run_id, phase FROM phases
    UNION ALL SELECT run_id, entry FROM dispatches
    UNION ALL SELECT run_id, body->>'$.kind' FROM drain_records SEMI JOIN dispatches USING (run_id)
      WHERE record = 'artifact'),
  asked AS (
    SELECT DISTINCT run_id, CASE WHEN starts_with(lower(hint), 'implement') THEN 'implementation'
      WHEN starts_with(lower(hint), 'review') THEN 'review'
      WHEN regexp_matches(lower(hint), '^fix(es|er|ers|ing|up)?([^a-z]|$)') THEN 'fix' END
      AS kind
    FROM hints)
  SELECT run_id, kind FROM asked WHERE kind IS NOT NULL
  UNION ALL SELECT run_id, 'implementation' FROM dispatches WHERE run_id NOT IN (
    SELECT run_id FROM asked WHERE kind IS NOT NULL);`;

/** Why nothing can be known of a block that is not there. */
const CONTRACTS = `
DELETE FROM contracts;
INSERT INTO contracts BY NAME
  WITH logs AS (
    SELECT d.run_id, CASE WHEN d.is_running THEN 'The dispatch is still running.'
      WHEN bool_or(m.share = 'unknown') THEN 'Another dispatch names one of its sessions too.'
      WHEN d.run_id IN (SELECT run_id FROM owned_blocks WHERE is_unplaced)
        THEN 'A result in a session that it shares has no time.'
      WHEN count(m.session_id) = 0 THEN 'Its record names no session.'
      WHEN count(s.session_id) FILTER (s.main_entries > 0) < count(m.session_id)
        THEN 'Not all of its sessions are loaded.'
      END AS unknown_why
    FROM dispatches d LEFT JOIN dispatch_sessions m USING (run_id) LEFT JOIN sessions s USING (session_id)
    GROUP BY d.run_id, d.is_running),
  notes AS (
    SELECT run_id, kind, string_agg(state || ' ' || blocks, ', ' ORDER BY state) AS notes
    FROM (SELECT run_id, kind, state, count(*) AS blocks FROM dispatch_blocks WHERE state <> 'complete' GROUP BY ALL)
    GROUP BY run_id, kind),
  kinds AS (SELECT run_id, kind, true AS is_expected FROM expected_contracts
    UNION ALL SELECT run_id, kind, false
    FROM (SELECT run_id, kind FROM last_blocks UNION SELECT run_id, kind FROM notes)
    ANTI JOIN expected_contracts USING (run_id, kind)),
  judged AS (
    SELECT b.*, CASE WHEN b.kind <> 'fix' OR b.standing = 'malformed' THEN b.why
      WHEN a.run_id IS NULL THEN 'There is no review that it answers.'
      WHEN a.standing = 'malformed' THEN 'The review that it answers is malformed.'
      ELSE 'It attempts ' || list_filter(from_json(b.ids, '["VARCHAR"]'), lambda id: NOT list_contains(a.ids, id))[1]
        || ', which the review that it answers does not have.' END AS fault
    FROM last_blocks b LEFT JOIN answered a ON a.run_id = b.run_id)
  SELECT k.run_id, k.kind, k.is_expected, CASE WHEN j.run_id IS NULL THEN
      CASE WHEN l.unknown_why IS NULL THEN 'missing' ELSE 'unknown' END
      WHEN j.fault IS NULL THEN 'valid' ELSE 'malformed' END AS standing,
    j.version, CASE WHEN j.run_id IS NOT NULL THEN j.fault WHEN l.unknown_why IS NOT NULL THEN l.unknown_why
      WHEN n.notes IS NOT NULL THEN 'No block is complete.' ELSE 'There is no block.' END AS why,
    CASE WHEN j.fault IS NULL THEN j.verdict END AS verdict, n.notes, j.source_id, j.line, j.part
  FROM kinds k JOIN logs l USING (run_id) LEFT JOIN notes n USING (run_id, kind)
    LEFT JOIN judged j ON j.run_id = k.run_id AND j.kind = k.kind;
UPDATE dispatches SET contracts_expected = c.expected, contracts_valid = c.valid, contracts_unknown = c.unknown FROM (
  SELECT run_id, count(*) AS expected, count(*) FILTER (standing = 'valid') AS valid,
    count(*) FILTER (standing = 'unknown') AS unknown FROM contracts GROUP BY run_id) c
  WHERE c.run_id = dispatches.run_id;`;

/** Statements in the order in which they must run, behind the phases of dispatches. */
export const settleContractsSql: string = [BLOCKS, ANSWERED, EXPECTED, CONTRACTS].join("\n");
