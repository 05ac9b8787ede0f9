// Everything that is computed from the read tables, in the order in which it must run.

import { reconcileSql } from "./reconcile.ts";
import { settleBilledSql } from "./settle-billed.ts";
import { settleDispatchesSql } from "./settle-dispatches.ts";
import { settleRequestsSql } from "./settle-requests.ts";
import { settleRunsSql } from "./settle-runs.ts";
import { settleSessionsSql } from "./settle-sessions.ts";

/** Replaces all settled tables. Running it again on the same rows changes nothing. */
export const settleSql: string = [
  settleRequestsSql,
  settleSessionsSql,
  settleRunsSql,
  reconcileSql,
  settleBilledSql,
  settleDispatchesSql,
].join("\n");
