// Simpson's case: each cohort improves while all of them together get worse, because the mix moved to the larger work;
// and its reverse. Both are shown per cohort, and no figure of the pool is printed.

import { expect, test } from "vitest";
import { comparisonMarkdown } from "../../src/measure/comparison-markdown.ts";
import type { DispatchUnit } from "../../src/measure/dispatch-unit.ts";
import { afterUnits, beforeUnits, byEnd, sealed, spread } from "../measure/sample-comparison.ts";

const goal = byEnd
  .replace("goal_percent: -50", "goal_percent: -20")
  .replace("falsification_percent: -20", "falsification_percent: -10");
const text = goal
  .replace("compared: [BE]", "compared: [BE, FE]")
  .concat(goal.slice(goal.indexOf("  - metric")).replace("cohort: BE", "cohort: FE"));

function named(units: readonly DispatchUnit[], cohort: string): DispatchUnit[] {
  return units.map((one) => ({ ...one, runId: `${cohort}-${one.runId}`, cohort }));
}

/** Small work in BE, large work in FE: from 32 and 16 dispatches to 16 and 32, each by `factor`. */
function report(factor: number, few: number, many: number) {
  const before = [
    ...named(beforeUnits(spread(10, few)), "BE"),
    ...named(beforeUnits(spread(1000, many)), "FE"),
  ];
  const after = [
    ...named(afterUnits(spread(10 * factor, many)), "BE"),
    ...named(afterUnits(spread(1000 * factor, few)), "FE"),
  ];
  const mean = (units: readonly DispatchUnit[]): number =>
    units.reduce((sum, one) => sum + amountOf(one), 0) / units.length;
  return { pooled: mean(after) / mean(before), made: sealed(text, before).report([...before, ...after]) };
}

function amountOf(unit: DispatchUnit): number {
  const value = unit.values.get("bash_calls");
  return value?.kind === "value" ? value.value : Number.NaN;
}

/** Every change that the report prints, in per cent. */
function printedChanges(markdown: string): readonly number[] {
  return [...markdown.matchAll(/([−+])(\d+(?:\.\d+)?) %/g)].map(
    ([, sign, digits]) => (sign === "−" ? -1 : 1) * Number(digits),
  );
}

// Before: 32 × 10 and 16 × 1000, a mean of 340. After: 16 × 7 and 32 × 700, a mean of 469.
test("each cohort falls by 30 % while the pool rises: both are met, and no rise is printed", () => {
  const { pooled, made } = report(0.7, 32, 16);
  expect(pooled).toBeCloseTo((16 * 7 + 32 * 700) / (32 * 10 + 16 * 1000), 6);
  expect(pooled).toBeGreaterThan(1.3);
  expect(made.comparison.targets.map(({ cohort, verdict }) => [cohort, verdict.word])).toEqual([
    ["BE", "met"],
    ["FE", "met"],
  ]);
  expect(made.comparison.exit_code).toBe(0);
  expect(made.comparison.cohorts.map(({ cohort }) => cohort)).toEqual(["BE", "FE", "TOOLING"]);
  const changes = printedChanges(comparisonMarkdown(made));
  expect(changes.length).toBeGreaterThan(4);
  expect(Math.max(...changes)).toBeLessThan(0);
});

// Before: 16 × 10 and 32 × 1000. After: 32 × 13 and 16 × 1300.
test("each cohort rises by 30 % while the pool falls: both are falsified, and only their goals are falls", () => {
  const { pooled, made } = report(1.3, 16, 32);
  expect(pooled).toBeLessThan(0.7);
  expect(made.comparison.targets.map(({ verdict }) => verdict.word)).toEqual(["falsified", "falsified"]);
  expect(made.comparison.exit_code).toBe(1);
  const falls = printedChanges(comparisonMarkdown(made)).filter((change) => change < 0);
  expect([...new Set(falls)].sort()).toEqual([-10, -20]);
});
