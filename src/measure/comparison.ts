// The comparison as an object: report.json. Everything that the Markdown says is computed from this, and nothing is
// in it that the data cannot carry: a refused target has no estimate, so no ratio and no percentage can be printed.
// Null is "not computed, for the reason beside it"; no field is ever a stand-in.

import * as z from "zod/mini";
import { checksSchema, countsSchema, sumsSchema } from "./checks.ts";
import { covariateSchema, guardResultSchema, settingSchema } from "./circumstances.ts";
import { figureKinds } from "./figure-kind.ts";
import { definitionsSchema } from "./registration.ts";
import { timingStatuses } from "./timing.ts";

const count = z.int().check(z.gte(0));

const exclusion = z.strictObject({ rule: z.string(), count });

export const sideFlowSchema = z.strictObject({
  seen: count,
  exclusions: z.array(exclusion),
  eligible: count,
});

const cohortSchema = z.strictObject({
  cohort: z.string(),
  role: z.enum(["compared", "only reported"]),
  before: sideFlowSchema,
  after: sideFlowSchema,
  /** Without a start, so on no side. */
  no_side: count,
  /** Null where there is no horizon (exploratory). */
  horizon: z.nullable(
    z.strictObject({
      is_past: z.boolean(),
      collected: count,
      n_per_side: z.nullable(count),
      end: z.nullable(z.string()),
      /** Still running, not yet past their time-outs, and early enough to belong to the analysis set. */
      waiting_for: count,
    }),
  ),
  /** Run ids on the before side that were not there when it was sealed; empty without a registration. */
  appeared: z.array(z.string()),
});

const sideSummary = z.strictObject({ n: count, q1: z.number(), median: z.number(), q3: z.number() });

const sideUse = z.strictObject({
  used: count,
  exclusions: z.array(exclusion),
  /** Null where the side is below the minimum. */
  summary: z.nullable(sideSummary),
});

export const estimateRules = [
  "rank-sum, exact",
  "rank-sum, normal approximation",
  "Welch on logs",
  "Welch on group means of logs",
  "permutation of means, exact",
  "permutation of means, drawn",
  "permutation of group means, exact",
  "permutation of group means, drawn",
  "bootstrap of ratios of sums",
  "Welch on logs of group shares",
] as const;

const estimateSchema = z.strictObject({
  rule: z.enum(estimateRules),
  why: z.string(),
  level: z.number(),
  ratio: z.number(),
  /** Null: unbounded. */
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
  /** Null where units are not grouped. */
  groups: z.nullable(z.strictObject({ before: count, after: count, on_both_sides: count })),
});

const besideSchema = z.strictObject({
  median_change: z.nullable(
    z.strictObject({
      change: z.number(),
      low: z.nullable(z.number()),
      high: z.nullable(z.number()),
      level: z.number(),
      resamples: z.nullable(count),
      seed: z.string(),
    }),
  ),
  rank_sum: z.strictObject({
    u: z.number(),
    p: z.number(),
    /** Adjusted for all registered targets together; null where only one was estimated. */
    p_holm: z.nullable(z.number()),
    method: z.enum(["exact", "normal"]),
    /** True where units are grouped: these figures take them as independent. */
    is_unadjusted: z.boolean(),
  }),
  cliffs_delta: z.number(),
  /** Hodges–Lehmann, after less before, in the unit of the figure. */
  shift: z.number(),
  /** Likeness of units of one day; null where it cannot be estimated or units are grouped. */
  icc_by_day: z.nullable(
    z.strictObject({ icc: z.number(), low: z.number(), high: z.number(), level: z.number() }),
  ),
});

export const verdictWords = [
  "refused",
  "collecting",
  "met",
  "falsified",
  "missed",
  "undecided",
  "not evaluated",
  "not met",
  "exploratory",
  "no verdict",
] as const;

const verdictSchema = z.strictObject({
  word: z.enum(verdictWords),
  /** Why, in words; empty where the word says it all. */
  reasons: z.array(z.string()),
  /** Carried beside the word, such as `units not independent`. */
  labels: z.array(z.string()),
  /** Units (or groups) per side that would decide it at this spread; null where undecided does not apply. */
  n_to_decide: z.nullable(count),
});

