// Units that hold calls of which the id stands in several responses, as some back ends give them. Such calls count as
// one, so a count of calls is a lower bound; whose their results are cannot be told.

import type { MetricValue } from "./dispatch-unit.ts";
import type { RowSum } from "./metric.ts";
import type { Database } from "./open-database.ts";
import { readNumber } from "./row-values.ts";
import { idParameters, memberRows, selected, type UnitSelection } from "./unit-selection.ts";

const IS_THERE = "SELECT EXISTS (FROM problems WHERE kind = 'shared-tool-id') AS is_there";

/** How many such ids the logs of each unit hold; units without any have no entry. */
export async function readSharedToolIds(
  database: Database,
  selection: UnitSelection,
): Promise<ReadonlyMap<string, number>> {
  const [found] = await database.all(IS_THERE);
  if (found?.is_there !== true) return new Map();
  const sql = `
    WITH shared AS (
      SELECT call_key FROM call_copies SEMI JOIN settled_calls USING (call_key)
      GROUP BY call_key HAVING count(DISTINCT message_key) > 1),
    held AS (
      SELECT DISTINCT session_id, call_key FROM call_copies SEMI JOIN shared USING (call_key)
        JOIN contexts USING (context_id))
    SELECT m.unit, count(DISTINCT call_key) AS ids
    FROM ${selected(memberRows[selection.level], selection)} m JOIN held USING (session_id) GROUP BY m.unit`;
  const rows = await database.all(sql, idParameters(selection));
  return new Map(rows.map((row) => [String(row.unit), readNumber(row, "ids")]));
}

/** The value of a sum over a table, as far as ids tell its rows apart. */
export function boundBySharedIds(
  table: RowSum["table"],
  value: MetricValue,
  ids: number | undefined,
): MetricValue {
  if (ids === undefined || value.kind === "unknown") return value;
  const why = `${ids} ids of its tool calls stand in several responses each, and each counts as one call.`;
  if (table === "tool_results" || table === "denials") return { kind: "unknown", why };
  if (table !== "tool_calls" && table !== "bash_calls" && table !== "model_output") return value;
  return { kind: "lower bound", value: value.value, why };
}
