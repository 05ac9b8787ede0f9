// The shapes of what commands about dispatches print with --json.

import * as z from "zod/mini";

const unknownText = z.nullable(z.string());
const unknownNumber = z.nullable(z.number());
const count = z.number().check(z.nonnegative(), z.int());

const value = z.union([
  z.strictObject({ kind: z.literal("value"), value: z.number(), basis: z.optional(z.literal("billed")) }),
  z.strictObject({ kind: z.literal("lower bound"), value: z.number(), why: z.string() }),
  z.strictObject({ kind: z.literal("unknown"), why: z.string() }),
]);

const dispatches = z.strictObject({
  shape: z.literal("detent.dispatches/1"),
  dispatches: z.array(
    z.strictObject({
      runId: z.string(),
      cohort: unknownText,
      slug: unknownText,
      drainRun: unknownText,
      startedAtMs: unknownNumber,
      state: z.enum(["ended", "ended with error", "no terminal result", "running"]),
      terminalReason: unknownText,
      sessions: unknownNumber,
      bashCalls: value,
      cacheReadTokens: value,
      fixCycles: unknownNumber,
      filesChanged: unknownNumber,
      retries: unknownNumber,
      elapsedS: value,
      incidents: value,
      duplicateEffects: value,
      contractsExpected: unknownNumber,
      contractsValid: unknownNumber,
      phase: unknownText,
      stage: unknownText,
      entry: unknownText,
      conflict: unknownText,
    }),
  ),
});

const effects = z.strictObject({
  shape: z.literal("detent.effects/1"),
  runs: z.array(
    z.strictObject({
      runId: z.string(),
      kind: z.string(),
      done: unknownNumber,
      notDone: unknownNumber,
      duplicates: unknownNumber,
      withoutKey: unknownNumber,
      byCommand: unknownNumber,
      byModel: unknownNumber,
      byUnknown: unknownNumber,
      ownUnrecorded: count,
      ownUnclear: count,
    }),
  ),
  duplicates: z.array(
    z.strictObject({
      runId: z.string(),
      kind: z.string(),
      target: z.string(),
      key: unknownText,
      isUnderOtherKey: z.boolean(),
      path: z.string(),
      line: count,
    }),
  ),
  unreadCalls: count,
  commandShare: z.nullable(
    z.strictObject({ share: z.number(), isAtMost: z.boolean(), isAtLeast: z.boolean() }),
  ),
  runsWithoutRecords: count,
});

const contracts = z.strictObject({
  shape: z.literal("detent.contracts/1"),
  contracts: z.array(
    z.strictObject({
      runId: z.string(),
      cohort: unknownText,
      kind: z.enum(["implementation", "review", "fix"]),
      standing: z.enum(["valid", "malformed", "missing", "unknown"]),
      isExpected: z.boolean(),
      version: unknownText,
      verdict: unknownText,
      why: unknownText,
      notes: unknownText,
      path: unknownText,
      line: unknownNumber,
    }),
  ),
});

const metrics = z.array(
  z.strictObject({
    name: z.string(),
    unit: z.string(),
    definition: count,
    meaning: z.string(),
    limits: z.string(),
    measuredError: unknownText,
    total: value,
    median: unknownNumber,
    exactUnits: count,
    lowerBoundUnits: count,
    unknownUnits: count,
  }),
);

const facts = {
  labels: z.array(
    z.strictObject({
      name: z.string(),
      counts: z.array(z.strictObject({ label: z.string(), dispatches: count })),
    }),
  ),
  streaks: z.array(
    z.strictObject({
      name: z.string(),
      streak: z.nullable(
        z.strictObject({
          length: count,
          of: count,
          withoutStart: count,
          endedBy: z.enum(["event", "unknown", "nothing"]),
          upperBound: unknownNumber,
        }),
      ),
    }),
  ),
};

const level = z.enum(["session", "dispatch"]);

const measured = z.strictObject({
  shape: z.literal("detent.measure/1"),
  level,
  unitCount: count,
  metrics,
  reconciliation: z.array(
    z.strictObject({
      ...{ scope: z.string(), field: z.string(), equal: count, over: count, under: count },
      ...{ noRecord: count, noTotal: count },
    }),
  ),
  units: z.array(z.strictObject({ id: z.string(), values: z.record(z.string(), value) })),
  ...facts,
});

const measuredBy = z.strictObject({
  shape: z.literal("detent.measure-by/1"),
  level,
  by: z.array(z.string()),
  unitCount: count,
  groups: z.array(
    z.strictObject({ key: z.record(z.string(), z.string()), unitCount: count, metrics, ...facts }),
  ),
});

export const dispatchJsonShapes = {
  "detent.dispatches/1": dispatches,
  "detent.effects/1": effects,
  "detent.contracts/1": contracts,
  "detent.measure/1": measured,
  "detent.measure-by/1": measuredBy,
} as const;
