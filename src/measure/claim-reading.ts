// Reads from the database what a claim is tested against: how much its mechanism can reach in the sessions that are
// used, of how much, and what is known of them as billed. Sums of sessions that are not used are in no figure but the
// one that says how much text they hold.

import type { Claim } from "./claim.ts";
import { type ClaimMeasure, measureOf } from "./claim-measure.ts";
import {
  type ClaimSession,
  type LeftOutReason,
  leftOutByFigures,
  leftOutReasons,
  readClaimSessions,
} from "./claim-sessions.ts";
import type { MetricValue } from "./dispatch-unit.ts";
import { measureUnits } from "./measure-units.ts";
import type { Metric, RowSum } from "./metric.ts";
import { costUsd } from "./metrics/cost-usd.ts";
import { totalTokens } from "./metrics/total-tokens.ts";
import type { Database } from "./open-database.ts";
import { findNumber } from "./row-values.ts";
import type { SessionCondition } from "./session-terms.ts";

/** What can be reached in the sessions that are used. */
export interface ReachedFigures {
  /** In the unit of the measure: an upper bound of what can be removed. */
  readonly reached: number;
  /** Rows in which something is reached. */
  readonly reachedRows: number;
  /** What it is a part of; less than it is where `isWholeLowerBound`. */
  readonly whole: number;
  readonly wholeRows: number;
  readonly isWholeLowerBound: boolean;
  /** The most in one row; null where nothing is there. */
  readonly mostInOneRow: number | null;
  /** What sessions with incomplete figures hold at least of the whole. */
  readonly wholeLeftOut: number;
}

/** What is billed of the sessions that are used: only what reconciles, or the totals themselves. */
export interface ClaimBill {
  readonly tokens: number;
  readonly tokenSessions: number;
  readonly costUsd: number;
  readonly costSessions: number;
}

export interface ClaimReading {
  /** Sessions that were chosen: those used and all that are left out. */
  readonly chosen: number;
  readonly used: number;
  /** Only reasons that some session has. */
  readonly leftOut: readonly { readonly reason: LeftOutReason; readonly sessions: number }[];
  readonly measure: ClaimMeasure | null;
  /** Null where the mechanism reaches nothing that logs hold, or no session is used. */
  readonly figures: ReachedFigures | null;
  readonly bill: ClaimBill;
}

interface MeasuredSession {
  readonly id: string;
  readonly values: ReadonlyMap<string, MetricValue>;
  readonly leftOut: LeftOutReason | null;
}

/** Reads it for the sessions that meet every condition and, where ids are given, are one of them. */
export async function readClaimReading(
  database: Database,
  { mechanism, denominator }: Pick<Claim, "mechanism" | "denominator">,
  conditions: readonly SessionCondition[],
  ids: readonly string[],
): Promise<ClaimReading> {
  const sessions = await readClaimSessions(database, conditions, ids);
  const measure = measureOf(mechanism, denominator);
  const measured = await measureSessions(database, sessions, measure);
  const used = measured.filter(({ leftOut }) => leftOut === null);
  const reasons = [...sessions.map(({ leftOut }) => leftOut), ...measured.map(({ leftOut }) => leftOut)];
  const leftOut = leftOutReasons.flatMap((reason) => {
    const count = reasons.filter((one) => one === reason).length;
    return count === 0 ? [] : [{ reason, sessions: count }];
  });
  const figures =
    measure === null || used.length === 0
      ? null
      : {
          ...sums(measured, used),
          isWholeLowerBound: isWholeLowerBound(measure, used),
          mostInOneRow: await readMost(database, measure, used),
        };
  return { chosen: sessions.length, used: used.length, leftOut, measure, figures, bill: billOf(used) };
}

const [REACHED, WHOLE, REACHED_ROWS, WHOLE_ROWS] = ["reached", "whole", "reached rows", "whole rows"];

