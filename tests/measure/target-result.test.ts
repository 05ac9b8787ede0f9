import { describe, expect, it } from "vitest";
import type { TargetInput, TargetPlan } from "../../src/measure/target-plan.ts";
import { targetResult } from "../../src/measure/target-result.ts";
import { afterUnits, beforeUnits, spread } from "./sample-comparison.ts";

const plan: TargetPlan = {
  minimum: 15,
  grouping: { by: "none", reason: "one ticket per run" },
  timeZone: "UTC",
  level: 0.95,
  seed: "seed",
  guards: [],
};
const goal = { direction: "fall" as const, goal_ratio: 0.5, falsification_ratio: 0.8, ceiling_ratio: null };

function result(
  before: TargetInput["before"],
  after: TargetInput["after"],
  differing: Partial<TargetPlan> = {},
) {
  const input = {
    metric: "bash_calls",
    cohort: "BE",
    goal,
    zeros: "excluded" as const,
    before,
    after,
    horizon: null,
  };
  return targetResult(input, { ...plan, ...differing });
}

const refusals = (found: ReturnType<typeof result>) =>
  found.verdict.word === "refused" ? found.verdict.reasons : [];

describe("a target", () => {
  it("with the same units on both sides is refused, and with one of them", () => {
    const units = beforeUnits(spread(100, 16));
    expect(refusals(result(units, units))).toEqual(["the same units on both sides: 16"]);
    expect(refusals(result(units, [...afterUnits(spread(30, 16)), ...units.slice(0, 1)]))).toEqual([
      "the same units on both sides: 1",
    ]);
  });

  it("with a dispatch twice on one side is refused", () => {
    const after = afterUnits(spread(30, 16));
    expect(refusals(result(beforeUnits(spread(100, 16)), [...after, ...after.slice(0, 1)]))).toEqual([
      "a dispatch is there twice",
    ]);
  });

  it("with rows of two definitions is refused with the remedy, and keeps no figure", () => {
    const raised = {
      definitions: new Map([
        ["bash_calls", 2],
        ["counting", 1],
      ]),
    };
    const found = result(beforeUnits(spread(100, 16)), afterUnits(spread(30, 16), raised));
    expect(refusals(found)).toEqual([
      "rows carry different definitions of bash_calls (1 and 2); `detent load --reread` reads them all by one",
    ]);
    expect(found).toMatchObject({
      before: { summary: null },
      after: { summary: null },
      estimate: null,
      goal: null,
    });
  });

  it("with a single lower bound on a side has no verdict", () => {
    const bound = { kind: "lower bound" as const, value: 500, why: "the client lists no hook denials" };
    const found = result(beforeUnits(spread(100, 16)), afterUnits([...spread(30, 16), bound]));
    expect(refusals(found)).toEqual(["after: 1 values are lower bounds only"]);
    expect(found.estimate).toBeNull();
  });
});

describe("a target with zeros, counts or shares", () => {
  it("excludes and counts zeros in a log metric, and is refused where too few are left", () => {
    const zero = result(beforeUnits(spread(100, 16)), afterUnits([...spread(30, 15), 0]));
    expect(zero.verdict.word).toBe("met");
    expect(zero.after).toMatchObject({
      used: 15,
      exclusions: [{ rule: "zero, which has no logarithm", count: 1 }],
    });
    const zeros = result(beforeUnits(spread(100, 16)), afterUnits([...spread(30, 14), 0, 0]));
    expect(refusals(zeros)).toEqual(["after: 14 of at least 15, 1 missing"]);
  });

  it("without spread on both sides is undecided, not met", () => {
    const flat = (value: number): number[] => Array.from({ length: 16 }, () => value);
    const found = result(beforeUnits(flat(100)), afterUnits(flat(30)));
    expect(found.verdict).toMatchObject({
      word: "undecided",
      reasons: ["no spread: every value of a side is equal, on both sides"],
      n_to_decide: null,
    });
  });
});

describe("the verdict of a target", () => {
  // Both sides are 16 distinct values in a fixed shape, the after side exactly half: every bound of the interval is the
  // ratio of a pair. The goal is put on the upper bound, then one double below it.
  it("whose interval ends exactly on the goal is met, and one double short of it is not", () => {
    const [b, a] = [beforeUnits(spread(128, 16)), afterUnits(spread(64, 16))];
    const high = result(b, a).estimate?.high ?? Number.NaN;
    const input = {
      metric: "bash_calls",
      cohort: "BE",
      zeros: "excluded" as const,
      before: b,
      after: a,
      horizon: null,
    };
    expect(targetResult({ ...input, goal: { ...goal, goal_ratio: high } }, plan).verdict.word).toBe("met");
    const justShort = high * (1 - 2 ** -52);
    expect(targetResult({ ...input, goal: { ...goal, goal_ratio: justShort } }, plan).verdict.word).toBe(
      "undecided",
    );
  });

  it("grouped by drain run needs four groups a side, and counts units without one", () => {
    const grouping = { grouping: { by: "drain_run" as const } };
    const runs = (units: ReturnType<typeof beforeUnits>, count: number) =>
      units.map((one, k) => ({ ...one, drainRun: `${one.runId.charAt(0)}${k % count}` }));
    const [b, a] = [beforeUnits(spread(100, 16)), afterUnits(spread(30, 16))];
    const four = result(runs(b, 4), runs(a, 4), grouping);
    expect(four).toMatchObject({
      verdict: { word: "met" },
      estimate: { rule: "Welch on group means of logs", groups: { before: 4, after: 4, on_both_sides: 0 } },
      beside: { rank_sum: { is_unadjusted: true }, icc_by_day: null },
    });
    expect(result(runs(b, 4), runs(a, 3), grouping).verdict).toMatchObject({
      word: "undecided",
      reasons: ["too few groups: 4 before and 3 after, 4 a side at least"],
    });
    const unnamed = [...runs(a, 4).slice(0, 14), ...a.slice(14)];
    expect(refusals(result(runs(b, 4), unnamed, grouping))).toEqual(["after: 14 of at least 15, 1 missing"]);
  });
});

