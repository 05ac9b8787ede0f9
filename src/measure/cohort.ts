// The two sides of one cohort: every dispatch seen is either eligible or excluded by one named rule, with its
// count. The after side is cut at the horizon, so that nobody can go on collecting until the answer is the wanted
// one.

import type { CohortFlow, Exclusion, SideFlow } from "./comparison.ts";
import {
  byStart,
  compareText,
  type DispatchUnit,
  findLatestEndMs,
  isInFuture,
  isRunningAt,
  mayBelongTo,
} from "./dispatch-unit.ts";
import type { Protocol } from "./protocol.ts";
import { type Cutoff, possibleSides } from "./side.ts";
import { timeNamer } from "./zoned-time.ts";

/** What decides who is in: from the registration, plus the clock. */
export interface CohortPlan {
  readonly cutoff: Cutoff;
  readonly inclusion: Protocol["inclusion"];
  /** Null: no limit by number. */
  readonly nPerSide: number | null;
  /** Null: no limit in time. */
  readonly endMs: number | null;
  /** In which `endMs` is shown. Absent: UTC. */
  readonly timeZone?: string;
  /** The ids of the before side when it was sealed. */
  readonly watermarkBefore: ReadonlySet<string>;
  readonly nowMs: number;
}

export interface CohortSides {
  readonly flow: CohortFlow;
  /** Analysis sets, by start. */
  readonly before: readonly DispatchUnit[];
  readonly after: readonly DispatchUnit[];
  /** Units that a rule left out and that a line beside the verdict may add. */
  readonly leftOut: readonly LeftOutUnits[];
}

/** As `with those without a terminal result`. */
export interface LeftOutUnits {
  readonly name: string;
  readonly before: readonly DispatchUnit[];
  readonly after: readonly DispatchUnit[];
}

/** Why a unit is not eligible, or null. */
type Rule = (unit: DispatchUnit) => string | null;

/** The rules that apply to both sides. */
export function stateRule(inclusion: Protocol["inclusion"], nowMs: number): Rule {
  return (unit) => {
    const impossible = impossibleWhy(unit, nowMs);
    if (impossible !== null) return impossible;
    if (isRunningAt(unit, nowMs)) return "running";
    return inclusion === "terminal" && unit.terminal === "none" ? NO_TERMINAL : null;
  };
}

// No later record can make these usable: they are told apart before anything else, and never awaited.
function impossibleWhy(unit: DispatchUnit, nowMs: number): string | null {
  if (unit.conflict !== undefined) return "its records disagree";
  return isInFuture(unit, nowMs) ? "starts or ends in the future" : null;
}

/** Splits units by the first rule that excludes them. */
export function applyRule(
  units: readonly DispatchUnit[],
  rule: Rule,
): { readonly kept: readonly DispatchUnit[]; readonly exclusions: readonly Exclusion[] } {
  const reasons = units.map(rule);
  const named = [...new Set(reasons)].filter((why) => why !== null);
  return {
    kept: units.filter((_, place) => reasons[place] === null),
    exclusions: named.map((why) => ({ rule: why, count: reasons.filter((one) => one === why).length })),
  };
}

/** Of `units` those that may belong to the cohort. One that may be on either side is seen, and excluded, on both. */
export function selectCohort(
  cohort: string,
  role: CohortFlow["role"],
  units: readonly DispatchUnit[],
  plan: CohortPlan,
): CohortSides {
  const own = units.filter((unit) => mayBelongTo(unit, cohort));
  const on = (side: "before" | "after"): DispatchUnit[] =>
    own.filter((unit) => possibleSides(unit, plan.cutoff).includes(side));
  const before = selectBefore(on("before"), plan);
  const after = selectAfter(on("after"), plan);
  const flow: CohortFlow = {
    cohort,
    role,
    before: before.flow,
    after: after.flow,
    no_side: own.filter((unit) => possibleSides(unit, plan.cutoff).length === 0).length,
    horizon: after.horizon,
    appeared: on("before")
      .flatMap((unit) =>
        unit.conflict === undefined && !plan.watermarkBefore.has(unit.runId) ? [unit.runId] : [],
      )
      .sort(compareText),
  };
  return { flow, before: before.kept, after: after.kept, leftOut: leftOutOf(on, after.kept, plan) };
}

