// The shapes that commands print with --json, as docs/json.md describes them. Strict: a field that is printed and not
// described fails. Numbers that may be unknown are null, never missing.

import * as z from "zod/mini";
import { claimJsonShapes } from "./claim-json-shapes.ts";
import { classifyJsonShapes } from "./classify-json-shapes.ts";
import { dispatchJsonShapes } from "./dispatch-json-shapes.ts";
import { exportJsonShapes } from "./export-json-shapes.ts";
import { failureJsonShapes } from "./failure-json-shapes.ts";
import { hookJsonShapes } from "./hook-json-shapes.ts";

const unknownNumber = z.nullable(z.number());
const unknownText = z.nullable(z.string());
const count = z.number().check(z.nonnegative(), z.int());
const fileNote = z.strictObject({ path: z.string(), why: z.string() });

const load = z.strictObject({
  shape: z.literal("detent.load/1"),
  database: z.string(),
  files: z.strictObject({
    new: count,
    grown: count,
    unchanged: count,
    rewritten: count,
    leftOut: count,
    unreadable: count,
  }),
  leftOut: z.array(fileNote),
  unreadable: z.array(fileNote),
  gone: z.array(z.string()),
  isChanged: z.boolean(),
  totals: z.strictObject({
    sources: count,
    sessions: count,
    requests: count,
    toolCalls: count,
    dispatches: count,
  }),
  problems: z.array(z.strictObject({ kind: z.string(), count })),
  fates: z.array(z.strictObject({ fate: z.string(), lines: count })),
  recovered: z.array(z.strictObject({ fate: z.string(), objects: count })),
  fateLines: count,
  physicalLines: count,
  flatColumns: z.array(
    z.strictObject({
      cohort: unknownText,
      dispatches: count,
      constant: z.array(z.strictObject({ column: z.string(), value: z.string() })),
      empty: z.array(z.string()),
    }),
  ),
  exports: z.strictObject({ new: count, newer: count, unchanged: count, older: count, refused: count }),
});

const sessions = z.strictObject({
  shape: z.literal("detent.sessions/1"),
  sessions: z.array(
    z.strictObject({
      id: z.string(),
      shortId: z.string(),
      startedMs: unknownNumber,
      cwd: unknownText,
      version: unknownText,
      requests: count,
      toolCalls: count,
      cacheReadTokens: unknownNumber,
      outputTokens: unknownNumber,
      isOutputBilled: z.boolean(),
      denials: count,
      areDenialsListed: z.boolean(),
      unfinishedTurns: unknownNumber,
      isMainThreadMissing: z.boolean(),
      areAgentsUnprinted: z.boolean(),
      isCacheReadShort: z.boolean(),
      damagedLines: count,
    }),
  ),
  matching: count,
  total: count,
});

const place = {
  timestampMs: unknownNumber,
  isWorker: z.boolean(),
  agentId: unknownText,
  path: z.string(),
  line: count,
  part: count,
  byteOffset: count,
  byteLength: count,
  text: z.optional(z.string()),
  textProblem: z.optional(z.string()),
};
const kept = { chars: count, sha256: z.string().check(z.length(64)) };

const show = z.strictObject({
  shape: z.literal("detent.show/1"),
  session: z.strictObject({
    id: z.string(),
    startedMs: unknownNumber,
    endedMs: unknownNumber,
    cwd: unknownText,
    version: unknownText,
    requests: count,
    copiedRequests: count,
    sourceFiles: count,
    damagedLines: count,
  }),
  totals: z.record(
    z.string(),
    z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("value"), value: count, basis: z.optional(z.literal("billed")) }),
      z.strictObject({ kind: z.literal("lower bound"), value: count, why: z.string() }),
      z.strictObject({ kind: z.literal("unknown"), why: z.string() }),
    ]),
  ),
  runs: z.nullable(
    z.strictObject({
      results: count,
      unfinished: count,
      errorResults: unknownNumber,
      apiRetries: count,
      roundTrips: unknownNumber,
      costUsd: unknownNumber,
      sides: z.array(
        z.strictObject({
          scope: z.enum(["main loop", "everything"]),
          field: z.enum(["input_tokens", "output_tokens", "cache_read_tokens", "cache_write_tokens"]),
          recorded: unknownNumber,
          total: unknownNumber,
          outcome: z.enum(["equal", "over", "under", "no record", "no total"]),
          why: unknownText,
        }),
      ),
    }),
  ),
  events: z.array(
    z.discriminatedUnion("kind", [
      z.strictObject({
        ...place,
        ...kept,
        kind: z.literal("prompt"),
        source: z.string(),
        isTurn: z.boolean(),
      }),
      z.strictObject({
        ...place,
        kind: z.literal("request"),
        model: unknownText,
        inputTokens: unknownNumber,
        cacheReadTokens: unknownNumber,
        cacheWriteTokens: unknownNumber,
        outputTokens: unknownNumber,
        sessionsHolding: count,
      }),
      z.strictObject({ ...place, ...kept, kind: z.enum(["text", "thinking"]) }),
      z.strictObject({
        ...place,
        kind: z.literal("call"),
        callKey: z.string(),
        name: z.string(),
        subject: unknownText,
        subjectChars: unknownNumber,
        inputChars: count,
      }),
      z.strictObject({
        ...place,
        ...kept,
        kind: z.literal("result"),
        callKey: z.string(),
        name: unknownText,
        isError: z.boolean(),
        refusal: unknownText,
      }),
      z.strictObject({ ...place, kind: z.literal("compaction"), type: z.string() }),
    ]),
  ),
});

