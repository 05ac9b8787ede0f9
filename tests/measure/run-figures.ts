// What a test reads back about the runs of each session, under the names that the hand-worked cases use. The SQL is
// written for the tests.

import type { Database } from "../../src/measure/open-database.ts";

type Figure = number | string | boolean | null;
export type RunFigures = Readonly<Record<string, Figure | Readonly<Record<string, Figure>>>>;

const TOTALS = `
  SELECT session_id, results, unfinished, error_results, api_retries, round_trips, cost_usd, are_denials_listed,
    struct_pack(input_tokens, output_tokens, cache_read_tokens, cache_write_tokens)::JSON AS billed
  FROM billed_sessions`;

function figureOf(value: unknown): Figure {
  if (value === null || typeof value === "number" || typeof value === "string") return value;
  return typeof value === "boolean" ? value : Number(value);
}

/** Figures about runs by session id; only sessions that have any. */
export async function runFigures(database: Database): Promise<ReadonlyMap<string, RunFigures>> {
  const found = new Map<string, Record<string, Figure | Record<string, Figure>>>();
  for (const { session_id, billed, ...figures } of await database.all(TOTALS)) {
    const own: Record<string, Figure | Record<string, Figure>> = {
      denials: {},
      main_loop: {},
      everything: {},
    };
    for (const [name, value] of Object.entries(figures)) own[name] = figureOf(value);
    own.billed = JSON.parse(String(billed));
    found.set(String(session_id), own);
  }
  const put = (id: unknown, group: string, name: unknown, value: unknown): void => {
    const figures = found.get(String(id))?.[group];
    if (typeof figures === "object" && figures !== null) figures[String(name)] = figureOf(value);
  };
  for (const row of await database.all("SELECT session_id, scope, field, outcome FROM reconciliations")) {
    put(row.session_id, String(row.scope).replace(" ", "_"), row.field, row.outcome);
  }
  const denied = "SELECT session_id, source, count(*) AS n FROM denials GROUP BY session_id, source";
  for (const row of await database.all(denied)) put(row.session_id, "denials", row.source, row.n);
  return found;
}
