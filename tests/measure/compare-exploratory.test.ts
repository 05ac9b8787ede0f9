import { describe, expect, it } from "vitest";
import { compareExploratory } from "../../src/measure/compare-exploratory.ts";
import { afterEndMs, afterUnits, beforeUnits, spread } from "./sample-comparison.ts";
import { conflicted, unit, valued } from "./sample-units.ts";

const metrics = ["bash_calls"];

describe("an exploratory comparison", () => {
  it("has intervals at 95 %, no verdict and exit code 0", () => {
    const sides = { before: beforeUnits(spread(100, 16)), after: afterUnits(spread(30, 16)) };
    const comparison = compareExploratory({ title: "t", ...sides, metrics, nowMs: afterEndMs });
    expect(comparison).toMatchObject({ kind: "exploratory", registration: null, exit_code: 0 });
    expect(comparison.targets[0]).toMatchObject({
      verdict: { word: "exploratory" },
      estimate: { level: 0.95 },
    });
  });

  it("refuses what a registered one refuses, with exit code 3", () => {
    const sides = { before: beforeUnits(spread(100, 16)), after: afterUnits(spread(30, 14)) };
    const comparison = compareExploratory({ title: "t", ...sides, metrics, nowMs: afterEndMs });
    expect(comparison.targets[0]?.verdict.word).toBe("refused");
    expect(comparison.exit_code).toBe(3);
    const units = beforeUnits(spread(100, 16));
    const same = compareExploratory({ title: "t", before: units, after: units, metrics, nowMs: afterEndMs });
    expect(same.targets[0]?.verdict.reasons).toEqual(["the same units on both sides: 16"]);
  });

  it("never pools cohorts: each is compared by itself, one on a single side is refused", () => {
    const before = [...beforeUnits(spread(100, 16)), unit("f", { cohort: "FE", ...valued(3) })];
    const comparison = compareExploratory({
      title: "t",
      before,
      after: afterUnits(spread(30, 16)),
      metrics,
      nowMs: afterEndMs,
    });
    expect(comparison.targets.map(({ cohort, verdict }) => [cohort, verdict.word])).toEqual([
      ["BE", "exploratory"],
      ["FE", "refused"],
    ]);
  });

  it("excludes and counts running dispatches and those without a start", () => {
    const before = [
      ...beforeUnits(spread(100, 15)),
      unit("r", { terminal: "none", ...valued(1) }),
      unit("n", { startedAtMs: null, ...valued(1) }),
    ];
    const comparison = compareExploratory({
      title: "t",
      before,
      after: afterUnits(spread(30, 16)),
      metrics,
      nowMs: afterEndMs,
    });
    expect(comparison.cohorts[0]?.before).toEqual({
      seen: 17,
      exclusions: [
        { rule: "running", count: 1 },
        { rule: "no start recorded", count: 1 },
      ],
      eligible: 15,
    });
  });
});

describe("a dispatch that an exploratory comparison cannot use", () => {
  const after = afterUnits(spread(30, 16));

  it("for its records disagree is seen and counted in every cohort that it may belong to, and in no other", () => {
    const loaded = [
      ...beforeUnits(spread(100, 16)),
      unit("f", { cohort: "FE" }),
      unit("g", { cohort: "GO" }),
    ];
    const before = [...loaded, conflicted("c", [1], ["BE", "FE"])];
    const { cohorts } = compareExploratory({ title: "t", before, after, metrics, nowMs: afterEndMs });
    const disagree = [{ rule: "its records disagree", count: 1 }];
    expect(cohorts.map(({ cohort, before: flow }) => [cohort, flow.seen, flow.exclusions])).toEqual([
      ["BE", 17, disagree],
      ["FE", 2, disagree],
      ["GO", 1, []],
    ]);
  });

  it("for it starts later than now is counted, and one that starts now is used", () => {
    const before = [unit("now", { startedAtMs: afterEndMs }), unit("later", { startedAtMs: afterEndMs + 1 })];
    const { cohorts } = compareExploratory({ title: "t", before, after, metrics, nowMs: afterEndMs });
    expect(cohorts[0]?.before).toEqual({
      seen: 2,
      exclusions: [{ rule: "starts or ends in the future", count: 1 }],
      eligible: 1,
    });
  });
});

it("an exploratory comparison with an empty side, or two, is refused in words with exit code 3", () => {
  const side = beforeUnits(spread(100, 16));
  const empty = (before: typeof side, after: typeof side) =>
    compareExploratory({ title: "t", before, after, metrics, nowMs: afterEndMs });
  const [noBefore, noAfter] = ["before", "after"].map(
    (name) => `Refused: no dispatch is on the side ${name}.`,
  );
  expect(empty([], [])).toMatchObject({ exit_code: 3, doubts: [noBefore, noAfter] });
  expect(empty(side, [])).toMatchObject({ exit_code: 3, doubts: [noAfter] });
  expect(empty([], side)).toMatchObject({ exit_code: 3, doubts: [noBefore] });
  expect(empty([], []).first_paragraph).toContain(noBefore);
});
