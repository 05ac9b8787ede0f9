// What a written report has beside the comparison: the value of every dispatch that was compared, medians with and
// without those that have no terminal result, what Bash calls were for, how lines reconcile with totals, and the
// problems of the sources. Runs, counts, cohorts and metrics only; no text of a log. Nothing in it decides anything.

import * as z from "zod/mini";

const count = z.int().check(z.gte(0));
const side = z.enum(["before", "after"]);

const pointSchema = z.strictObject({
  run_id: z.string(),
  side,
  /** In ms since 1970 UTC. */
  started_at_ms: z.number(),
  /** In the unit of the metric; a count by nature per 100 tool calls. */
  value: z.number(),
});

const seriesSchema = z.strictObject({
  metric: z.string(),
  cohort: z.string(),
  unit: z.string(),
  /** By start. Empty until the horizon is past. */
  points: z.array(pointSchema),
});

const middleSchema = z.strictObject({
  /** Dispatches with a value. */
  n: count,
  /** Null below the minimum. */
  median: z.nullable(z.number()),
});

const baselineSchema = z.strictObject({
  cohort: z.string(),
  metric: z.string(),
  side,
  /** With and without a terminal result; running ones are in neither. */
  all: middleSchema,
  terminal: middleSchema,
});

const mixSchema = z.strictObject({
  cohort: z.string(),
  side,
  dispatches: count,
  classes: z.array(z.strictObject({ class: z.string(), is_mechanical: z.boolean(), calls: count })),
  /** Of classes that are not calibrated, or of which the text is not held as a whole. */
  withheld_calls: count,
  unparsed_calls: count,
});

const reconciledSchema = z.strictObject({
  scope: z.string(),
  field: z.string(),
  /** Sessions by outcome: equal, over, under, no record, no total. */
  outcomes: z.record(z.string(), count),
});

export const annexSchema = z.strictObject({
  series: z.array(seriesSchema),
  baselines: z.array(baselineSchema),
  mixes: z.array(mixSchema),
  /** Of the sessions of the dispatches in the report's cohorts. */
  reconciled: z.array(reconciledSchema),
  /** Of these sessions, those whose logs hold no totals at all. */
  sessions_without_totals: count,
  sessions: count,
  classifier: z.strictObject({ hash: z.string(), error: z.string(), withheld: z.array(z.string()) }),
  /** In the sources of these dispatches. */
  problems: z.array(z.strictObject({ kind: z.string(), count })),
});

export type Annex = z.infer<typeof annexSchema>;
export type AnnexSeries = Annex["series"][number];
export type AnnexMix = Annex["mixes"][number];
