// What headless output leaves out, and what follows for the figures of units that have nothing but such output: prompts
// are not printed, and of subagents only their calls and results are.

import type { MetricValue } from "./dispatch-unit.ts";
import type { Metric } from "./metric.ts";
import type { Database } from "./open-database.ts";
import { readNumber } from "./row-values.ts";
import { startsAgents } from "./settle-billed.ts";
import { idParameters, memberRows, selected, type UnitSelection } from "./unit-selection.ts";

/** Sessions of one unit that stand in headless output alone. */
export interface Unprinted {
  readonly sessions: number;
  /** Those among them that started a subagent. */
  readonly withAgents: number;
}

const IS_THERE = "SELECT EXISTS (FROM contexts WHERE is_headless) AS is_there";

/** Units without such sessions have no entry. */
export async function readUnprinted(
  database: Database,
  selection: UnitSelection,
): Promise<ReadonlyMap<string, Unprinted>> {
  const [found] = await database.all(IS_THERE);
  if (found?.is_there !== true) return new Map();
  const sql = `
    WITH headless AS (SELECT session_id FROM contexts GROUP BY session_id HAVING bool_and(is_headless)),
    callers AS (SELECT DISTINCT session_id FROM tool_calls SEMI JOIN headless USING (session_id)
      WHERE name IN ${startsAgents})
    SELECT m.unit, count(*) AS sessions, count(c.session_id) AS with_agents
    FROM ${selected(memberRows[selection.level], selection)} m JOIN headless USING (session_id)
      LEFT JOIN callers c USING (session_id) GROUP BY m.unit`;
  const rows = await database.all(sql, idParameters(selection));
  return new Map(
    rows.map((row) => [
      String(row.unit),
      { sessions: readNumber(row, "sessions"), withAgents: readNumber(row, "with_agents") },
    ]),
  );
}

const PROMPTS = "Headless output does not print prompts.";
const WORDS = "Headless output leaves out what subagents only say.";

/** The value, as far as the output of the unit can carry it. */
export function withoutUnprinted(
  metric: Metric,
  value: MetricValue,
  unprinted: Unprinted | undefined,
): MetricValue {
  if (value.kind !== "value" || unprinted === undefined || metric.notPrinted === undefined) return value;
  if (metric.notPrinted === "prompts") {
    return value.value > 0
      ? { kind: "lower bound", value: value.value, why: PROMPTS }
      : { kind: "unknown", why: PROMPTS };
  }
  if (unprinted.withAgents === 0) return value;
  if (metric.kind === "share") return { kind: "unknown", why: WORDS };
  return { kind: "lower bound", value: value.value, why: WORDS };
}