const targetSchema = z.strictObject({
  metric: z.string(),
  cohort: z.string(),
  kind: z.enum(figureKinds),
  verdict: verdictSchema,
  /** As registered; null for exploratory, refused and collecting targets. */
  goal: z.nullable(
    z.strictObject({
      direction: z.enum(["fall", "rise"]),
      goal_ratio: z.number(),
      falsification_ratio: z.number(),
      ceiling_ratio: z.nullable(z.number()),
    }),
  ),
  before: z.nullable(sideUse),
  after: z.nullable(sideUse),
  estimate: z.nullable(estimateSchema),
  /** Null where the metric is no count, or nothing may be compared. */
  counts: z.nullable(countsSchema),
  /** Sum of parts over sum of wholes; null where the metric is no share, or nothing may be compared. */
  sums: z.nullable(sumsSchema),
  beside: z.nullable(besideSchema),
  /** Null without an estimate. */
  checks: z.nullable(checksSchema),
  /** Definition numbers that the rows carry, by name; null until the analysis set is closed. */
  definitions: z.nullable(definitionsSchema),
});

const reportedSchema = z.strictObject({
  metric: z.string(),
  cohort: z.string(),
  before: sideUse,
  after: sideUse,
});

export const comparisonSchema = z.strictObject({
  comparison: z.literal(1),
  kind: z.enum(["registered", "exploratory"]),
  title: z.string(),
  /** The zone of the plan, in which times are written. Absent: UTC. */
  time_zone: z.optional(z.string()),
  /** Full sentences for the first paragraph. */
  first_paragraph: z.array(z.string()),
  registration: z.nullable(
    z.strictObject({
      number: count,
      hash: z.string(),
      protocol_hash: z.string(),
      sealed_at: z.string(),
      timing: z.enum(timingStatuses),
      timing_reasons: z.array(z.string()),
      evidence: z.array(z.string()),
      /** Run ids of the watermark's before side that are no longer there. */
      gone: z.array(z.string()),
    }),
  ),
  cutoff: z.nullable(
    z.strictObject({ at: z.nullable(z.string()), by: z.enum(["time", "event"]), note: z.string() }),
  ),
  grouping: z.string(),
  minimum_per_side: count,
  cohorts: z.array(cohortSchema),
  targets: z.array(targetSchema),
  /** Judged at 95 %, and only where every primary of their cohort is met. */
  secondaries: z.array(targetSchema),
  /** Volume and intensity, and beside tokens their total, cost and elapsed time; never with a verdict. */
  companions: z.array(targetSchema),
  /** Of cohorts whose analysis sets are closed and large enough. */
  guards: z.array(guardResultSchema),
  settings: z.array(settingSchema),
  covariates: z.array(covariateSchema),
  /** Cohorts whose size of work nothing shows. */
  size_covariate_missing: z.array(z.string()),
  only_reported: z.array(reportedSchema),
  /** Full sentences: what may be amiss with what was compared, and was left as it is. */
  doubts: z.array(z.string()),
  /** Registered parts that were kept and not evaluated. */
  not_evaluated: z.array(z.string()),
  exit_code: z.union([z.literal(0), z.literal(1), z.literal(3)]),
});

export type Comparison = z.infer<typeof comparisonSchema>;
export type CohortFlow = z.infer<typeof cohortSchema>;
export type SideFlow = z.infer<typeof sideFlowSchema>;
export type SideUse = z.infer<typeof sideUse>;
export type Estimate = z.infer<typeof estimateSchema>;
export type Beside = z.infer<typeof besideSchema>;
export type Verdict = z.infer<typeof verdictSchema>;
export type VerdictWord = Verdict["word"];
export type TargetResult = z.infer<typeof targetSchema>;
export type TargetGoal = NonNullable<TargetResult["goal"]>;
export type ReportedSummary = z.infer<typeof reportedSchema>;
export type Exclusion = z.infer<typeof exclusion>;
