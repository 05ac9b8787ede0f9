import { expect, test } from "vitest";
import { sideValues } from "../../src/measure/side-values.ts";
import { targetFigures } from "../../src/measure/target-figures.ts";
import type { TargetPlan } from "../../src/measure/target-plan.ts";
import { afterUnits, beforeUnits, spread } from "./sample-comparison.ts";

const plan: TargetPlan = {
  minimum: 15,
  grouping: { by: "none", reason: "one ticket per run" },
  timeZone: "UTC",
  level: 0.95,
  seed: "seed",
  guards: [],
};
const goal = { direction: "fall" as const, goal_ratio: 0.5, falsification_ratio: 0.8, ceiling_ratio: 0.2 };

function figures(center: number, differing: Partial<TargetPlan> = {}, beforeCount = 32) {
  const before = beforeUnits(spread(100, beforeCount));
  const after = afterUnits(spread(center, 16));
  const values = {
    before: sideValues(before, "bash_calls", () => ""),
    after: sideValues(after, "bash_calls", () => ""),
  };
  const input = {
    metric: "bash_calls",
    cohort: "BE",
    goal,
    zeros: "excluded" as const,
    before,
    after,
    horizon: null,
  };
  return targetFigures(input, values, { ...plan, ...differing }, "amount");
}

test("a change beyond the expected ceiling is marked for investigation, and one up to it is not", () => {
  expect(figures(15).verdict).toMatchObject({
    word: "met",
    labels: expect.arrayContaining(["investigate: beyond the expected ceiling"]),
  });
  expect(figures(30).verdict.labels.join()).not.toContain("investigate");
});

// The sample's before amounts rise backwards in time: the k-th hour before the cutoff has the k-th largest.
test("the trend inside of the before side, A/A and the sensitivity stand beside the verdict", () => {
  const { checks } = figures(30);
  expect(checks?.trend).toMatchObject({ rho: -1, n: 32 });
  expect(checks?.fake_cutoffs).toEqual({ rank: 1, of: 4 });
  expect(checks?.sensitivity.map(({ name }) => name)).toEqual([
    "without the largest unit",
    "without the largest day",
  ]);
  expect(figures(30, {}, 29).checks?.fake_cutoffs).toBeNull();
});

test("a point rule stands beside the verdict where one is registered", () => {
  expect(figures(30).checks?.point_rule).toBeNull();
  expect(figures(30, { pointRule: { statistic: "median_change" } }).checks?.point_rule).toMatchObject({
    holds: true,
  });
});
