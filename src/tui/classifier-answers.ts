// What `detent classify --check --json` and `--unlabelled --json` say, as far as the workbench shows it. The commands
// run in a process of their own: classing every command of a database would hold up the keys.

import * as z from "zod/mini";

const count = z.int().check(z.nonnegative());
const share = z.nullable(z.number());

const agreement = z.object({
  set: z.string(),
  calls: count,
  unresolved: count,
  sameClass: count,
  sameMechanical: count,
  isAgreed: z.boolean(),
  confusion: z.array(z.object({ labelled: z.string(), got: z.string(), calls: count })),
  classes: z.array(
    z.object({
      class: z.string(),
      labelled: count,
      got: count,
      both: count,
      precision: share,
      recall: share,
    }),
  ),
});

export const agreementCheckShape = z.object({
  shape: z.literal("detent.classify-check/1"),
  classifier: z.string(),
  isPassed: z.boolean(),
  classes: z.array(
    z.object({
      class: z.string(),
      positive: count,
      negative: count,
      spoof: count,
      isCalibrated: z.boolean(),
      failed: z.array(
        z.object({ place: z.string(), command: z.string(), class: z.string(), got: z.string() }),
      ),
    }),
  ),
  sets: z.array(agreement),
});

export const unlabelledShape = z.object({
  shape: z.literal("detent.classify-unlabelled/1"),
  programs: z.array(
    z.object({ name: z.string(), calls: count, distinctCommands: count, example: z.string() }),
  ),
  calls: count,
  unlabelledCalls: count,
  cutCalls: count,
  total: count,
});

export type AgreementCheck = z.infer<typeof agreementCheckShape>;
export type UnlabelledAnswer = z.infer<typeof unlabelledShape>;
