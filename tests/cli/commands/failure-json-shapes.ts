// The shapes of what `detent failures` prints with --json.

import * as z from "zod/mini";
import { dispatchStates } from "../../../src/measure/dispatch-state.ts";

const unknownText = z.nullable(z.string());
const unknownNumber = z.nullable(z.number());
const count = z.number().check(z.nonnegative(), z.int());

const counts = { running: count, passed: count, unclear: count };

const failures = z.strictObject({
  shape: z.literal("detent.failures/1"),
  ...counts,
  failures: z.array(
    z.strictObject({
      runId: z.string(),
      cohort: unknownText,
      slug: unknownText,
      drainRun: unknownText,
      startedAtMs: unknownNumber,
      state: z.enum(dispatchStates),
      terminalReason: unknownText,
      class: z.string(),
      recovery: z.nullable(z.enum(["retry", "resume once", "hand to operator"])),
      signature: unknownText,
      text: unknownText,
      path: unknownText,
      line: z.nullable(count),
      why: unknownText,
    }),
  ),
});

const groups = z.strictObject({
  shape: z.literal("detent.failure-groups/1"),
  ...counts,
  by: z.enum(["class", "recovery", "cohort"]),
  groups: z.array(z.strictObject({ name: z.string(), dispatches: count, runIds: z.array(z.string()) })),
});

const check = z.strictObject({
  shape: z.literal("detent.failures-check/1"),
  classifier: z.string(),
  isPassed: z.boolean(),
  classes: z.array(
    z.strictObject({
      class: z.string(),
      positive: count,
      negative: count,
      spoof: count,
      isCalibrated: z.boolean(),
      failed: z.array(z.strictObject({ place: z.string(), class: z.string(), got: z.string() })),
    }),
  ),
});

export const failureJsonShapes = {
  "detent.failures/1": failures,
  "detent.failure-groups/1": groups,
  "detent.failures-check/1": check,
};
