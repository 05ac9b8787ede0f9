// What is known of one guard in one cohort: held, regressed, undecided, or no evidence. A guard holds where its 95 %
// interval excludes a loss beyond the margin. Below 80 % coverage of either side there is no evidence, and a count of
// repairs is none of quality.

import { BESIDE_LEVEL } from "./beside.ts";
import type { GuardResult } from "./circumstances.ts";
import { estimateFigures } from "./figure-estimate.ts";
import {
  type EvidenceFile,
  guardValues,
  isAboutQuality,
  isRepairCount,
  readEvidence,
} from "./guard-evidence.ts";
import type { Protocol } from "./protocol.ts";
import { GROUPS_MIN } from "./statistics/grouped-welch.ts";
import { newcombe } from "./statistics/newcombe.ts";
import { welchShift } from "./statistics/welch-shift.ts";

/** The least share of each side that must have been judged. Design: guards. */
export const COVERAGE_MIN = 0.8;

type Guard = Protocol["guards"][number];

/** A dispatch of an analysis set with its group, null where none is recorded. */
export interface GuardedUnit {
  readonly runId: string;
  readonly group: string | null;
}

export interface GuardedSides {
  readonly before: readonly GuardedUnit[];
  readonly after: readonly GuardedUnit[];
}

export function guardResult(
  guard: Guard,
  cohort: string,
  file: EvidenceFile,
  sides: GuardedSides,
  isGrouped: boolean,
): GuardResult {
  const { rows, problems } = readEvidence(file);
  const { values, conflicts } = guardValues(rows, guard.name);
  const judged = (units: readonly GuardedUnit[]): Judged[] =>
    units.flatMap(({ runId, group }) => {
      const value = values.get(runId);
      return typeof value === "number" ? [{ group, value }] : [];
    });
  const [before, after] = [judged(sides.before), judged(sides.after)];
  const { name, metric, margin, margin_unit, loss } = guard;
  const base = {
    cohort,
    name,
    metric,
    before: { judged: before.length, of: sides.before.length },
    after: { judged: after.length, of: sides.after.length },
    ...{ margin, margin_unit, loss },
  };
  const doubts =
    conflicts.length === 0
      ? []
      : [
          `${conflicts.length} dispatches were judged in two ways, or under another spelling of the guard's name, ` +
            "and count as not judged.",
        ];
  const notes = [...problems, ...doubts];
  const repair = repairFault(
    guard,
    rows.filter((row) => row.guard === guard.name).map((row) => row.source),
  );
  const missing = repair ?? coverageFault(base);
  if (missing !== null) return { ...base, state: "no evidence", why: [...notes, missing], change: null };
  const change = changeOf(before, after, margin_unit, isGrouped);
  if (typeof change === "string")
    return { ...base, state: "undecided", why: [...notes, change], change: null };
  const bounds = { low: finite(change.low), high: finite(change.high) };
  return { ...base, state: stateOf(change, guard), why: notes, change: { ...change, ...bounds } };
}

interface Judged {
  readonly group: string | null;
  readonly value: number;
}

interface Change {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly level: number;
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

function repairFault(guard: Guard, sources: readonly string[]): string | null {
  const isQuality = isAboutQuality(guard.name) || isAboutQuality(guard.metric);
  if (!isQuality || ![guard.metric, ...sources].some(isRepairCount)) return null;
  return "A repair count is no evidence of review quality.";
}

function coverageFault({ before, after }: Pick<GuardResult, "before" | "after">): string | null {
  const short = Object.entries({ before, after }).flatMap(([side, { judged, of }]) =>
    of > 0 && judged >= COVERAGE_MIN * of ? [] : [`${side} ${judged} of ${of}`],
  );
  return short.length === 0
    ? null
    : `Too few dispatches were judged, 80 % a side at least: ${short.join(", ")}.`;
}

// The side on which a loss lies has a bound; the margin is held against it.
function stateOf({ low, high }: Change, { loss, margin }: Guard): GuardResult["state"] {
  const [least, most] = loss === "fall" ? [-high, -low] : [low, high];
  if (most <= margin) return "held";
  return least > margin ? "regressed" : "undecided";
}

function changeOf(
  before: readonly Judged[],
  after: readonly Judged[],
  unit: Guard["margin_unit"],
  isGrouped: boolean,
): Change | string {
  if (isGrouped && [...before, ...after].some(({ group }) => group === null))
    return "A judged dispatch has no group, and the protocol names one.";
  if (unit === "percent") return percentChange(before, after, isGrouped);
  const scale = unit === "points" ? 100 : 1;
  const isBinary = [...before, ...after].every(({ value }) => value === 0 || value === 1);
  if (unit === "points" && [...before, ...after].some(({ value }) => value < 0 || value > 1))
    return "A margin in points needs values from 0 to 1.";
  if (isBinary && !isGrouped) {
    const yes = (side: readonly Judged[]) => ({
      count: side.filter(({ value }) => value === 1).length,
      of: side.length,
    });
    const { difference, low, high, level } = newcombe(yes(before), yes(after), BESIDE_LEVEL);
    return { value: scale * difference, low: scale * low, high: scale * high, level };
  }
  const [b, a] = [before, after].map((side) =>
    isGrouped ? groupMeans(side) : side.map(({ value }) => value),
  );
  if (b === undefined || a === undefined) throw new Error("A comparison has two sides.");
  if (isGrouped && Math.min(b.length, a.length) < GROUPS_MIN)
    return "There are too few groups, 4 a side at least.";
  const found = welchShift(b, a, BESIDE_LEVEL);
  if (found === undefined) return "There is no spread to take an interval from.";
  return { value: scale * found.shift, low: scale * found.low, high: scale * found.high, level: found.level };
}

function percentChange(
  before: readonly Judged[],
  after: readonly Judged[],
  isGrouped: boolean,
): Change | string {
  if ([...before, ...after].some(({ value }) => !(value > 0)))
    return "A margin in per cent needs positive values.";
  const figures = (side: readonly Judged[]) =>
    side.map(({ group, value }) => ({ group: group ?? "", amount: value, share: null }));
  const plan = { kind: "amount" as const, isGrouped, level: BESIDE_LEVEL, seed: "guard" };
  const found = estimateFigures({ before: figures(before), after: figures(after) }, plan);
  if (found.kind === "undecided") return `${found.why}.`;
  const percent = (ratio: number): number => 100 * (ratio - 1);
  const { ratio, low, high, level } = found.interval;
  return { value: percent(ratio), low: percent(low), high: percent(high), level };
}

function groupMeans(side: readonly Judged[]): readonly number[] {
  const groups = new Map<string | null, number[]>();
  for (const { group, value } of side) {
    const values = groups.get(group);
    if (values === undefined) groups.set(group, [value]);
    else values.push(value);
  }
  return [...groups.values()].map((values) => values.reduce((sum, value) => sum + value, 0) / values.length);
}
