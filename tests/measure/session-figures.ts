// What a test reads back about each session: every figure under the name that the hand-worked cases use. The SQL is
// written for the tests and shares nothing with the metrics.

import type { Database } from "../../src/measure/open-database.ts";

/** Figures of one session; null = unknown. */
export type SessionFigures = Readonly<Record<string, number | null | Readonly<Record<string, number>>>>;

const PER_SESSION: readonly string[] = [
  `SELECT session_id, count(*) AS requests, count(*) FILTER (NOT is_worker) AS supervisor_requests,
     count(*) FILTER (is_worker) AS worker_requests,
     ${["input_tokens", "output_tokens", "cache_read_tokens", "cache_write_tokens"]
       .map((name) => `CASE WHEN count(*) = count(${name}) THEN sum(${name})::BIGINT END AS ${name}`)
       .join(", ")}
   FROM requests GROUP BY session_id`,
  `SELECT session_id, count(*) AS tool_calls, count(*) FILTER (name = 'Bash') AS bash_calls,
     sum(input_chars)::BIGINT AS tool_input_chars, sum(anchor_chars)::BIGINT AS anchor_transport_chars
   FROM tool_calls GROUP BY session_id`,
  `SELECT session_id, count(*) AS results, sum(chars)::BIGINT AS result_chars,
     count(*) FILTER (refusal = 'invalid rewrite') AS invalid_rewrites FROM tool_results GROUP BY session_id`,
  "SELECT session_id, count(*) FILTER (is_turn) AS turns FROM prompts GROUP BY session_id",
  "SELECT session_id, sum(chars)::BIGINT AS text_chars FROM model_texts WHERE kind = 'text' GROUP BY session_id",
];

const BY_NAME: Readonly<Record<string, string>> = {
  tool_calls_by_name: "SELECT session_id, name, count(*) AS n FROM tool_calls GROUP BY session_id, name",
  denials: `SELECT session_id, refusal AS name, count(*) AS n FROM tool_results
    WHERE refusal IS NOT NULL AND refusal <> 'invalid rewrite' GROUP BY session_id, refusal`,
};

/** What a session has of everything before any row says more: nothing was found, and that is known. */
const NOTHING = {
  ...{ requests: 0, supervisor_requests: 0, worker_requests: 0, tool_calls: 0, bash_calls: 0, turns: 0 },
  ...{ input_tokens: 0, output_tokens: 0, cache_read_tokens: 0, cache_write_tokens: 0, results: 0 },
  ...{ tool_input_chars: 0, anchor_transport_chars: 0, result_chars: 0, invalid_rewrites: 0, text_chars: 0 },
};

/** All figures by session id; lines that name no session stand under the empty id. */
export async function sessionFigures(database: Database): Promise<ReadonlyMap<string, SessionFigures>> {
  const found = new Map<string, Record<string, number | null | Record<string, number>>>();
  for (const { session_id } of await database.all("SELECT session_id FROM sessions ORDER BY session_id")) {
    found.set(String(session_id), { ...NOTHING });
  }
  const figuresOf = (id: unknown): Record<string, number | null | Record<string, number>> => {
    const figures = found.get(String(id));
    if (figures === undefined) throw new Error(`Session ${String(id)} has figures and no row.`);
    return figures;
  };
  for (const sql of PER_SESSION) {
    for (const { session_id, ...figures } of await database.all(sql)) {
      for (const [name, value] of Object.entries(figures)) {
        figuresOf(session_id)[name] = value === null ? null : Number(value);
      }
    }
  }
  for (const [key, sql] of Object.entries(BY_NAME)) {
    for (const figures of found.values()) figures[key] = Object.create(null);
    for (const { session_id, name, n } of await database.all(sql)) {
      const counts = figuresOf(session_id)[key];
      if (typeof counts === "object" && counts !== null) counts[String(name)] = Number(n);
    }
  }
  return found;
}
