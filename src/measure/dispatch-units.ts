// The dispatches of a database as units of a comparison: their place in time and their metric values.

import { readDispatchSettings } from "./dispatch-settings.ts";
import type { DispatchUnit } from "./dispatch-unit.ts";
import { measureUnits } from "./measure-units.ts";
import { findMetric } from "./metrics.ts";
import type { Database, Row, Value } from "./open-database.ts";
import { AND, groupings, NOT_RECORDED, readGroups } from "./unit-groups.ts";

function text(value: Value | undefined): string | null {
  return typeof value === "string" ? value : null;
}

function number(value: Value | undefined): number | null {
  return typeof value === "number" ? value : null;
}

function phaseGroups(value: Value | undefined): { readonly phaseGroups?: readonly string[] } {
  if (typeof value !== "string") return {};
  const groups: unknown = JSON.parse(value);
  return Array.isArray(groups) ? { phaseGroups: groups.map(String) } : {};
}

/** What records that disagree leave open; nothing where they agree. */
function conflictOf(row: Row): Pick<DispatchUnit, "conflict" | "possibleStartsMs" | "possibleCohorts"> {
  if (typeof row.conflict !== "string") return {};
  const starts = listOf(row.possible_starts).filter((start) => typeof start === "number");
  const cohorts = listOf(row.possible_cohorts).filter((cohort) => typeof cohort === "string");
  return { conflict: row.conflict, possibleStartsMs: starts, possibleCohorts: cohorts };
}

function listOf(value: Value | undefined): readonly unknown[] {
  const list: unknown = typeof value === "string" ? JSON.parse(value) : [];
  return Array.isArray(list) ? list : [];
}

type Measured = Pick<DispatchUnit, "values" | "definitions">;

/** The name under which a dispatch without an agreed cohort is listed; no protocol can name it. */
const NO_COHORT = "(no cohort)";

function unitOf(row: Row, measured: Measured): DispatchUnit {
  return {
    runId: String(row.run_id),
    cohort: text(row.cohort) ?? NO_COHORT,
    startedAtMs: number(row.first_session_ms) ?? number(row.started_ms),
    endedAtMs: number(row.ended_ms),
    timeoutS: number(row.timeout_s),
    terminal: row.has_terminal === true ? "terminal" : "none",
    isError: typeof row.is_error === "boolean" ? row.is_error : null,
    drainRun: text(row.drain_run),
    sourceLastEntryMs: number(row.source_last_ms),
    ...phaseGroups(row.phase_groups),
    ...conflictOf(row),
    ...measured,
  };
}

/** The rules that the logs of each dispatch were read with: the lowest number of any of its sources. */
const DEFINITIONS = `
  SELECT d.run_id, min(least(s.definition, coalesce(own.definition, s.definition))) AS definition
  FROM dispatches d JOIN sources s ON s.source_id = d.source_id
    LEFT JOIN dispatch_sessions m USING (run_id) LEFT JOIN contexts c ON c.session_id = m.session_id
    LEFT JOIN sources own ON own.source_id = c.source_id
  GROUP BY d.run_id`;

async function readLabels(database: Database): Promise<ReadonlyMap<string, DispatchUnit["labels"]>> {
  const names = groupings.dispatch.map(({ name }) => name);
  const groups = await readGroups(database, "dispatch", null, groupings.dispatch);
  return new Map(
    [...groups].map(([runId, values]) => {
      const known = names.flatMap((name, index): readonly (readonly [string, readonly string[]])[] => {
        const value = values[index];
        return value === undefined || value === NOT_RECORDED ? [] : [[name, value.split(AND)]];
      });
      return [runId, new Map(known)];
    }),
  );
}

/** Output of lines is never whole, so it shows no disagreement. */
const DISAGREEING = `
  SELECT DISTINCT run_id FROM dispatch_sessions JOIN reconciliations USING (session_id)
  WHERE outcome IN ('over', 'under') AND field <> 'output_tokens'`;

const ROWS = `
  SELECT run_id, cohort, first_session_ms, started_ms, ended_ms, timeout_s, has_terminal, is_error, drain_run,
    source_last_ms, phase_groups, conflict, possible_starts, possible_cohorts
  FROM dispatches ORDER BY started_ms NULLS LAST, run_id`;

/**
 * All dispatches with the values of the named metrics. A name that is no metric is a bug of the caller. `hasLabels`:
 * with what they can be grouped by, which costs as much as two metrics and only terms ask for.
 */
export async function readDispatchUnits(
  database: Database,
  metricNames: readonly string[],
  hasLabels = true,
): Promise<readonly DispatchUnit[]> {
  const metrics = metricNames.map((name) => {
    const metric = findMetric(name);
    if (metric === undefined) throw new Error(`There is no metric ${name}.`);
    return metric;
  });
  const measured = await measureUnits(database, metrics, { level: "dispatch", ids: null, isPooled: false });
  const counting = new Map(
    (await database.all(DEFINITIONS)).map((row) => [String(row.run_id), number(row.definition)]),
  );
  const disagreeing = new Set((await database.all(DISAGREEING)).map((row) => String(row.run_id)));
  const ran = await readDispatchSettings(database);
  const labels = hasLabels ? await readLabels(database) : new Map<string, undefined>();
  const rows = await database.all(ROWS);
  return rows.map((row) => {
    const runId = String(row.run_id);
    const definitions = new Map(metrics.map(({ name, definition }) => [name, definition]));
    const definition = counting.get(runId);
    if (typeof definition === "number") definitions.set("counting", definition);
    const found = labels.get(runId);
    const unit = unitOf(row, { values: measured.get(runId) ?? new Map(), definitions });
    const doubt = disagreeing.has(runId) ? { disagreesWithTotals: true } : {};
    return { ...unit, ...doubt, ...ran.get(runId), ...(found === undefined ? {} : { labels: found }) };
  });
}
