// The list of dispatches with what the drain recorded of them and what their sessions show. `running` is not an end.

import type { DispatchState } from "./dispatch-state.ts";
import type { MetricValue } from "./dispatch-unit.ts";
import { isRunning } from "./dispatch-unit.ts";
import { readDispatchUnits } from "./dispatch-units.ts";
import type { Database } from "./open-database.ts";

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
  /** Why no comparison can use it; null where nothing stands against it. */
  readonly conflict: string | null;
}

const UNKNOWN: MetricValue = { kind: "unknown", why: "It was not measured." };

/** All dispatches by start; those without one come last. */
export async function readDispatchList(database: Database): Promise<readonly ListedDispatch[]> {
  const units = await readDispatchUnits(database, ["bash_calls", "cache_read_tokens"]);
  const rows = await database.all(`
    SELECT d.*, (SELECT count(*) FROM dispatch_sessions s WHERE s.run_id = d.run_id) AS sessions FROM dispatches d`);
  const byRun = new Map(rows.map((row) => [String(row.run_id), row]));
  const text = (runId: string, column: string): string | null => {
    const value = byRun.get(runId)?.[column];
    return typeof value === "string" ? value : null;
  };
  const count = (runId: string, column: string): number | null => {
    const value = byRun.get(runId)?.[column];
    return typeof value === "number" ? value : null;
  };
  return units.map((unit): ListedDispatch => {
    const { runId, startedAtMs } = unit;
    const ended = unit.isError === true ? "ended with error" : "ended";
    const unended = isRunning(unit) ? "running" : "no terminal result";
    return {
      runId,
      cohort: text(runId, "cohort"),
      slug: text(runId, "slug"),
      drainRun: text(runId, "drain_run"),
      startedAtMs,
      state: unit.terminal === "terminal" ? ended : unended,
      terminalReason: text(runId, "terminal_reason"),
      sessions: count(runId, "sessions"),
      bashCalls: unit.values.get("bash_calls") ?? UNKNOWN,
      cacheReadTokens: unit.values.get("cache_read_tokens") ?? UNKNOWN,
      fixCycles: count(runId, "fix_cycles"),
      filesChanged: count(runId, "files_changed"),
      retries: count(runId, "retries"),
      conflict: text(runId, "conflict"),
    };
  });
}