const problems = z.strictObject({
  shape: z.literal("detent.problems/1"),
  problems: z.array(
    z.strictObject({
      path: z.string(),
      line: unknownNumber,
      byteOffset: unknownNumber,
      kind: z.string(),
      detail: z.string(),
    }),
  ),
  matching: count,
  kinds: z.array(z.strictObject({ kind: z.string(), count })),
  sources: count,
  physicalLines: count,
});

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const sql = z.strictObject({
  shape: z.literal("detent.sql/1"),
  columns: z.array(z.string()),
  rows: z.array(z.record(z.string(), value)),
});

const stored = { address: z.string(), bytes: count };
const storePut = z.strictObject({ shape: z.literal("detent.store-put/1"), ...stored });
const storeObject = z.strictObject({
  shape: z.literal("detent.store-object/1"),
  pointer: z.string(),
  bytes: count,
  encoding: z.enum(["utf8", "base64"]),
  content: z.string(),
});
const storeHas = z.strictObject({
  shape: z.literal("detent.store-has/1"),
  pointer: z.string(),
  isStored: z.boolean(),
  why: unknownText,
});
const storeStats = z.strictObject({
  shape: z.literal("detent.store-stats/1"),
  folder: z.string(),
  projects: count,
  figures: z.nullable(
    z.strictObject({ objects: count, bytes: count, firings: count, faults: count, since: unknownText }),
  ),
});
const storeVerify = z.strictObject({
  shape: z.literal("detent.store-verify/1"),
  folder: z.string(),
  objects: count,
  bytes: count,
  rows: count,
  faults: z.array(z.strictObject({ kind: z.string(), path: z.string(), what: z.string() })),
});
const storePrune = z.strictObject({
  shape: z.literal("detent.store-prune/1"),
  folder: z.string(),
  isApplied: z.boolean(),
  searched: z.array(z.string()),
  searchedFiles: count,
  remove: z.array(z.strictObject(stored)),
  cited: z.array(z.strictObject({ ...stored, citedIn: z.string() })),
  absent: z.array(z.string()),
  leftovers: z.array(z.string()),
});
const reportCheck = z.strictObject({
  shape: z.literal("detent.report-check/1"),
  folder: z.string(),
  isQuotable: z.boolean(),
  sentence: z.string(),
  counts: z.strictObject({ same: count, grown: count, gone: count, changed: count }),
  sources: z.array(
    z.strictObject({
      source: z.string(),
      path: unknownText,
      state: z.enum(["same", "grown", "gone", "changed"]),
      why: z.string(),
    }),
  ),
});

export const jsonShapes = {
  "detent.load/1": load,
  "detent.sessions/1": sessions,
  "detent.show/1": show,
  "detent.report-check/1": reportCheck,
  "detent.report-diff/1": z.strictObject({
    shape: z.literal("detent.report-diff/1"),
    first: z.string(),
    second: z.string(),
    answer: z.enum(["same", "different", "not comparable"]),
    reasons: z.array(z.string()),
  }),
  "detent.problems/1": problems,
  "detent.sql/1": sql,
  "detent.completion/1": z.strictObject({
    shape: z.literal("detent.completion/1"),
    shell: z.literal("bash"),
    script: z.string(),
  }),
  "detent.store-put/1": storePut,
  "detent.store-object/1": storeObject,
  "detent.store-has/1": storeHas,
  "detent.store-stats/1": storeStats,
  "detent.store-verify/1": storeVerify,
  "detent.store-prune/1": storePrune,
  ...claimJsonShapes,
  ...classifyJsonShapes,
  ...hookJsonShapes,
  ...dispatchJsonShapes,
  ...failureJsonShapes,
  ...exportJsonShapes,
} as const;
