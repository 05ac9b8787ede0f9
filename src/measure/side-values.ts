// The values of one metric on one side: what is used, and what is left out by which rule. Missing is not zero, a
// lower bound is not a value, and a zero has no logarithm; each is counted. A count and a share may be 0.

import type { Exclusion, SideUse } from "./comparison.ts";
import type { DispatchUnit, MetricValue } from "./dispatch-unit.ts";
import { CALLS, countedPer, type FigureKind } from "./figure-kind.ts";
import { quartiles } from "./statistics/quantiles.ts";
import type { ShareUnit } from "./statistics/share-ratio.ts";

export interface ValuedUnit {
  readonly unit: DispatchUnit;
  /** Positive for an amount; 0 or more for a count (per what `countedPer` says) and for a share. */
  readonly amount: number;
  /** Of a share: what it is the quotient of. Null for other kinds. */
  readonly share: ShareUnit | null;
}

export interface SideValues {
  readonly used: readonly ValuedUnit[];
  readonly exclusions: readonly Exclusion[];
  /** Units whose value is only a lower bound. They are not among the used. */
  readonly lowerBounds: number;
}

/** `groupName`: the unit's group, null where it is not recorded; units without one are excluded. */
export function sideValues(
  units: readonly DispatchUnit[],
  metric: string,
  groupName: (unit: DispatchUnit) => string | null,
  kind: FigureKind = "amount",
): SideValues {
  const used: ValuedUnit[] = [];
  const rules: string[] = [];
  for (const unit of units) {
    const found = figureOf(unit, metric, kind);
    if (typeof found === "string") rules.push(found);
    else if (groupName(unit) === null) rules.push("no group recorded");
    else used.push({ unit, ...found });
  }
  const names = [...new Set(rules)];
  return {
    used,
    exclusions: names.map((rule) => ({ rule, count: rules.filter((one) => one === rule).length })),
    lowerBounds: rules.filter((rule) => rule === LOWER_BOUND).length,
  };
}

const LOWER_BOUND = "a lower bound only";

/** The figure of a unit, or the rule that leaves it out. */
function figureOf(unit: DispatchUnit, metric: string, kind: FigureKind): Omit<ValuedUnit, "unit"> | string {
  const value = unit.values.get(metric);
  const fault = faultOf(value);
  if (fault !== null || value?.kind !== "value") return fault ?? "no value";
  if (kind === "amount") {
    if (value.value > 0) return { amount: value.value, share: null };
    return value.value === 0 ? "zero, which has no logarithm" : "not a positive amount";
  }
  if (!(value.value >= 0)) return "below 0";
  if (kind === "share") {
    return value.share === undefined ? "no parts recorded" : { amount: value.value, share: value.share };
  }
  if (countedPer(metric) === "dispatch") return { amount: value.value, share: null };
  const calls = unit.values.get(CALLS);
  const callFault = faultOf(calls);
  if (callFault !== null || calls?.kind !== "value") return `tool calls: ${callFault ?? "no value"}`;
  return calls.value > 0 ? { amount: (100 * value.value) / calls.value, share: null } : "no tool call";
}

function faultOf(value: MetricValue | undefined): string | null {
  if (value === undefined) return "no value";
  if (value.kind === "unknown") return `no value (${value.why})`;
  return value.kind === "lower bound" ? LOWER_BOUND : null;
}

/** As reported: quartiles only from the minimum on. */
export function sideUse(values: SideValues, minimum: number): SideUse {
  const amounts = values.used.map((one) => one.amount);
  const isEnough = amounts.length >= minimum;
  return {
    used: amounts.length,
    exclusions: [...values.exclusions],
    summary: isEnough ? summaryOf(amounts) : null,
  };
}

function summaryOf(amounts: readonly number[]): NonNullable<SideUse["summary"]> {
  const [q1, median, q3] = quartiles(amounts);
  return { n: amounts.length, q1, median, q3 };
}
