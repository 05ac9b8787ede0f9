// The same estimate over other sets of units: without the largest unit, without the largest group, with units that a
// rule left out. It shows how much hangs on them, and changes no verdict.

import type { Sensitivity } from "./checks.ts";
import type { TargetGoal } from "./comparison.ts";
import { compareText } from "./dispatch-unit.ts";
import { byGroup, estimateFigures, type Figure, type FigurePlan } from "./figure-estimate.ts";
import { MINIMUM_EVER } from "./protocol.ts";
import { judge } from "./verdict.ts";

export interface NamedFigure extends Figure {
  readonly runId: string;
}

export interface NamedSides {
  readonly before: readonly NamedFigure[];
  readonly after: readonly NamedFigure[];
}

/** Units that a rule left out, by what a line about them says. */
export interface LeftOut {
  readonly name: string;
  readonly sides: NamedSides;
}

/**
 * `groupWord`: what the groups are, such as `drain run`, or `day` where the plan has none and they serve here alone.
 */
export function sensitivityOf(
  sides: NamedSides,
  leftOut: readonly LeftOut[],
  plan: FigurePlan,
  goal: TargetGoal | null,
  groupWord: string,
): Sensitivity[] {
  const largest = largestUnit([...sides.before, ...sides.after]);
  const group = largestGroup([...sides.before, ...sides.after]);
  const variants = [
    { name: "without the largest unit", sides: filtered(sides, (unit) => unit.runId !== largest) },
    { name: `without the largest ${groupWord}`, sides: filtered(sides, (unit) => unit.group !== group) },
    ...leftOut
      .filter(({ sides: { before, after } }) => before.length + after.length > 0)
      .map(({ name, sides: { before, after } }) => ({
        name,
        sides: { before: [...sides.before, ...before], after: [...sides.after, ...after] },
      })),
  ];
  return variants.map((variant) => line(variant.name, variant.sides, plan, goal));
}

function filtered(sides: NamedSides, keeps: (unit: NamedFigure) => boolean): NamedSides {
  return { before: sides.before.filter(keeps), after: sides.after.filter(keeps) };
}

function line(name: string, sides: NamedSides, plan: FigurePlan, goal: TargetGoal | null): Sensitivity {
  const counts = { before: sides.before.length, after: sides.after.length };
  const nothing = { ratio: null, low: null, high: null, level: plan.level, reads_as: null };
  if (Math.min(counts.before, counts.after) < MINIMUM_EVER) {
    return { name, ...counts, ...nothing, note: `fewer than ${MINIMUM_EVER} are left on a side` };
  }
  const found = estimateFigures(sides, plan);
  if (found.kind === "undecided") return { name, ...counts, ...nothing, note: found.why };
  const { ratio, low, high, level } = found.estimate;
  const word = goal === null ? null : judge(found.interval, goal);
  // No word of a verdict: nothing here was gated by guards or by the time of the seal.
  const reads = word === "met" ? "goal reached" : word;
  return { name, ...counts, ratio, low, high, level, reads_as: reads, note: "" };
}

// Ties by run id, so that the same data give the same line.
function largestUnit(units: readonly NamedFigure[]): string | undefined {
  return [...units].sort((a, b) => b.amount - a.amount || compareText(a.runId, b.runId))[0]?.runId;
}

/** The group with the most units; ties by name. */
function largestGroup(units: readonly NamedFigure[]): string | undefined {
  const groups = byGroup(units).map((group) => ({ name: group[0]?.group ?? "", size: group.length }));
  return groups.sort((a, b) => b.size - a.size || compareText(a.name, b.name))[0]?.name;
}
