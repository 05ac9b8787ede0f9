// What a protocol says: the plan of a comparison, fixed before its outcome is known. This file holds the shape; the
// rules between fields are in protocol-rules.ts, reading a file in protocol-file.ts. Unknown keys are refused: a
// misspelt minimum must not silently become the default. The message of each field is its remedy.

import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { canonicalJson } from "../session/canonical-json.ts";
import { parseZonedTime } from "./zoned-time.ts";

/** The minimum per side that needs no reason. Design: preregistration. */
export const MINIMUM_DEFAULT = 15;
/** Below this no comparison is made, whatever the reason. */
export const MINIMUM_EVER = 6;
/** Metric × cohort pairs that may be primary. */
export const PRIMARIES_MAX = 4;

const text = (remedy: string) => z.string(remedy).check(z.regex(/\S/, remedy));
const wholeNumber = (least: number, remedy: string) => z.int(remedy).check(z.gte(least, remedy));

const timeRemedy = "Write a time with its offset, such as 2026-09-06T19:53:03-04:00.";
const zonedTime = z
  .string(timeRemedy)
  .check(z.refine((value) => parseZonedTime(value) !== undefined, timeRemedy));

const cutoffRemedy = `${timeRemedy} Or name an event: {first: {phase_groups: [NAME, …]}}.`;
const cutoffEvent = z.strictObject({
  first: z.strictObject({
    phase_groups: z.array(text("Write a name.")).check(z.minLength(1, "Name one or more.")),
  }),
});

const groupRemedy =
  "Write drain_run, day, or none with the reason why units are independent: {none: REASON}.";
const group = z.union(
  [
    z.literal("drain_run"),
    z.literal("day"),
    z.string().check(z.regex(/^none: *\S/, groupRemedy)),
    z.strictObject({ none: text(groupRemedy) }),
  ],
  groupRemedy,
);

const percentRemedy = "Write the change in per cent as a number, such as -50.";
const target = z.strictObject({
  metric: text("Name a metric."),
  cohort: text("Name one of the cohorts compared."),
  direction: z.enum(["fall", "rise"], "Write fall or rise: the direction that is an improvement."),
  goal_percent: z.number(percentRemedy),
  falsification_percent: z.number(percentRemedy),
  ceiling_percent: z.optional(z.number(percentRemedy)),
  zeros: z._default(z.enum(["excluded", "counted"], "Write excluded or counted."), "excluded"),
});

const guard = z.strictObject({
  name: text("Name the guard."),
  metric: text("Name the metric that must not regress."),
  loss: z.enum(["fall", "rise"], "Write fall or rise: the direction that is a loss."),
  margin: z.number("Write the loss that is tolerated, as a number.").check(z.gte(0, "Write 0 or more.")),
  margin_unit: z.enum(["percent", "points", "absolute"], "Write percent, points or absolute."),
  evidence: text("Name the evidence file, below the folder that comparing gets with --evidence."),
});

const pointRule = z.strictObject({
  statistic: z.enum(["median_change", "mean_change", "ratio"], "Write median_change, mean_change or ratio."),
  source: z.optional(text("Say where the target was published.")),
});

const covariate = z.strictObject({
  metric: text("Name a metric or a field."),
  role: z.enum(["size", "setting", "other"], "Write size, setting or other."),
});

const names = z.array(text("Write a name."), "Write a list of names.");

export const protocolSchema = z.strictObject({
  protocol: z.literal(1, "Write 1: the version of this format."),
  title: text("Write a title."),
  hypothesis: text("Write what is expected, in a sentence."),
  cutoff: z.union([zonedTime, cutoffEvent], cutoffRemedy),
  time_zone: z._default(text("Write an IANA zone, such as America/New_York."), "UTC"),
  cohorts: z.strictObject({
    rule: z._default(z.literal("profile", "Write profile: a cohort is a repository profile."), "profile"),
    compared: names.check(z.minLength(1, "Name one cohort or more.")),
    reported: z._default(names, []),
  }),
  inclusion: z.enum(
    ["all", "terminal"],
    "Write all, or terminal for dispatches with a terminal result only.",
  ),
  group,
  minimum: z._default(
    z.strictObject({
      per_side: wholeNumber(MINIMUM_EVER, `Write a whole number of ${MINIMUM_EVER} or more.`),
      min_reason: z.optional(text("Write the reason.")),
      /** Other ways in which the plan was written down; reports name them as conflicting. */
      other_wordings: z.optional(
        z.array(text("Write the words.")).check(z.minLength(1, "Write one or leave it out.")),
      ),
    }),
    { per_side: MINIMUM_DEFAULT },
  ),
  horizon: z.strictObject({
    n_per_side: z.optional(wholeNumber(MINIMUM_EVER, `Write a whole number of ${MINIMUM_EVER} or more.`)),
    end: z.optional(zonedTime),
  }),
  primaries: z
    .array(target, "Write a list of targets.")
    .check(
      z.minLength(1, "Write one target or more."),
      z.maxLength(PRIMARIES_MAX, `Keep ${PRIMARIES_MAX} at most.`),
    ),
  secondaries: z._default(z.array(target, "Write a list of targets."), []),
  point_rule: z.optional(pointRule),
  guards: z._default(z.array(guard, "Write a list of guards."), []),
  covariates: z._default(z.array(covariate, "Write a list of covariates."), []),
});

/** A protocol whose fields are right one by one; rules between them are checked by protocol-rules.ts. */
export type Protocol = z.infer<typeof protocolSchema>;
export type Target = Protocol["primaries"][number];

/** How units are grouped, read from either way of writing it. */
export type Grouping =
  | { readonly by: "drain_run" | "day" }
  | { readonly by: "none"; readonly reason: string };

export function groupingOf(protocol: Protocol): Grouping {
  if (typeof protocol.group !== "string") return { by: "none", reason: protocol.group.none };
  if (protocol.group === "drain_run" || protocol.group === "day") return { by: protocol.group };
  return { by: "none", reason: protocol.group.replace(/^none: */, "") };
}

/** Sha256, in hex, of the canonical JSON of the protocol with its defaults filled in. */
export function protocolHash(protocol: Protocol): string {
  return createHash("sha256").update(canonicalJson(protocol)).digest("hex");
}
