import { describe, expect, it } from "vitest";
import { compareExploratory } from "../../src/measure/compare-exploratory.ts";
import { afterUnits, beforeUnits, spread } from "./sample-comparison.ts";
import { unit, valued } from "./sample-units.ts";

const metrics = ["bash_calls"];

describe("an exploratory comparison", () => {
  it("has intervals at 95 %, no verdict and exit code 0", () => {
    const sides = { before: beforeUnits(spread(100, 16)), after: afterUnits(spread(30, 16)) };
    const comparison = compareExploratory({ title: "t", ...sides, metrics });
    expect(comparison).toMatchObject({ kind: "exploratory", registration: null, exit_code: 0 });
    expect(comparison.targets[0]).toMatchObject({
      verdict: { word: "exploratory" },
      estimate: { level: 0.95 },
    });
  });

  it("refuses what a registered one refuses, with exit code 3", () => {
    const sides = { before: beforeUnits(spread(100, 16)), after: afterUnits(spread(30, 14)) };
    const comparison = compareExploratory({ title: "t", ...sides, metrics });
    expect(comparison.targets[0]?.verdict.word).toBe("refused");
    expect(comparison.exit_code).toBe(3);
    const units = beforeUnits(spread(100, 16));
    const same = compareExploratory({ title: "t", before: units, after: units, metrics });
    expect(same.targets[0]?.verdict.reasons).toEqual(["the same units on both sides: 16"]);
  });

  it("never pools cohorts: each is compared by itself, one on a single side is refused", () => {
    const before = [...beforeUnits(spread(100, 16)), unit("f", { cohort: "FE", ...valued(3) })];
    const comparison = compareExploratory({ title: "t", before, after: afterUnits(spread(30, 16)), metrics });
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
    const comparison = compareExploratory({ title: "t", before, after: afterUnits(spread(30, 16)), metrics });
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
