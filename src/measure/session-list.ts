// Sessions with their figures, newest first. Figures are summed for the sessions of the list only. A sum with an
// unknown part is unknown.

import type { Database, Row, Value } from "./open-database.ts";
import { findNumber, findText, readNumber, readText } from "./row-values.ts";
import type { SessionCondition } from "./session-terms.ts";
import { startsAgents } from "./settle-billed.ts";

/** One session of the list. Null is what no line says. */
export interface ListedSession {
  /** Empty for lines that name no session. */
  readonly id: string;
  /** The shortest beginning of the id, of 8 characters or more, that no other session has. */
  readonly shortId: string;
  readonly startedMs: number | null;
  readonly cwd: string | null;
  readonly version: string | null;
  readonly requests: number;
  readonly toolCalls: number;
  readonly cacheReadTokens: number | null;
  /** A lower bound, as lines record it, unless `isOutputBilled`. */
  readonly outputTokens: number | null;
  /** True where a recorded total, of which everything else agrees with the lines, is the figure. */
  readonly isOutputBilled: boolean;
  /** Refused tool calls; a lower bound unless `areDenialsListed`: older clients hand on refusals without a mark. */
  readonly denials: number;
  /** True where results list every denial. */
  readonly areDenialsListed: boolean;
  /** Turns of headless output that began and have no result; null where there is no such output. */
  readonly unfinishedTurns: number | null;
  /** Lines of the session's files that could not be read: with any, every count is a lower bound. */
  readonly damagedLines: number;
  /** True where no line of the main thread is loaded: every count of lines is a lower bound. */
  readonly isMainThreadMissing: boolean;
  /** True where headless output leaves out what its subagents only said: requests and tokens are lower bounds. */
  readonly areAgentsUnprinted: boolean;
  /** True where cache reads are a lower bound: lines of a cut log, of which no total is the figure. */
  readonly isCacheReadShort: boolean;
}

export interface SessionList {
  readonly sessions: readonly ListedSession[];
  /** Sessions that meet the conditions, listed or not. */
  readonly matching: number;
  /** Sessions of the database. */
  readonly total: number;
}

/** What a list may be sorted by: every one but the time with the highest first, unknown ones last. */
export const sessionSorts = ["time", "requests", "calls", "cache-read", "output", "denials"] as const;
export type SessionSort = (typeof sessionSorts)[number];

/** Which part of a list: so many sessions from the one at `offset` on, in the order of `sort`. */
export interface SessionWindow {
  readonly limit: number;
  readonly offset?: number;
  readonly sort?: SessionSort;
}

const byTime = "started_ms DESC NULLS LAST, session_id";
const sortColumns: { readonly [sort in SessionSort]: string } = {
  time: byTime,
  requests: `requests DESC, ${byTime}`,
  calls: `tool_calls DESC, ${byTime}`,
  "cache-read": `cache_read_tokens DESC NULLS LAST, ${byTime}`,
  output: `output_tokens DESC NULLS LAST, ${byTime}`,
  denials: `denials DESC, ${byTime}`,
};

const figures = `
  SELECT l.*, coalesce(t.tool_calls, 0) AS tool_calls, coalesce(d.denials, 0) AS denials,
    CASE WHEN b.cache_read_tokens IS NOT NULL THEN b.cache_read_tokens WHEN l.requests = 0 THEN 0
      ELSE r.cache_read_tokens END AS cache_read_tokens,
    CASE WHEN b.output_tokens IS NOT NULL THEN b.output_tokens WHEN l.requests = 0 THEN 0
      ELSE r.output_tokens END AS output_tokens,
    b.output_tokens IS NOT NULL AS is_output_billed, coalesce(b.are_denials_listed, false) AS are_denials_listed,
    CASE WHEN b.turns_begun + b.results > 0 THEN b.unfinished END AS unfinished_turns,
    l.main_entries = 0 AS is_main_missing, coalesce(p.is_unprinted, false) AS is_unprinted,
    b.cache_read_tokens IS NULL AND (l.main_entries = 0 OR coalesce(p.is_unprinted OR u.is_under, false))
      AS is_cache_read_short
  FROM listed l LEFT JOIN billed_sessions b USING (session_id)
    LEFT JOIN (SELECT session_id,
        CASE WHEN count(cache_read_tokens) = count(*) THEN sum(cache_read_tokens) END AS cache_read_tokens,
        CASE WHEN count(output_tokens) = count(*) THEN sum(output_tokens) END AS output_tokens
      FROM requests SEMI JOIN listed USING (session_id) GROUP BY session_id) r USING (session_id)
    LEFT JOIN (SELECT session_id, count(*) AS tool_calls
      FROM tool_calls SEMI JOIN listed USING (session_id) GROUP BY session_id) t USING (session_id)
    LEFT JOIN (SELECT session_id, count(*) AS denials FROM denials SEMI JOIN listed USING (session_id)
      GROUP BY session_id) d USING (session_id)
    LEFT JOIN (SELECT session_id, outcome = 'under' AS is_under FROM reconciliations
      WHERE scope = 'main loop' AND field = 'cache_read_tokens') u USING (session_id)
    LEFT JOIN (SELECT session_id, bool_and(is_headless) AND session_id IN (
        SELECT session_id FROM tool_calls WHERE name IN ${startsAgents}) AS is_unprinted
      FROM contexts SEMI JOIN listed USING (session_id) GROUP BY session_id) p USING (session_id)`;