function metricsOf({ reached, whole, notPrinted, reachedRows = "true" }: ClaimMeasure): readonly Metric[] {
  const metric = (name: string, sum: RowSum): Metric => {
    return {
      ...{ name, unit: "characters", direction: "none", kind: "count", definition: 1, sum },
      ...(notPrinted === undefined || sum.table === "tool_calls" ? {} : { notPrinted }),
      ...{ meaning: "", limits: "" },
    };
  };
  const some = `(${reached.where ?? "true"}) AND ${reachedRows}`;
  return [
    metric(REACHED, reached),
    metric(WHOLE, whole),
    metric(REACHED_ROWS, { ...reached, value: "1", where: some }),
    metric(WHOLE_ROWS, { ...whole, value: "1" }),
  ];
}

async function measureSessions(
  database: Database,
  sessions: readonly ClaimSession[],
  measure: ClaimMeasure | null,
): Promise<readonly MeasuredSession[]> {
  const ids = sessions.flatMap(({ id, leftOut }) => (leftOut === null ? [id] : []));
  if (ids.length === 0) return [];
  const metrics = [...(measure === null ? [] : metricsOf(measure)), totalTokens, costUsd];
  const units = await measureUnits(database, metrics, { level: "session", ids, isPooled: false });
  return [...units].map(([id, values]) => {
    const [reached, whole] = [values.get(REACHED), values.get(WHOLE)];
    const isOfReplay = measure?.reached.table === "replay_facts";
    const isMeasured = reached !== undefined && whole !== undefined;
    return { id, values, leftOut: isMeasured ? leftOutByFigures(reached, whole, isOfReplay) : null };
  });
}

/** What the sessions hold at least: an unknown part adds nothing. */
function sumOf(sessions: readonly MeasuredSession[], name: string): number {
  return sessions
    .flatMap(({ values }) => values.get(name) ?? [])
    .flatMap((value) => (value.kind === "unknown" ? [] : [value.value]))
    .reduce((sum, part) => sum + part, 0);
}

function sums(measured: readonly MeasuredSession[], used: readonly MeasuredSession[]) {
  return {
    reached: sumOf(used, REACHED),
    reachedRows: sumOf(used, REACHED_ROWS),
    whole: sumOf(used, WHOLE),
    wholeRows: sumOf(used, WHOLE_ROWS),
    wholeLeftOut: sumOf(
      measured.filter(({ leftOut }) => leftOut === "incomplete"),
      WHOLE,
    ),
  };
}

/** Newer clients store thinking empty, so that what was thought is at least what is there. */
function isWholeLowerBound({ of }: ClaimMeasure, used: readonly MeasuredSession[]): boolean {
  return (
    of === "model_output_with_thinking" ||
    used.some(({ values }) => values.get(WHOLE)?.kind === "lower bound")
  );
}

async function readMost(
  database: Database,
  { reached: { table, value, where = "true" } }: ClaimMeasure,
  used: readonly MeasuredSession[],
): Promise<number | null> {
  if (table !== "tool_results" && table !== "tool_calls") return null;
  const sql = `SELECT max(${value})::DOUBLE AS most FROM ${table} WHERE (${where})
    AND session_id IN (SELECT unnest(from_json($ids, '["VARCHAR"]')))`;
  const [row] = await database.all(sql, { ids: JSON.stringify(used.map(({ id }) => id)) });
  return row === undefined ? null : findNumber(row, "most");
}

/** Of lower bounds and of what only lines record nothing is billed. */
function billOf(used: readonly MeasuredSession[]): ClaimBill {
  const billed = (name: string): readonly number[] =>
    used.flatMap(({ values }) => {
      const value = values.get(name);
      return value?.kind === "value" && value.basis === "billed" ? [value.value] : [];
    });
  const [tokens, costs] = [billed(totalTokens.name), billed(costUsd.name)];
  const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0);
  return {
    tokens: sum(tokens),
    tokenSessions: tokens.length,
    costUsd: sum(costs),
    costSessions: costs.length,
  };
}