// Dispatches after the horizon are not among them: to look at them again and again is what a horizon is for.
function leftOutOf(
  on: (side: "before" | "after") => readonly DispatchUnit[],
  kept: readonly DispatchUnit[],
  plan: CohortPlan,
): readonly LeftOutUnits[] {
  const state = stateRule(plan.inclusion, plan.nowMs);
  const isIn = (unit: DispatchUnit): boolean => plan.watermarkBefore.has(unit.runId);
  const last = plan.nPerSide !== null && kept.length >= plan.nPerSide ? kept.at(-1) : undefined;
  const isWithin = (unit: DispatchUnit): boolean => {
    const startMs = unit.startedAtMs ?? Infinity;
    return startMs < (plan.endMs ?? Infinity) && startMs <= (last?.startedAtMs ?? Infinity);
  };
  return [
    {
      name: "with those without a terminal result",
      before: on("before").filter((unit) => isIn(unit) && state(unit) === NO_TERMINAL),
      after: on("after").filter((unit) => isWithin(unit) && state(unit) === NO_TERMINAL),
    },
    {
      name: "with those that appeared after the seal",
      before: on("before").filter((unit) => !isIn(unit) && state(unit) === null),
      after: [],
    },
  ];
}

const NO_TERMINAL = "no terminal result";

function selectBefore(units: readonly DispatchUnit[], plan: CohortPlan) {
  const state = stateRule(plan.inclusion, plan.nowMs);
  const rule: Rule = (unit) =>
    impossibleWhy(unit, plan.nowMs) ??
    (plan.watermarkBefore.has(unit.runId) ? state(unit) : "not in the watermark");
  const { kept, exclusions } = applyRule(units, rule);
  return { kept: byStart(kept), flow: flowOf(units.length, exclusions, kept.length) };
}

function selectAfter(units: readonly DispatchUnit[], plan: CohortPlan) {
  const isLate = (unit: DispatchUnit): boolean =>
    plan.endMs !== null && (unit.startedAtMs ?? Infinity) >= plan.endMs;
  const state = stateRule(plan.inclusion, plan.nowMs);
  const early = applyRule(
    units,
    (unit) => impossibleWhy(unit, plan.nowMs) ?? (isLate(unit) ? AFTER_HORIZON : state(unit)),
  );
  const ordered = byStart(early.kept);
  const kept = plan.nPerSide === null ? ordered : ordered.slice(0, plan.nPerSide);
  const beyond = ordered.length - kept.length;
  const exclusions = beyond > 0 ? added(early.exclusions, AFTER_HORIZON, beyond) : early.exclusions;
  const isFull = plan.nPerSide !== null && kept.length >= plan.nPerSide;
  const last = isFull ? kept.at(-1) : undefined;
  const waiting = units.filter((unit) => !isLate(unit) && isAwaited(unit, last, plan.nowMs)).length;
  const isOver = isFull || (plan.endMs !== null && plan.nowMs >= plan.endMs);
  return {
    kept,
    flow: flowOf(units.length, exclusions, kept.length),
    horizon: {
      is_past: isOver && waiting === 0,
      collected: kept.length,
      n_per_side: plan.nPerSide,
      end: plan.endMs === null ? null : timeNamer(plan.timeZone ?? "UTC")(plan.endMs),
      waiting_for: waiting,
    },
  };
}

const AFTER_HORIZON = "after horizon";

// A dispatch that still runs and started early enough would enter the set when it ends: to close it now would leave out
// the slow ones. It is awaited until its time-out, by the clock, must have ended it. `last` is the unit that fills the
// set; early enough is before it in the order that the set is made in.
function isAwaited(unit: DispatchUnit, last: DispatchUnit | undefined, nowMs: number): boolean {
  if (impossibleWhy(unit, nowMs) !== null || !isRunningAt(unit, nowMs)) return false;
  const latestEndMs = findLatestEndMs(unit);
  if (latestEndMs === null || latestEndMs <= nowMs) return false;
  return last === undefined || byStart([last, unit])[0] === unit;
}

function added(exclusions: readonly Exclusion[], rule: string, more: number): readonly Exclusion[] {
  const found = exclusions.find((one) => one.rule === rule);
  if (found === undefined) return [...exclusions, { rule, count: more }];
  return exclusions.map((one) => (one === found ? { rule, count: one.count + more } : one));
}

function flowOf(seen: number, exclusions: readonly Exclusion[], eligible: number): SideFlow {
  return { seen, exclusions: [...exclusions], eligible };
}