/** Sorted by what the sessions table itself has, the figures are summed for the window alone. */
function listSql(where: string, sort: SessionSort): string {
  const order = sortColumns[sort];
  const isOwn = sort === "time" || sort === "requests";
  const window = "LIMIT ? OFFSET ?";
  const listed = `SELECT s.* FROM sessions s WHERE ${where} ${isOwn ? `ORDER BY ${order} ${window}` : ""}`;
  const sums = `SELECT * FROM (${figures}) ORDER BY ${order} ${isOwn ? "" : window}`;
  return `WITH listed AS MATERIALIZED (${listed}), figures AS MATERIALIZED (${sums}),
    neighbours AS (SELECT session_id, lag(session_id) OVER ids AS id_before, lead(session_id) OVER ids AS id_after
      FROM sessions WINDOW ids AS (ORDER BY session_id))
    SELECT f.*, n.id_before, n.id_after FROM figures f JOIN neighbours n USING (session_id) ORDER BY ${order}`;
}

/** The sessions of the window that meet every condition. */
export async function readSessionList(
  database: Database,
  conditions: readonly SessionCondition[],
  { limit, offset = 0, sort = "time" }: SessionWindow,
): Promise<SessionList> {
  const where = conditions.length === 0 ? "true" : conditions.map(({ sql }) => sql).join(" AND ");
  const values: readonly Value[] = conditions.flatMap((condition) => condition.values);
  const [counts] = await database.all(
    `SELECT count(*) AS matching, (SELECT count(*) FROM sessions) AS total FROM sessions s WHERE ${where}`,
    values,
  );
  if (counts === undefined) throw new Error("Counting the sessions gave no row.");
  const rows = await database.all(listSql(where, sort), [...values, limit, offset]);
  return {
    sessions: rows.map(listedSession),
    matching: readNumber(counts, "matching"),
    total: readNumber(counts, "total"),
  };
}

function listedSession(row: Row): ListedSession {
  const id = readText(row, "session_id");
  return {
    id,
    shortId: shortId(id, [findText(row, "id_before") ?? "", findText(row, "id_after") ?? ""]),
    startedMs: findNumber(row, "started_ms"),
    cwd: findText(row, "cwd"),
    version: findText(row, "version"),
    requests: readNumber(row, "requests"),
    toolCalls: readNumber(row, "tool_calls"),
    cacheReadTokens: findNumber(row, "cache_read_tokens"),
    outputTokens: findNumber(row, "output_tokens"),
    isOutputBilled: row.is_output_billed === true,
    denials: readNumber(row, "denials"),
    areDenialsListed: row.are_denials_listed === true,
    unfinishedTurns: findNumber(row, "unfinished_turns"),
    damagedLines: readNumber(row, "damaged_lines"),
    isMainThreadMissing: row.is_main_missing === true,
    areAgentsUnprinted: row.is_unprinted === true,
    isCacheReadShort: row.is_cache_read_short === true,
  };
}

const SHORT_MIN = 8;

/** The shortest beginning, of 8 characters or more, that tells an id from its neighbours in the order of ids. */
export function shortId(id: string, neighbours: readonly string[]): string {
  const shared = Math.max(...neighbours.map((other) => sharedLength(id, other)));
  return id.slice(0, Math.max(SHORT_MIN, shared + 1));
}

function sharedLength(left: string, right: string): number {
  let length = 0;
  while (length < left.length && left[length] === right[length]) length += 1;
  return length;
}
