// What each dispatch ran with: time-out, budget, models by role, client version; the reason that it ended by; and the
// drain's own counts. From the drain's records; where they do not say it, client version and models from the dispatch's
// sessions, named as such. Records that disagree give a setting that says so, never one of the two.

import * as z from "zod/mini";
import type { DispatchUnit } from "./dispatch-unit.ts";
import type { Database, Row, Value } from "./open-database.ts";

/** The part of a unit that is read here. */
export type RanWith = Pick<DispatchUnit, "settings" | "fields">;

const DISAGREE = "(its records disagree)";

/** A reason that is more than a word is what somebody wrote, and stays out of reports. */
const REASON_WORD = /^[a-z][a-z0-9_-]{0,39}$/i;
const OTHER_TEXT = "(a text)";

const RECORDED = `
  SELECT run_id, body->>'$.timeoutS' AS timeout, body->>'$.budgetUsd' AS budget,
    body->>'$.clientVersion' AS client, (body->'$.models')::VARCHAR AS models
  FROM drain_records WHERE record = 'dispatch' ORDER BY run_id, source_id, line, part`;

const LOGGED = `
  SELECT DISTINCT m.run_id, s.version AS client, r.model, r.is_worker
  FROM dispatch_sessions m JOIN sessions s USING (session_id) LEFT JOIN requests r USING (session_id)
  ORDER BY ALL`;

const FIELDS = "SELECT run_id, terminal_reason, files_changed, fix_cycles, retries FROM dispatches";

const fieldNames = ["files_changed", "fix_cycles", "retries"] as const;

/** By run id. */
export async function readDispatchSettings(database: Database): Promise<ReadonlyMap<string, RanWith>> {
  const recorded = valuesByRun(await database.all(RECORDED), settingsReader());
  const logged = valuesByRun(await database.all(LOGGED), loggedSettings);
  const rows = await database.all(FIELDS);
  return new Map(
    rows.map((row): [string, RanWith] => {
      const runId = String(row.run_id);
      const settings = new Map(agreed(recorded.get(runId)));
      for (const [name, value] of together(logged.get(runId))) {
        const isSaid = [...settings.keys()].some((known) => kindOf(known) === kindOf(name));
        if (!isSaid) settings.set(name, value);
      }
      const reason = textOf(row.terminal_reason);
      if (reason !== null) settings.set("terminal reason", REASON_WORD.test(reason) ? reason : OTHER_TEXT);
      return [runId, { settings, fields: fieldsOf(row) }];
    }),
  );
}

// `model of supervisor` and `model of worker (from its log)` are of one kind: a record that names models names them
// all.
function kindOf(name: string): string {
  return name.startsWith("model of ") ? "model" : name.replace(" (from its log)", "");
}

type Pairs = readonly (readonly [name: string, value: string])[];

/** Most dispatches of a drain name the same models: each text is parsed once. */
function settingsReader(): (row: Row) => Pairs {
  const known = new Map<string, ReturnType<typeof modelsOf>>();
  return (row) => {
    const text = textOf(row.models) ?? "null";
    const models = known.get(text) ?? modelsOf(text);
    known.set(text, models);
    return recordedSettings(row, models);
  };
}

function modelsOf(text: string): readonly (readonly [role: string, model: string])[] {
  const models = modelsSchema.safeParse(JSON.parse(text));
  return Object.entries(models.success && models.data !== null ? models.data : {});
}

function recordedSettings(row: Row, models: ReturnType<typeof modelsOf>): Pairs {
  const pairs: (readonly [string, string | null])[] = [
    ["timeout", suffixed(textOf(row.timeout), " s")],
    ["budget", suffixed(textOf(row.budget), " USD")],
    ["client version", textOf(row.client)],
    ...models.map(([role, model]): [string, string] => [`model of ${role}`, model]),
  ];
  return pairs.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
}

const modelsSchema = z.nullable(z.record(z.string(), z.string()));

function loggedSettings(row: Row): Pairs {
  const [client, model] = [textOf(row.client), textOf(row.model)];
  const role = row.is_worker === true ? "worker" : "supervisor";
  return [
    ...(client === null ? [] : [["client version (from its log)", client] as const]),
    ...(model === null ? [] : [[`model of ${role} (from its log)`, model] as const]),
  ];
}

type Found = ReadonlyMap<string, ReadonlySet<string>>;

function valuesByRun(rows: readonly Row[], settingsOf: (row: Row) => Pairs): ReadonlyMap<string, Found> {
  const runs = new Map<string, Map<string, Set<string>>>();
  for (const row of rows) {
    const run = runs.get(String(row.run_id)) ?? new Map<string, Set<string>>();
    runs.set(String(row.run_id), run);
    for (const [name, value] of settingsOf(row)) run.set(name, (run.get(name) ?? new Set()).add(value));
  }
  return runs;
}

function agreed(found: Found | undefined): Pairs {
  return [...(found ?? new Map<string, Set<string>>())].map(([name, values]) => {
    const [value = DISAGREE, other] = values;
    return [name, other === undefined ? value : DISAGREE];
  });
}

// Of a log several values are no contradiction: a session can change its model.
function together(found: Found | undefined): Pairs {
  return [...(found ?? new Map<string, Set<string>>())].map(([name, values]) => [
    name,
    [...values].sort().join(" and "),
  ]);
}

function fieldsOf(row: Row): ReadonlyMap<string, number> {
  return new Map(
    fieldNames.flatMap((name): [string, number][] => {
      const value = row[name];
      return typeof value === "number" ? [[name, value]] : [];
    }),
  );
}

function textOf(value: Value | undefined): string | null {
  return typeof value === "string" ? value : null;
}

function suffixed(text: string | null, unit: string): string | null {
  return text === null ? null : `${text}${unit}`;
}
