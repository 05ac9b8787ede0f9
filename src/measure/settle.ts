// Everything that is computed from the read tables, in the order in which it must run.

import type { Database } from "./open-database.ts";
import { reconcileSql } from "./reconcile.ts";
import { settleBilledSql } from "./settle-billed.ts";
import { settleDispatchesSql } from "./settle-dispatches.ts";
import { settleRequestsSql } from "./settle-requests.ts";
import { settleDenialsSql, settleRunsSql } from "./settle-runs.ts";
import { settleSessionsSql } from "./settle-sessions.ts";

const ALWAYS = [settleRequestsSql, settleSessionsSql, settleDenialsSql].join("\n");
const RUNS = [settleRunsSql, reconcileSql, settleBilledSql].join("\n");

/** Where neither a line nor an earlier load speaks of runs, settling them would only cost time. */
const HAS_RUNS = "SELECT EXISTS (FROM run_marks) OR EXISTS (FROM billed_sessions) AS has_runs";

/** The same of dispatches. */
const HAS_DISPATCHES = `SELECT EXISTS (FROM drain_records) OR EXISTS (FROM log_dispatches) OR EXISTS (FROM dispatches)
  AS has_dispatches`;

/** Replaces all settled tables. Running it again on the same rows changes nothing. */
export async function settle(database: Database): Promise<void> {
  await database.run(ALWAYS);
  const [row] = await database.all(HAS_RUNS);
  if (row?.has_runs === true) await database.run(RUNS);
  const [drain] = await database.all(HAS_DISPATCHES);
  if (drain?.has_dispatches === true) await database.run(settleDispatchesSql);
}
