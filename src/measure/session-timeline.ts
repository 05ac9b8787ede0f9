// One session as a timeline: prompts, requests, the model's texts, calls, results and compactions, each with the line
// it was taken from. Rows are in the order of time; one without a time follows the line before it in its file.

import type { Database, Row } from "./open-database.ts";
import { findNumber, findText, readNumber, readText } from "./row-values.ts";

interface EventPlace {
  /** Milliseconds since 1970; null where no line of it has a time. */
  readonly timestampMs: number | null;
  readonly isWorker: boolean;
  /** Null on the main thread, and for subagents of old clients, which have no id. */
  readonly agentId: string | null;
  readonly path: string;
  readonly line: number;
  /** 0 for a line of one object; 1, 2, … for the objects of a glued line. */
  readonly part: number;
  readonly byteOffset: number;
  readonly byteLength: number;
}

/** A text that stays in the log: its length in code points and its SHA-256. */
interface KeptText {
  readonly chars: number;
  readonly sha256: string;
}

/** What happened. Null figures are unknown. */
export type EventFacts =
  | (KeptText & { readonly kind: "prompt"; readonly source: string; readonly isTurn: boolean })
  | {
      readonly kind: "request";
      readonly model: string | null;
      readonly inputTokens: number | null;
      readonly cacheReadTokens: number | null;
      readonly cacheWriteTokens: number | null;
      /** As recorded: a lower bound. */
      readonly outputTokens: number | null;
      /** Sessions that hold a copy; more than 1 after a fork or a resume. */
      readonly sessionsHolding: number;
    }
  | (KeptText & { readonly kind: "text" | "thinking" })
  | {
      readonly kind: "call";
      readonly callKey: string;
      readonly name: string;
      /** Command, path, pattern or URL, at most 4,000 characters; null where it has none. */
      readonly subject: string | null;
      readonly subjectChars: number | null;
      readonly inputChars: number;
    }
  | (KeptText & {
      readonly kind: "result";
      readonly callKey: string;
      /** Tool of the call that it answers; null where no call of that id was found. */
      readonly name: string | null;
      readonly isError: boolean;
      /** Source of the denial, or `invalid rewrite`; null where it is no refusal. */
      readonly refusal: string | null;
    })
  | { readonly kind: "compaction"; readonly type: string };

export type TimelineEvent = EventPlace & EventFacts;

/** Empty thinking blocks, which newer clients write in place of the text, are left out. */
const TIMED = `
WITH texts AS (
  SELECT x.* FROM text_copies x JOIN requests r USING (message_key)
  WHERE r.session_id = $id AND x.chars > 0
  QUALIFY row_number() OVER (PARTITION BY message_key, kind, sha256
    ORDER BY x.source_id <> r.source_id, x.source_id, x.line, x.part) = 1),
compactions AS (
  SELECT e.* FROM entries e JOIN contexts c USING (context_id)
  WHERE c.session_id = $id AND e.type LIKE 'system/%compact_boundary'
  QUALIFY row_number() OVER (PARTITION BY coalesce(e.uuid, e.source_id || ':' || e.line || ':' || e.part)
    ORDER BY e.source_id, e.line, e.part) = 1),
happened AS (
  SELECT 'prompt' AS kind, 1 AS rank, timestamp_ms, is_worker, source_id, line, part, source AS label, is_turn AS flag,
    chars, sha256 FROM prompts WHERE session_id = $id
  UNION ALL BY NAME
  SELECT 'request' AS kind, 2 AS rank, timestamp_ms, is_worker, source_id, line, part, model AS label, input_tokens,
    cache_read_tokens, cache_write_tokens, output_tokens, sessions_holding FROM requests WHERE session_id = $id
  UNION ALL BY NAME
  SELECT kind, CASE kind WHEN 'thinking' THEN 3 ELSE 4 END AS rank, source_id, line, part, chars, sha256 FROM texts
  UNION ALL BY NAME
  SELECT 'call' AS kind, 5 AS rank, timestamp_ms, is_worker, source_id, line, part, call_key, name AS label, subject,
    subject_chars, input_chars FROM tool_calls WHERE session_id = $id
  UNION ALL BY NAME
  SELECT 'result' AS kind, 6 AS rank, r.timestamp_ms, r.is_worker, r.source_id, r.line, r.part, r.call_key,
    t.name AS label, r.is_error AS flag, r.chars, r.sha256, r.refusal
  FROM tool_results r LEFT JOIN tool_calls t USING (call_key) WHERE r.session_id = $id
  UNION ALL BY NAME
  SELECT 'compaction' AS kind, 0 AS rank, timestamp_ms, source_id, line, part, type AS label FROM compactions),
placed AS (
  SELECT h.* EXCLUDE (timestamp_ms, is_worker), coalesce(h.timestamp_ms, e.timestamp_ms) AS timestamp_ms,
    coalesce(h.is_worker, c.is_worker, false) AS is_worker, c.agent_id, s.path, e.byte_offset, e.byte_length
  FROM happened h JOIN entries e USING (source_id, line, part) JOIN sources s USING (source_id)
    LEFT JOIN contexts c USING (context_id)),
timed AS (
  SELECT *, coalesce(timestamp_ms, last_value(timestamp_ms IGNORE NULLS) OVER (
    PARTITION BY source_id ORDER BY line, part, rank ROWS UNBOUNDED PRECEDING)) AS placed_ms FROM placed)`;

