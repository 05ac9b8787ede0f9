// The sessions that a claim is tested against: those that are chosen, less those that are no evidence or of which what
// can be reached is not known in full. Each that is left out is counted under one reason.

import type { MetricValue } from "./dispatch-unit.ts";
import { isMadeSession } from "./made-sessions.ts";
import type { Database } from "./open-database.ts";
import { readNumber, readText } from "./row-values.ts";
import type { SessionCondition } from "./session-terms.ts";

/** Why sessions are left out, in the order in which it is asked. */
export const leftOutReasons = [
  "made",
  "without id",
  "without main thread",
  "not replayed",
  "incomplete",
  "without any",
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** A chosen session, and why it is left out whatever is measured; null where it is not. */
export interface ClaimSession {
  readonly id: string;
  readonly leftOut: "made" | "without id" | "without main thread" | null;
}

/** Sessions that meet every condition and, where ids are given, are one of them. */
export async function readClaimSessions(
  database: Database,
  conditions: readonly SessionCondition[],
  ids: readonly string[],
): Promise<readonly ClaimSession[]> {
  const where = ["true", ...conditions.map(({ sql }) => sql)].join(" AND ");
  const values = conditions.flatMap((condition) => condition.values);
  const sql = `SELECT s.session_id, s.main_entries FROM sessions s WHERE ${where} ORDER BY s.session_id`;
  const rows = await database.all(sql, values);
  const named = new Set(ids);
  return rows
    .map((row) => {
      const id = readText(row, "session_id");
      return { id, leftOut: reasonOf(id, readNumber(row, "main_entries")) };
    })
    .filter(({ id }) => ids.length === 0 || named.has(id));
}

function reasonOf(id: string, mainEntries: number): ClaimSession["leftOut"] {
  if (id === "") return "without id";
  if (isMadeSession(id)) return "made";
  return mainEntries === 0 ? "without main thread" : null;
}

/**
 * Why a session is left out by its figures; null where it is used. What is reached must be exact, or it is no upper
 * bound; what it is a part of may be a lower bound, which only raises the share.
 */
export function leftOutByFigures(
  reached: MetricValue,
  whole: MetricValue,
  isOfReplay: boolean,
): LeftOutReason | null {
  if (isOfReplay && reached.kind === "unknown") return "not replayed";
  if (reached.kind !== "value" || whole.kind === "unknown") return "incomplete";
  return whole.value === 0 ? "without any" : null;
}
