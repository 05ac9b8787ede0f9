// Token figures of two sides that are known in different ways are not compared: where one side's lines agree with
// recorded totals and nothing shows that the other's do, or where they disagree with them far more often on one side.

import type { DispatchUnit } from "./dispatch-unit.ts";
import { findMetric } from "./metrics.ts";
import type { ValuedUnit } from "./side-values.ts";
import type { Valued } from "./target-plan.ts";

/** Shares of dispatches that disagree with a total may be this far apart, in points of percent. */
const POINTS_APART_MAX = 20;

function isReconciled({ values }: DispatchUnit, metric: string): boolean {
  const value = values.get(metric);
  return value?.kind === "value" && value.basis === "billed";
}

interface SideState {
  readonly units: number;
  readonly reconciled: number;
  /** Not reconciled, and a total says more or less than the lines. */
  readonly off: number;
}

function stateOf(used: readonly ValuedUnit[], metric: string): SideState {
  const units = used.map(({ unit }) => unit);
  const rest = units.filter((unit) => !isReconciled(unit, metric));
  return {
    units: units.length,
    reconciled: units.length - rest.length,
    off: rest.filter(({ disagreesWithTotals }) => disagreesWithTotals === true).length,
  };
}

function percent({ off, units }: SideState): number {
  return Math.round((100 * off) / units);
}

/** Compared as whole numbers: a quotient may miss the bound by a rounding error. */
function areFarApart(left: SideState, right: SideState): boolean {
  const apart = Math.abs(left.off * right.units - right.off * left.units);
  return 100 * apart >= POINTS_APART_MAX * left.units * right.units;
}

/** Full reasons to refuse, empty where there is none. Only figures of lines that a total can confirm are looked at. */
export function reconciliationFaults(metric: string, values: Valued): readonly string[] {
  const known = findMetric(metric);
  if (known?.billed === undefined || known.sum === undefined) return [];
  const [before, after] = [stateOf(values.before.used, metric), stateOf(values.after.used, metric)];
  if (before.units === 0 || after.units === 0) return [];
  const faults: string[] = [];
  if ((before.reconciled === 0) !== (after.reconciled === 0)) {
    const [none, some] =
      before.reconciled === 0 ? (["before", "after"] as const) : (["after", "before"] as const);
    const count = Math.max(before.reconciled, after.reconciled);
    faults.push(`${none}: no dispatch is reconciled with a recorded total; ${some}: ${count}`);
  }
  if (areFarApart(before, after)) {
    const shares = `${percent(before)} % of dispatches before and ${percent(after)} % after`;
    faults.push(`lines disagree with recorded totals in ${shares}`);
  }
  return faults;
}
