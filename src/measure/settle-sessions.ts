// SQL that settles sessions and the fate of every physical line. It runs after requests and prompts are settled.

import { noObjectWhy } from "../session/log-format.ts";
import { sqlText } from "./table-definition.ts";

const SESSIONS = `
CREATE OR REPLACE TEMP TABLE damage AS
  SELECT source_id, count(*) AS damaged_lines FROM entries
  WHERE part = 0 AND outcome IN ('malformed', 'too-long', 'unfinished') GROUP BY source_id;
DELETE FROM sessions;
INSERT INTO sessions
  WITH spans AS (
    SELECT context_id, min(timestamp_ms) AS first_ms, max(timestamp_ms) AS last_ms,
      count(*) FILTER (kind IN ('response', 'conversation')) AS spoken FROM entries
    WHERE context_id IS NOT NULL GROUP BY context_id),
  named AS (
    SELECT c.session_id, min(first_ms) AS first_ms, max(last_ms) AS last_ms,
      arg_min(cwd, struct_pack(at_ms := coalesce(first_ms, 1e300), named := cwd)) FILTER (cwd IS NOT NULL) AS cwd,
      arg_min(version, struct_pack(at_ms := coalesce(first_ms, 1e300), named := version))
        FILTER (version IS NOT NULL) AS version,
      count(DISTINCT c.source_id) AS source_files,
      coalesce(sum(spoken) FILTER (NOT c.is_worker), 0)::BIGINT AS main_entries
    FROM contexts c LEFT JOIN spans USING (context_id) GROUP BY c.session_id),
  lost_files AS (
    SELECT DISTINCT c.session_id, s.source_id, greatest(s.physical_lines, 1) AS damaged_lines
    FROM sources s JOIN contexts c ON c.session_id <> '' AND contains(s.path, '/' || c.session_id || '/subagents/')
    WHERE s.left_out_why = ${sqlText(noObjectWhy)} OR (s.left_out_why IS NOT NULL AND s.modified_ms IS NULL)),
  damaged AS (
    SELECT session_id, sum(damaged_lines)::BIGINT AS damaged_lines FROM (
      SELECT session_id, damaged_lines
      FROM (SELECT DISTINCT session_id, source_id FROM contexts) JOIN damage USING (source_id)
      UNION ALL SELECT session_id, damaged_lines FROM lost_files) GROUP BY session_id),
  own AS (
    SELECT session_id, min(timestamp_ms) AS own_ms FROM (
      SELECT session_id, timestamp_ms FROM requests UNION ALL
      SELECT session_id, timestamp_ms FROM prompts WHERE is_turn) GROUP BY session_id),
  counted AS (SELECT session_id, count(*) AS requests FROM requests GROUP BY session_id),
  holding AS (SELECT session_id, count(*) AS held FROM held GROUP BY session_id)
  SELECT n.session_id, coalesce(own_ms, n.first_ms), n.last_ms, n.cwd, n.version, n.main_entries,
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
    SELECT k.source_id, CASE WHEN k.source_id <> r.source_id THEN 'copy' ELSE 'response-other' END AS fate,
      sum(k.physical_lines) AS lines, sum(k.recovered_objects) AS objects
    FROM response_copies k LEFT JOIN settled_requests r USING (message_key) GROUP BY ALL),
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
export const settleSessionsSql: string = [SESSIONS, FATES].join("\n");
