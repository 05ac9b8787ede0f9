// The list of dispatches with what the drain recorded of them and what their sessions show. `running` is not an end.

import type { DispatchState } from "./dispatch-state.ts";
import { type DispatchUnit, isRunning, type MetricValue } from "./dispatch-unit.ts";
import { readDispatchUnits } from "./dispatch-units.ts";
import type { Database, Row } from "./open-database.ts";
import { findNumber, findText } from "./row-values.ts";

export interface ListedDispatch {
  readonly runId: string;
  /** Null where its records disagree. */
  readonly cohort: string | null;
  readonly slug: string | null;
  readonly drainRun: string | null;
  readonly startedAtMs: number | null;
  readonly state: DispatchState;
  readonly terminalReason: string | null;
  /** Sessions that its record names. */
  readonly sessions: number | null;
  readonly bashCalls: MetricValue;
  readonly cacheReadTokens: MetricValue;
  readonly fixCycles: number | null;
  readonly filesChanged: number | null;
  readonly retries: number | null;
  readonly elapsedS: MetricValue;
  readonly incidents: MetricValue;
  readonly duplicateEffects: MetricValue;
  /** Result contracts that it should have or has, and how many of them are valid; null where logs are missing. */
  readonly contractsExpected: number | null;
  readonly contractsValid: number | null;
  readonly phase: string | null;
  readonly stage: string | null;
  readonly entry: string | null;
  /** Why no comparison can use it; null where nothing stands against it. */
  readonly conflict: string | null;
}

const UNKNOWN: MetricValue = { kind: "unknown", why: "It was not measured." };

const METRICS = ["bash_calls", "cache_read_tokens", "elapsed_s", "incidents", "duplicate_effects"];

export interface DispatchList {
  /** By start; those without one come last. */
  readonly dispatches: readonly ListedDispatch[];
  /** How many dispatches of each cohort the database has, listed or not. */
  readonly cohorts: ReadonlyMap<string, number>;
}

/** The dispatches that hold. */
export async function readDispatchList(
  database: Database,
  holds: (unit: DispatchUnit) => boolean,
): Promise<DispatchList> {
  const units = await readDispatchUnits(database, METRICS);
  const rows = await database.all(`
    SELECT d.*, (SELECT count(*) FROM dispatch_sessions s WHERE s.run_id = d.run_id) AS sessions FROM dispatches d`);
  const byRun = new Map(rows.map((row) => [String(row.run_id), row]));
  const cohorts = new Map<string, number>();
  for (const { cohort } of units) {
    const before = cohorts.get(cohort);
    cohorts.set(cohort, before === undefined ? 1 : before + 1);
  }
  const dispatches = units.filter(holds).flatMap((unit) => {
    const row = byRun.get(unit.runId);
    return row === undefined ? [] : [listed(unit, row)];
  });
  return { dispatches, cohorts };
}

function listed(unit: DispatchUnit, row: Row): ListedDispatch {
  const { runId, startedAtMs } = unit;
  const measured = (name: string): MetricValue => unit.values.get(name) ?? UNKNOWN;
  const isKnown = findNumber(row, "contracts_unknown") === 0;
  return {
    runId,
    cohort: findText(row, "cohort"),
    slug: findText(row, "slug"),
    drainRun: findText(row, "drain_run"),
    startedAtMs,
    state: stateOf(unit),
    terminalReason: findText(row, "terminal_reason"),
    sessions: findNumber(row, "sessions"),
    bashCalls: measured("bash_calls"),
    cacheReadTokens: measured("cache_read_tokens"),
    fixCycles: findNumber(row, "fix_cycles"),
    filesChanged: findNumber(row, "files_changed"),
    retries: findNumber(row, "retries"),
    elapsedS: measured("elapsed_s"),
    incidents: measured("incidents"),
    duplicateEffects: measured("duplicate_effects"),
    contractsExpected: isKnown ? findNumber(row, "contracts_expected") : null,
    contractsValid: isKnown ? findNumber(row, "contracts_valid") : null,
    phase: findText(row, "phase"),
    stage: findText(row, "stage"),
    entry: findText(row, "entry"),
    conflict: findText(row, "conflict"),
  };
}

/** How a dispatch stands. */
export function stateOf(unit: DispatchUnit): DispatchState {
  if (unit.terminal === "terminal") return unit.isError === true ? "ended with error" : "ended";
  return isRunning(unit) ? "running" : "no terminal result";
}
