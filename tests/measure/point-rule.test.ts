import { expect, test } from "vitest";
import { pointRuleResult } from "../../src/measure/point-rule.ts";

const fall = { direction: "fall" as const, goal_ratio: 0.5, falsification_ratio: 0.8, ceiling_ratio: null };
const rise = { direction: "rise" as const, goal_ratio: 1.5, falsification_ratio: 1.2, ceiling_ratio: null };
const sides = { before: [10, 20, 90], after: [5, 10, 45] };

test("a rule about medians, means or the ratio holds at the goal and beyond it, and not short of it", () => {
  // Medians 20 and 10, means 40 and 20.
  const median = pointRuleResult({ statistic: "median_change" }, sides, 0.51, "amount", fall);
  expect(median).toEqual({ statistic: "median_change", source: null, ratio: 0.5, holds: true });
  expect(
    pointRuleResult({ statistic: "mean_change", source: "a post" }, sides, 0.51, "amount", fall),
  ).toEqual({
    statistic: "mean_change",
    source: "a post",
    ratio: 0.5,
    holds: true,
  });
  expect(pointRuleResult({ statistic: "ratio" }, sides, 0.51, "amount", fall).holds).toBe(false);
  expect(pointRuleResult({ statistic: "ratio" }, sides, 1.5, "amount", rise).holds).toBe(true);
  expect(pointRuleResult({ statistic: "ratio" }, sides, 1.49, "amount", rise).holds).toBe(false);
});

test("there is no change of medians of a count, and none from nothing", () => {
  const none = { ratio: null, holds: null };
  expect(pointRuleResult({ statistic: "median_change" }, sides, 0.5, "count", fall)).toMatchObject(none);
  const fromZero = { before: [0, 0, 1], after: [0, 0, 0] };
  expect(pointRuleResult({ statistic: "median_change" }, fromZero, 0.5, "share", fall)).toMatchObject(none);
  expect(pointRuleResult({ statistic: "ratio" }, sides, null, "count", fall)).toMatchObject(none);
});
