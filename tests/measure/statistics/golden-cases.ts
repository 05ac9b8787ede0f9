// Reads tests/golden/statistics.json: two-sample cases with the answers of scipy 1.10 and of R's wilcox.test (its
// `about` field says which). The tests of the estimators compare with it to a relative 1e-9, or as they say.

import { readFileSync } from "node:fs";
import * as z from "zod/mini";

const threeNumbers = z.tuple([z.number(), z.number(), z.number()]);

const goldenCase = z.object({
  kind: z.string(),
  before: z.array(z.number()),
  after: z.array(z.number()),
  expect: z.object({
    quartiles_before: threeNumbers,
    quartiles_after: threeNumbers,
    median_change_pct: z.number(),
    hodges_lehmann_shift: z.number(),
    mann_whitney_u_after: z.number(),
    p_normal_tie_corrected_continuity: z.number(),
    p_exact: z.nullable(z.number()),
    cliffs_delta: z.number(),
    percentile_ci_95_change_pct: z.optional(z.tuple([z.number(), z.number()])),
    log_rank_interval: z.nullable(
      z.object({ method: z.string(), ratio: z.number(), low: z.number(), high: z.number(), p: z.number() }),
    ),
  }),
});

const golden = z.object({
  about: z.string(),
  cases: z.array(goldenCase),
  holm: z.object({ p: z.array(z.number()), adjusted: z.array(z.number()) }),
});

export type GoldenCase = z.infer<typeof goldenCase>;

export const goldenStatistics = golden.parse(
  JSON.parse(readFileSync(new URL("../../golden/statistics.json", import.meta.url), "utf8")),
);

/** The cases with a name that tells them apart in test titles. */
export const namedCases: readonly (readonly [string, GoldenCase])[] = goldenStatistics.cases.map(
  (one, place) => [`case ${place} (${one.kind}, ${one.before.length} and ${one.after.length})`, one],
);

/** How far a value is from the expected one, relative to it. */
export function relativeError(value: number, expected: number): number {
  return expected === 0 ? Math.abs(value) : Math.abs(value / expected - 1);
}
