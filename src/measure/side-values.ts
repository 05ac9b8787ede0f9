// The values of one metric on one side: what is used, and what is left out by which rule. Missing is not zero, a
// lower bound is not a value, and a zero has no logarithm; each is counted.

import type { Exclusion, SideUse } from "./comparison.ts";
import type { DispatchUnit } from "./dispatch-unit.ts";
import { quartiles } from "./statistics/quantiles.ts";

export interface ValuedUnit {
  readonly unit: DispatchUnit;
  /** Positive. */
  readonly amount: number;
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
): SideValues {
  const used: ValuedUnit[] = [];
  const rules: string[] = [];
  for (const unit of units) {
    const value = unit.values.get(metric);
    if (value === undefined) rules.push("no value");
    else if (value.kind === "unknown") rules.push(`no value (${value.why})`);
    else if (value.kind === "lower bound") rules.push(LOWER_BOUND);
    else if (!(value.value > 0))
      rules.push(value.value === 0 ? "zero, which has no logarithm" : "not a positive amount");
    else if (groupName(unit) === null) rules.push("no group recorded");
    else used.push({ unit, amount: value.value });
  }
  const names = [...new Set(rules)];
  return {
    used,
    exclusions: names.map((rule) => ({ rule, count: rules.filter((one) => one === rule).length })),
    lowerBounds: rules.filter((rule) => rule === LOWER_BOUND).length,
  };
}

const LOWER_BOUND = "a lower bound only";

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
