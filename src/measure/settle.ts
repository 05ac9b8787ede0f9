// Everything that is computed from the read tables, in the order in which it must run.

import { settleDispatchesSql } from "./settle-dispatches.ts";
import { settleRequestsSql } from "./settle-requests.ts";
import { settleSessionsSql } from "./settle-sessions.ts";

/** Replaces all settled tables. Running it again on the same rows changes nothing. */
export const settleSql: string = [settleRequestsSql, settleSessionsSql, settleDispatchesSql].join("\n");