describe("what stands beside the verdict of a target", () => {
  it("carries `units not independent` where units of one day are alike, and not where they are not", () => {
    // 24 units an hour apart: days of the before side hold blocks of neighbours.
    const shifted = (units: ReturnType<typeof beforeUnits>, perDay: number) =>
      units.map((one, k) => ({ ...one, startedAtMs: Math.floor(k / perDay) * 86_400_000 + (k % perDay) }));
    const ordered = Array.from({ length: 24 }, (_, k) => 100 * 1.2 ** k);
    const mixed = Array.from({ length: 24 }, (_, k) => 100 * 1.2 ** ((k * 7) % 24));
    const alike = result(shifted(beforeUnits(ordered), 4), shifted(afterUnits(ordered.map((x) => x / 3)), 4));
    expect(alike.verdict.labels).toEqual(["units not independent"]);
    const unlike = result(shifted(beforeUnits(mixed), 4), shifted(afterUnits(mixed.map((x) => x / 3)), 4));
    expect(unlike.verdict.labels).toEqual([]);
  });

  it("without a goal has an interval and no verdict", () => {
    const sides = { before: beforeUnits(spread(100, 16)), after: afterUnits(spread(30, 16)) };
    const input = {
      metric: "bash_calls",
      cohort: "BE",
      goal: null,
      zeros: "excluded" as const,
      ...sides,
      horizon: null,
    };
    const found = targetResult(input, plan);
    expect(found.verdict.word).toBe("exploratory");
    expect(found.estimate?.ratio).toBeCloseTo(0.3, 10);
  });
});

it("a target whose zeros are counted is compared by means per dispatch, with the share of units that have any", () => {
  const before = beforeUnits([...spread(10, 12), 0, 0, 0, 0]);
  const after = afterUnits([...spread(2, 8), 0, 0, 0, 0, 0, 0, 0, 0]);
  const input = { metric: "bash_calls", cohort: "BE", goal, before, after, horizon: null };
  const found = targetResult({ ...input, zeros: "counted" }, plan);
  expect(found).toMatchObject({
    kind: "count",
    before: { used: 16, exclusions: [] },
    counts: {
      per: "dispatch",
      before_any: { count: 12, of: 16 },
      after_any: { count: 8, of: 16 },
      difference: -0.25,
    },
    estimate: { rule: "permutation of means, drawn" },
    beside: { median_change: null },
  });
  // Means 120/16 = 7.5 and 16/16 = 1.
  expect(found.estimate?.ratio).toBeCloseTo(1 / 7.5, 12);
  expect(found.verdict.word).toBe("met");
});

it("a target that is a count by nature is related to tool calls, and left out without any", () => {
  const denials = (units: ReturnType<typeof beforeUnits>, calls: number) =>
    units.map((one, k) => ({
      ...one,
      values: new Map([
        ["denials", { kind: "value" as const, value: k % 4 }],
        ["tool_calls", { kind: "value" as const, value: k === 15 ? 0 : calls }],
      ]),
    }));
  const sides = {
    before: denials(beforeUnits(spread(1, 17)), 50),
    after: denials(afterUnits(spread(1, 17)), 100),
  };
  const input = { metric: "denials", cohort: "BE", goal, ...sides, horizon: null };
  const found = targetResult({ ...input, zeros: "excluded" }, plan);
  expect(found.before).toMatchObject({ used: 16, exclusions: [{ rule: "no tool call", count: 1 }] });
  expect(found.counts?.per).toBe("100 tool calls");
  expect(found.estimate?.ratio).toBeCloseTo(0.5, 12);
});

it("a target that is a share is compared by its ratio of sums, and left out without its parts", () => {
  const shares = (units: ReturnType<typeof beforeUnits>, share: number) =>
    units.map((one, k) => {
      const whole = 100 + 10 * k;
      const part = share * whole + (k % 3);
      return {
        ...one,
        values: new Map([
          ["anchor_transport_share", { kind: "value" as const, value: part / whole, share: { part, whole } }],
        ]),
      };
    });
  const sides = {
    before: shares(beforeUnits(spread(1, 16)), 0.4),
    after: shares(afterUnits(spread(1, 16)), 0.1),
  };
  const input = { metric: "anchor_transport_share", cohort: "BE", goal, ...sides, horizon: null };
  const found = targetResult({ ...input, zeros: "excluded" }, plan);
  // Wholes 100 + … + 250 = 2,800; 15 is the sum of k modulo 3 over 0 to 15.
  expect(found.sums?.before).toBeCloseTo((0.4 * 2800 + 15) / 2800, 12);
  expect(found.estimate).toMatchObject({ rule: "bootstrap of ratios of sums" });
  expect(found.verdict.word).toBe("met");
  const bare = sides.after.map((one) => ({
    ...one,
    values: new Map([["anchor_transport_share", { kind: "value" as const, value: 0.1 }]]),
  }));
  expect(refusals(targetResult({ ...input, after: bare, zeros: "excluded" }, plan))).toEqual([
    "after: 0 of at least 15, 15 missing",
  ]);
});
