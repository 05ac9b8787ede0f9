// A target and its dispatches for tests of charts: 16 before around 100 calls, 16 after around 50, one a day.

import type { ChartPoint } from "../../../src/measure/charts/distribution.ts";
import type { TargetResult } from "../../../src/measure/comparison.ts";

export const cutoff = { atMs: Date.parse("2026-09-06T23:53:03Z"), at: "2026-09-06T23:53:03.000Z" };
const DAY_MS = 86_400_000;

/** `count` dispatches on each side; amounts rise by 1 from `base` and from half of it. */
export function points(count = 16, base = 100): readonly ChartPoint[] {
  return (["before", "after"] as const).flatMap((side) =>
    Array.from({ length: count }, (_, k) => ({
      runId: `${side}-${k}`,
      side,
      startedAtMs: cutoff.atMs + (side === "before" ? k - count : k) * DAY_MS,
      value: (side === "before" ? base : base / 2) + k,
    })),
  );
}

/** The comparison of these: medians 107.5 and 57.5, an interval of −50 to −40 %. */
export function target(differing: Partial<TargetResult> = {}): TargetResult {
  return {
    metric: "bash_calls",
    cohort: "BE",
    kind: "amount",
    verdict: { word: "missed", reasons: [], labels: [], n_to_decide: null },
    goal: { direction: "fall", goal_ratio: 0.5, falsification_ratio: 0.8, ceiling_ratio: null },
    before: { used: 16, exclusions: [], summary: { n: 16, q1: 103.75, median: 107.5, q3: 111.25 } },
    after: { used: 16, exclusions: [], summary: { n: 16, q1: 53.75, median: 57.5, q3: 61.25 } },
    estimate: {
      rule: "rank-sum, exact",
      why: "",
      level: 0.95,
      ratio: 0.55,
      low: 0.5,
      high: 0.6,
      groups: null,
    },
    counts: null,
    sums: null,
    beside: null,
    checks: null,
    definitions: null,
    ...differing,
  };
}

/** Everything that HTML, Markdown, SVG or a spreadsheet could act on. */
export const hostile = "=1+1<script>alert(1)</script>\"'|`**[x](javascript:y)\u202e\u001b[31m";
