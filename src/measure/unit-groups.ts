// What sessions and dispatches can be grouped by. Each unit has one value per name; what is not recorded is a group of
// its own, and a unit with several values (two models in one session) is in the group of exactly these.

import type { Database } from "./open-database.ts";
import { readText } from "./row-values.ts";
import type { UnitLevel } from "./unit-selection.ts";

/** Something to group by. `sql` is a text over the unit's row (`s` or `d`); NULL = not recorded. */
export interface Grouping {
  readonly name: string;
  readonly meaning: string;
  readonly sql: string;
}

export const NOT_RECORDED = "(not recorded)";
/** Between the values of a unit that has several. */
export const AND = " + ";

const LAST_FOLDER = "regexp_extract(s.cwd, '([^/]+)/*$', 1)";

function dayOf(ms: string): string {
  return `strftime(make_timestamp((${ms} * 1000)::BIGINT), '%Y-%m-%d')`;
}

const MODELS_OF_SESSION = `(SELECT string_agg(DISTINCT model, '${AND}' ORDER BY model) FROM requests r
  WHERE r.session_id = s.session_id AND model IS NOT NULL)`;

function ofItsSessions(column: string, table: string): string {
  return `(SELECT string_agg(DISTINCT x.${column}, '${AND}' ORDER BY x.${column}) FROM dispatch_sessions m
    JOIN ${table} x USING (session_id) WHERE m.run_id = d.run_id AND x.${column} IS NOT NULL)`;
}

const OF_SESSIONS: readonly Grouping[] = [
  {
    name: "repo",
    meaning: "last folder of the working folder",
    sql: LAST_FOLDER,
  },
  { name: "day", meaning: "day of the start in UTC", sql: dayOf("s.started_ms") },
  { name: "model", meaning: "models of its requests", sql: MODELS_OF_SESSION },
  { name: "client_version", meaning: "version of the client", sql: "s.version" },
];

const OF_DISPATCHES: readonly Grouping[] = [
  { name: "profile", meaning: "repository profile, the cohort", sql: "d.cohort" },
  {
    name: "day",
    meaning: "day of the start in UTC",
    sql: dayOf("coalesce(d.first_session_ms, d.started_ms)"),
  },
  {
    name: "model",
    meaning: "models of the requests of its sessions",
    sql: ofItsSessions("model", "requests"),
  },
  {
    name: "client_version",
    meaning: "version of the client, as recorded, else of its sessions",
    sql: `coalesce(d.client_version, ${ofItsSessions("version", "sessions")})`,
  },
  { name: "drain_run", meaning: "run of the drain", sql: "d.drain_run" },
  { name: "stage", meaning: "stage of the roll-out", sql: "d.stage" },
  { name: "phase", meaning: "phase that it was dispatched for", sql: "d.phase" },
  { name: "entry", meaning: "first, continuation or fixer", sql: "d.entry" },
  { name: "attempt", meaning: "which attempt it is", sql: "d.attempt::VARCHAR" },
  {
    name: "script_backed",
    meaning: "whether scripts do what the model did",
    sql: "d.script_backed::VARCHAR",
  },
  { name: "ticket", meaning: "ticket", sql: "d.slug" },
  {
    name: "repo",
    meaning: "last folders of the working folders of its sessions",
    sql: `(SELECT string_agg(DISTINCT ${LAST_FOLDER}, '${AND}' ORDER BY ${LAST_FOLDER}) FROM dispatch_sessions m
      JOIN sessions s USING (session_id) WHERE m.run_id = d.run_id)`,
  },
  {
    name: "reason",
    meaning: "reason of its terminal record",
    sql: "CASE WHEN d.has_terminal THEN d.terminal_reason END",
  },
];

/** In the order of help. */
export const groupings: { readonly [level in UnitLevel]: readonly Grouping[] } = {
  session: OF_SESSIONS,
  dispatch: OF_DISPATCHES,
};

const UNIT_ROWS: { readonly [level in UnitLevel]: string } = {
  session: "SELECT s.session_id AS unit, {} AS label FROM sessions s",
  dispatch: "SELECT d.run_id AS unit, {} AS label FROM dispatches d",
};

/** The values of each unit, in the order of `by`; `ids` keeps some units, null keeps all. */
export async function readGroups(
  database: Database,
  level: UnitLevel,
  ids: readonly string[] | null,
  by: readonly Grouping[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const values = by.map(({ sql }) => `coalesce(nullif(${sql}, ''), '${NOT_RECORDED}')`);
  const rows = await database.all(
    `SELECT unit, to_json(label)::VARCHAR AS label
     FROM (${UNIT_ROWS[level].replace("{}", () => `[${values.join(", ")}]`)}) ORDER BY unit`,
  );
  const isKept = ids === null ? null : new Set(ids);
  return new Map(
    rows.flatMap((row): readonly (readonly [string, readonly string[]])[] => {
      const unit = readText(row, "unit");
      const label: unknown = JSON.parse(readText(row, "label"));
      if (!Array.isArray(label)) throw new Error("A query of groups gave no list.");
      return isKept === null || isKept.has(unit) ? [[unit, label.map(String)]] : [];
    }),
  );
}
