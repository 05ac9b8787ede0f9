// How the turns of one session ended, and its lines beside the recorded totals: what stands above its timeline.

import type { Database, Row } from "./open-database.ts";
import { findNumber, findText, readNumber, readText } from "./row-values.ts";

/** One field of one scope: the sum of the lines and the total. */
export interface SideBySide {
  /** `main loop` or `everything`. */
  readonly scope: string;
  readonly field: string;
  /** Null where a line does not say it. */
  readonly recorded: number | null;
  /** Null where there is none; `why` says why. */
  readonly total: number | null;
  /** `equal`, `over` or `under`, as the lines hold more or less; `no record`; `no total`. */
  readonly outcome: string;
  readonly why: string | null;
}

/** What is known of the runs of a session. Null: no line says it, or not of every turn. */
export interface SessionRuns {
  readonly results: number;
  /** Turns that began and have no result. */
  readonly unfinished: number;
  readonly errorResults: number | null;
  readonly apiRetries: number;
  readonly roundTrips: number | null;
  readonly costUsd: number | null;
  readonly sides: readonly SideBySide[];
}

const FIELDS = "['input_tokens', 'cache_read_tokens', 'cache_write_tokens', 'output_tokens']";

const SIDES = `
  SELECT scope, field, recorded, total, outcome, why FROM reconciliations WHERE session_id = ?
  ORDER BY scope DESC, list_position(${FIELDS}, field)`;

function sideOf(row: Row): SideBySide {
  return {
    scope: readText(row, "scope"),
    field: readText(row, "field"),
    recorded: findNumber(row, "recorded"),
    total: findNumber(row, "total"),
    outcome: readText(row, "outcome"),
    why: findText(row, "why"),
  };
}

/** Null where no line of the session speaks of a run: a transcript without saved totals. */
export async function readSessionRuns(database: Database, id: string): Promise<SessionRuns | null> {
  const [row] = await database.all("FROM billed_sessions WHERE session_id = ?", [id]);
  if (row === undefined) return null;
  const sides = await database.all(SIDES, [id]);
  return {
    results: readNumber(row, "results"),
    unfinished: readNumber(row, "unfinished"),
    errorResults: findNumber(row, "error_results"),
    apiRetries: readNumber(row, "api_retries"),
    roundTrips: findNumber(row, "round_trips"),
    costUsd: findNumber(row, "cost_usd"),
    sides: sides.map(sideOf),
  };
}
