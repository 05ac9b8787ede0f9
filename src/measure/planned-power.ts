// What a plan can show before it is run: at the spread that the before side has, how large an observed change must be
// for its goal to be met, at which number of dispatches, and which goals cannot be decided at all. Printed with every
// preview and seal; it changes nothing of the plan.

import { selectCohort } from "./cohort.ts";
import type { DispatchUnit } from "./dispatch-unit.ts";
import { figureKind } from "./figure-kind.ts";
import { groupingOf, type Protocol, type Target } from "./protocol.ts";
import { resolveCutoff } from "./side.ts";
import { sideValues } from "./side-values.ts";
import { GROUPS_MIN, groupMeansOfLogs } from "./statistics/grouped-welch.ts";
import { logSdOf, type NeededChange, neededChange } from "./statistics/needed-change.ts";
import { groupNamer } from "./target-plan.ts";
import { goalOf } from "./verdict.ts";
import { unitsOfProtocol } from "./watermark.ts";

export interface PlannedTarget {
  readonly metric: string;
  readonly cohort: string;
  /** What is counted per side. */
  readonly of: "dispatches" | "groups";
  /** Of the before side, with a value. */
  readonly before: number;
  readonly level: number;
  readonly goalRatio: number;
  /** Null where nothing can be planned, for the reason in `why`. */
  readonly logSd: number | null;
  readonly why: string;
  /** By number per side, ascending; empty where nothing can be planned. */
  readonly rows: readonly NeededChange[];
  /** The number per side that the plan guarantees: its horizon by number, else its minimum. */
  readonly planned: number;
}

const DISPATCH_COUNTS = [15, 30, 60, 120, 240];
const GROUP_COUNTS = [4, 8, 15, 30, 60];

/** One entry per primary. `units` are all that are loaded; `nowMs` tells which of them can be used. */
export function plannedPower(
  protocol: Protocol,
  units: readonly DispatchUnit[],
  nowMs: number,
): PlannedTarget[] {
  const level = 1 - 0.05 / protocol.primaries.length;
  return protocol.primaries.map((target) => plannedTarget(target, protocol, units, nowMs, level));
}

function plannedTarget(
  target: Target,
  protocol: Protocol,
  units: readonly DispatchUnit[],
  nowMs: number,
  level: number,
): PlannedTarget {
  const { metric, cohort } = target;
  const isGrouped = groupingOf(protocol).by !== "none";
  const amounts = beforeAmounts(target, protocol, units, nowMs);
  const logSd = amounts === null ? undefined : logSdOf(amounts);
  const planned = isGrouped ? GROUPS_MIN : (protocol.horizon.n_per_side ?? protocol.minimum.per_side);
  const { goal_ratio: goalRatio } = goalOf(target);
  const base = {
    ...{ metric, cohort, level, goalRatio, planned },
    of: isGrouped ? ("groups" as const) : ("dispatches" as const),
    before: amounts === null ? 0 : amounts.length,
  };
  if (amounts === null)
    return {
      ...base,
      logSd: null,
      why: "only amounts are planned for, by the spread of their logs",
      rows: [],
    };
  if (logSd === undefined)
    return { ...base, logSd: null, why: "the before side has no spread to plan with yet", rows: [] };
  const counts = isGrouped ? GROUP_COUNTS : DISPATCH_COUNTS.filter((n) => n >= protocol.minimum.per_side);
  const all = [...new Set([...counts, planned])].sort((a, b) => a - b);
  return { ...base, logSd, why: "", rows: all.map((n) => neededChange(n, logSd, level, goalRatio)) };
}

// Dispatches, or the geometric means of their groups: what the interval will count as one. Null for other kinds.
function beforeAmounts(
  { metric, cohort, zeros }: Target,
  protocol: Protocol,
  units: readonly DispatchUnit[],
  nowMs: number,
): readonly number[] | null {
  if (figureKind(metric, zeros) !== "amount") return null;
  const grouping = groupingOf(protocol);
  const nameOf = groupNamer({ grouping, timeZone: protocol.time_zone });
  const named = unitsOfProtocol(protocol, units);
  const { before } = selectCohort(cohort, "compared", named, {
    cutoff: resolveCutoff(protocol.cutoff, named),
    inclusion: protocol.inclusion,
    nPerSide: null,
    endMs: null,
    watermarkBefore: new Set(named.map(({ runId }) => runId)),
    nowMs,
  });
  const used = sideValues(before, metric, nameOf).used.map(({ unit, amount }) => ({
    group: nameOf(unit) ?? "",
    amount,
  }));
  if (grouping.by === "none") return used.map(({ amount }) => amount);
  return groupMeansOfLogs(used).map(Math.exp);
}
