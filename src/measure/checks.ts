// What is looked at beside a verdict to see how far it may be believed, as a shape. None of it is the ground of a
// verdict, and none of it is left out because of what it shows.

import * as z from "zod/mini";

const count = z.int().check(z.gte(0));

/** Whether the figure rose or fell with time while nothing had changed yet. */
const trendSchema = z.strictObject({
  /** Spearman's, of the start and the figure; −1 to 1. */
  rho: z.number(),
  p: z.number(),
  n: count,
});

/** The change beside those that cutoffs without any meaning show inside of the before side. */
const fakeCutoffsSchema = z.strictObject({
  /** 1: no fake cutoff shows a greater change. */
  rank: count,
  /** The fakes and the real one. */
  of: count,
});

const sensitivitySchema = z.strictObject({
  /** As `without the largest unit`. */
  name: z.string(),
  before: count,
  after: count,
  /** Null where nothing can be estimated, for the reason in `note`. */
  ratio: z.nullable(z.number()),
  /** Null: unbounded, or nothing was estimated. */
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
  level: z.number(),
  /** `goal reached`, `missed`, `falsified` or `undecided` by the interval alone; null without a goal or interval. */
  reads_as: z.nullable(z.string()),
  note: z.string(),
});

const pointRuleSchema = z.strictObject({
  statistic: z.enum(["median_change", "mean_change", "ratio"]),
  source: z.nullable(z.string()),
  /** After over before; null where the statistic does not exist. */
  ratio: z.nullable(z.number()),
  holds: z.nullable(z.boolean()),
});

export const checksSchema = z.strictObject({
  trend: z.nullable(trendSchema),
  /** Null: `too few units for A/A`. */
  fake_cutoffs: z.nullable(fakeCutoffsSchema),
  sensitivity: z.array(sensitivitySchema),
  /** Null where the protocol registers none. */
  point_rule: z.nullable(pointRuleSchema),
});

const shareSchema = z.strictObject({ count, of: count });

/** What a count has beside its means. */
export const countsSchema = z.strictObject({
  per: z.enum(["100 tool calls", "dispatch"]),
  before_mean: z.number(),
  after_mean: z.number(),
  /** Units that have any. */
  before_any: shareSchema,
  after_any: shareSchema,
  /** After less before, −1 to 1, with Newcombe's interval. */
  difference: z.number(),
  low: z.number(),
  high: z.number(),
  level: z.number(),
});

/** A share over a whole side; its median over units stands with the sides. */
export const sumsSchema = z.strictObject({ before: z.number(), after: z.number() });

export type Checks = z.infer<typeof checksSchema>;
export type Sensitivity = z.infer<typeof sensitivitySchema>;
export type PointRuleResult = z.infer<typeof pointRuleSchema>;
export type CountFigures = z.infer<typeof countsSchema>;