/** The order of a timeline, as terms of an ORDER BY over `timed`. What has no time before it is in order of lines. */
const ORDER = `placed_ms NULLS FIRST, timestamp_ms IS NULL, ${["path", "line", "part"]
  .map((place) => `CASE WHEN placed_ms IS NULL THEN ${place} END`)
  .join(", ")}, rank, path, line, part, call_key, sha256`;

/** The events of the session with this id: all, or those with the given numbers in its order, counted from 0. */
export async function readTimeline(
  database: Database,
  sessionId: string,
  numbers?: readonly number[],
): Promise<readonly TimelineEvent[]> {
  const numbered = `SELECT *, row_number() OVER (ORDER BY ${ORDER}) - 1 AS number FROM timed`;
  const part =
    numbers === undefined ? "" : "WHERE number IN (SELECT unnest(string_split($numbers, ','))::BIGINT)";
  const rows = await database.all(`${TIMED} SELECT * FROM (${numbered}) ${part} ORDER BY number`, {
    id: sessionId,
    ...(numbers === undefined ? {} : { numbers: numbers.join(",") }),
  });
  return rows.map((row) => ({ ...placeOf(row), ...factsOf(row) }));
}

/** A row of a timeline by its number, with what tells which hook events belong to it. */
export type NumberedPlace = { readonly number: number; readonly path: string; readonly line: number } & (
  | { readonly kind: "prompt" }
  | { readonly kind: "call" | "result"; readonly callKey: string }
);

/** The prompts, calls and results that stand on lines of these numbers, whatever the file, in order. */
export async function readNumberedPlaces(
  database: Database,
  sessionId: string,
  lines: readonly number[],
): Promise<readonly NumberedPlace[]> {
  const numbered = `SELECT kind, path, line, call_key, row_number() OVER (ORDER BY ${ORDER}) - 1 AS number FROM timed`;
  const rows = await database.all(
    `${TIMED} SELECT * FROM (${numbered}) WHERE kind IN ('prompt', 'call', 'result')
      AND line IN (SELECT unnest(string_split($lines, ','))::BIGINT) ORDER BY number`,
    { id: sessionId, lines: lines.length === 0 ? "0" : [...new Set(lines)].join(",") },
  );
  return rows.map((row) => {
    const place = {
      number: readNumber(row, "number"),
      path: readText(row, "path"),
      line: readNumber(row, "line"),
    };
    const kind = readText(row, "kind");
    if (kind === "prompt") return { ...place, kind };
    return { ...place, kind: kind === "call" ? "call" : "result", callKey: readText(row, "call_key") };
  });
}

/**
 * The whole timeline as one sign per event, in its order: `p` prompt, `r` request, `t` text, `k` thinking, `c` call,
 * `o` result, `e` result that is an error, `d` refused call, `m` compaction.
 */
export async function readTimelineSigns(database: Database, sessionId: string): Promise<string> {
  const [row] = await database.all(
    `${TIMED}, numbered AS (
      SELECT CASE kind WHEN 'prompt' THEN 'p' WHEN 'request' THEN 'r' WHEN 'text' THEN 't' WHEN 'thinking' THEN 'k'
        WHEN 'call' THEN 'c' WHEN 'compaction' THEN 'm'
        ELSE CASE WHEN refusal IS NOT NULL THEN 'd' WHEN flag THEN 'e' ELSE 'o' END END AS sign,
        row_number() OVER (ORDER BY ${ORDER}) AS number
      FROM timed)
    SELECT coalesce(string_agg(sign, '' ORDER BY number), '') AS signs FROM numbered`,
    { id: sessionId },
  );
  if (row === undefined) throw new Error("Reading the signs of a timeline gave no row.");
  return readText(row, "signs");
}

function placeOf(row: Row): EventPlace {
  return {
    timestampMs: findNumber(row, "timestamp_ms"),
    isWorker: row.is_worker === true,
    agentId: findText(row, "agent_id"),
    path: readText(row, "path"),
    line: readNumber(row, "line"),
    part: readNumber(row, "part"),
    byteOffset: readNumber(row, "byte_offset"),
    byteLength: readNumber(row, "byte_length"),
  };
}

function factsOf(row: Row): EventFacts {
  const kind = readText(row, "kind");
  if (kind === "prompt") {
    return { kind, source: readText(row, "label"), isTurn: row.flag === true, ...keptText(row) };
  }
  if (kind === "request") return requestFacts(row);
  if (kind === "text" || kind === "thinking") return { kind, ...keptText(row) };
  if (kind === "call") return callFacts(row);
  if (kind === "compaction") return { kind, type: readText(row, "label") };
  return {
    kind: "result",
    callKey: readText(row, "call_key"),
    name: findText(row, "label"),
    isError: row.flag === true,
    refusal: findText(row, "refusal"),
    ...keptText(row),
  };
}

function requestFacts(row: Row): EventFacts {
  return {
    kind: "request",
    model: findText(row, "label"),
    inputTokens: findNumber(row, "input_tokens"),
    cacheReadTokens: findNumber(row, "cache_read_tokens"),
    cacheWriteTokens: findNumber(row, "cache_write_tokens"),
    outputTokens: findNumber(row, "output_tokens"),
    sessionsHolding: readNumber(row, "sessions_holding"),
  };
}

function callFacts(row: Row): EventFacts {
  return {
    kind: "call",
    callKey: readText(row, "call_key"),
    name: readText(row, "label"),
    subject: findText(row, "subject"),
    subjectChars: findNumber(row, "subject_chars"),
    inputChars: readNumber(row, "input_chars"),
  };
}

function keptText(row: Row): KeptText {
  return { chars: readNumber(row, "chars"), sha256: readText(row, "sha256") };
}
