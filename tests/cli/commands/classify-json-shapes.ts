// The shapes that `detent classify` prints with --json.

import * as z from "zod/mini";

const count = z.number().check(z.nonnegative(), z.int());
const share = z.nullable(z.number().check(z.gte(0), z.lte(1)));
const classed = z.strictObject({ text: z.string(), class: z.string(), row: z.nullable(z.string()) });

const classify = z.strictObject({
  shape: z.literal("detent.classify/1"),
  command: z.string(),
  class: z.string(),
  isMechanical: z.nullable(z.boolean()),
  isMixed: z.boolean(),
  decidedBy: z.nullable(classed),
  commands: z.array(classed),
  unparsed: z.nullable(z.strictObject({ why: z.string(), detail: z.string(), at: count })),
});

const set = z.strictObject({
  set: z.string(),
  calls: count,
  unresolved: count,
  sameClass: count,
  sameMechanical: count,
  sameMixed: count,
  scriptOrOther: count,
  isAgreed: z.boolean(),
  confusion: z.array(z.strictObject({ labelled: z.string(), got: z.string(), calls: count })),
  classes: z.array(
    z.strictObject({
      class: z.string(),
      labelled: count,
      got: count,
      both: count,
      precision: share,
      recall: share,
    }),
  ),
  disagreements: z.array(
    z.strictObject({
      place: z.string(),
      labelled: z.string(),
      isLabelledMixed: z.boolean(),
      got: z.string(),
      isMixed: z.boolean(),
    }),
  ),
});

const check = z.strictObject({
  shape: z.literal("detent.classify-check/1"),
  classifier: z.string().check(z.length(64)),
  isPassed: z.boolean(),
  classes: z.array(
    z.strictObject({
      class: z.string(),
      positive: count,
      negative: count,
      spoof: count,
      isCalibrated: z.boolean(),
      failed: z.array(
        z.strictObject({ place: z.string(), command: z.string(), class: z.string(), got: z.string() }),
      ),
    }),
  ),
  sets: z.array(set),
});

const unlabelled = z.strictObject({
  shape: z.literal("detent.classify-unlabelled/1"),
  programs: z.array(
    z.strictObject({ name: z.string(), calls: count, distinctCommands: count, example: z.string() }),
  ),
  total: count,
  calls: count,
  unlabelledCalls: count,
  cutCalls: count,
});

const label = z.strictObject({
  shape: z.literal("detent.classify-label/1"),
  sha256: z.string().check(z.length(64)),
  class: z.string(),
  mixed: z.boolean(),
  path: z.string(),
  isAdded: z.boolean(),
});

export const classifyJsonShapes = {
  "detent.classify/1": classify,
  "detent.classify-check/1": check,
  "detent.classify-unlabelled/1": unlabelled,
  "detent.classify-label/1": label,
} as const;
