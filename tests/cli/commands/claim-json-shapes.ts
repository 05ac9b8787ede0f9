// The shape of what `detent claim` prints with --json.

import * as z from "zod/mini";
import { claimKinds, denominators, evidenceClasses, reaches } from "../../../src/measure/claim.ts";
import { leftOutReasons } from "../../../src/measure/claim-sessions.ts";

const amount = z.number().check(z.nonnegative());
const count = z.int().check(z.nonnegative());

const claimed = z.nullable(
  z.strictObject({
    claimed: amount,
    of: amount,
    unit: z.enum(["characters", "bytes", "calls", "tokens", "USD"]),
    bound: z.enum(["exact", "at most", "at least"]),
    sessions: count,
  }),
);

const reachable = z.strictObject({
  of: z.enum(denominators),
  unit: z.enum(["characters", "bytes", "calls"]),
  share: z.nullable(amount),
  bound: z.enum(["at most", "at least"]),
  reached: amount,
  whole: amount,
  isWholeLowerBound: z.boolean(),
  reachedRows: count,
  wholeRows: count,
  mostInOneRow: z.nullable(amount),
});

const notTestable = [
  "synthetic corpus",
  "no log shows it",
  "denominator not stated",
  "no ceiling",
  "no conversion",
  "too little data",
  "incomplete data",
] as const;

export const claimJsonShapes = {
  "detent.claim/1": z.strictObject({
    shape: z.literal("detent.claim/1"),
    file: z.string(),
    claim: z.strictObject({
      title: z.string(),
      source: z.string(),
      number: z.strictObject({
        kind: z.enum(claimKinds),
        value: amount,
        unit: z.string(),
        effect: z.enum(["removed", "spent"]),
      }),
      denominator: z.enum(denominators),
      mechanism: z.strictObject({
        reaches: z.enum(reaches),
        tools: z.nullable(z.union([z.literal("all"), z.array(z.string())])),
        beyondChars: z.nullable(count),
      }),
      evidence: z.enum(evidenceClasses),
    }),
    sessions: z.strictObject({
      chosen: count,
      used: count,
      leftOut: z.array(z.strictObject({ reason: z.enum(leftOutReasons), sessions: count })),
    }),
    reachable: z.nullable(reachable),
    own: claimed,
    bill: z.strictObject({
      claimed,
      tokens: count,
      tokenSessions: count,
      costUsd: amount,
      costSessions: count,
    }),
    answer: z.strictObject({
      kind: z.enum(["falsified by ceiling", "not falsified", "not testable"]),
      why: z.nullable(z.enum(notTestable)),
      detail: z.string(),
    }),
  }),
};
