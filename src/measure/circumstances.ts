// What the dispatches of a comparison ran under, as a shape: guards with their evidence, settings, and the size of the
// work.

import * as z from "zod/mini";

const count = z.int().check(z.gte(0));
const coverage = z.strictObject({ judged: count, of: count });

export const guardResultSchema = z.strictObject({
  cohort: z.string(),
  name: z.string(),
  metric: z.string(),
  state: z.enum(["no evidence", "held", "regressed", "undecided"]),
  /** Full sentences. */
  why: z.array(z.string()),
  before: coverage,
  after: coverage,
  /** After less before, or over before, in the unit of the margin; null without an interval. */
  change: z.nullable(
    z.strictObject({
      value: z.number(),
      low: z.nullable(z.number()),
      high: z.nullable(z.number()),
      level: z.number(),
    }),
  ),
  margin: z.number(),
  margin_unit: z.enum(["percent", "points", "absolute"]),
  loss: z.enum(["fall", "rise"]),
});

export type GuardResult = z.infer<typeof guardResultSchema>;
const settingValueSchema = z.strictObject({
  /** Null: not recorded. */
  value: z.nullable(z.string()),
  n: count,
  /** First and last start with it. */
  first: z.string(),
  last: z.string(),
});

export const settingSchema = z.strictObject({
  cohort: z.string(),
  setting: z.string(),
  before: z.array(settingValueSchema),
  after: z.array(settingValueSchema),
  /** Sides inside of which it changed. */
  changed_inside: z.array(z.enum(["before", "after"])),
  differs_between_sides: z.boolean(),
});

const covariateSideSchema = z.strictObject({ n: count, missing: count, median: z.nullable(z.number()) });

export const covariateSchema = z.strictObject({
  cohort: z.string(),
  metric: z.string(),
  role: z.enum(["size", "setting", "other"]),
  before: covariateSideSchema,
  after: covariateSideSchema,
  /** After over before of the positive values, with its interval; null where it cannot be estimated. */
  ratio: z.nullable(z.number()),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
  level: z.number(),
});

export type SettingChange = z.infer<typeof settingSchema>;
export type CovariateResult = z.infer<typeof covariateSchema>;
export type SettingValue = z.infer<typeof settingValueSchema>;
