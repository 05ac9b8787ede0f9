// The totals of one session and the files that hold it: what stands above its timeline. Totals are metrics, so that
// they are the same figures as those of `detent measure`.

import type { MetricValue } from "./dispatch-unit.ts";
import { measureUnits } from "./measure-units.ts";
import type { Metric } from "./metric.ts";
import { bashCalls } from "./metrics/bash-calls.ts";
import { cacheReadTokens } from "./metrics/cache-read-tokens.ts";
import { cacheWriteTokens } from "./metrics/cache-write-tokens.ts";
import { denials } from "./metrics/denials.ts";
import { inputTokens } from "./metrics/input-tokens.ts";
import { outputTokens } from "./metrics/output-tokens.ts";
import { toolCalls } from "./metrics/tool-calls.ts";
import { turns } from "./metrics/turns.ts";
import type { Database } from "./open-database.ts";
import { readText } from "./row-values.ts";

/** The metrics that are totalled, in the order in which they are shown. */
const totalled: readonly Metric[] = [
  turns,
  inputTokens,
  cacheReadTokens,
  cacheWriteTokens,
  outputTokens,
  toolCalls,
  bashCalls,
  denials,
];

/** By metric name. */
export type SessionTotals = ReadonlyMap<string, MetricValue>;

/** The totals of the session with this whole id; a session that the database does not know is a bug. */
export async function readSessionTotals(database: Database, id: string): Promise<SessionTotals> {
  const units = await measureUnits(database, totalled, { level: "session", ids: [id], isPooled: false });
  const totals = units.get(id);
  if (totals === undefined) throw new Error(`Session '${id}' was found and not measured.`);
  return totals;
}

/** Paths of the files with lines of the session, whether or not an event was taken from them. */
export async function readSessionFiles(database: Database, id: string): Promise<readonly string[]> {
  const rows = await database.all(
    "SELECT DISTINCT path FROM contexts JOIN sources USING (source_id) WHERE session_id = ? ORDER BY path",
    [id],
  );
  return rows.map((row) => readText(row, "path"));
}
