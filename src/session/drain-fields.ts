// The fields of drain records and the sentences about fields that break the format. Nothing that a hook loads may
// import this file: it uses zod.

import * as z from "zod/mini";
import { isInsideFolder } from "./drain-path.ts";
import type { DrainProblem } from "./drain-record.ts";
import { readEntryTime } from "./entry-time.ts";
import type { JsonObject } from "./json-value.ts";

const envelope = ["drain_log", "record"];

/** A name that can be told from others: a blank one would join records that have nothing in common. */
export const name = z.string().check(z.regex(/\S/));
export const count = z.int().check(z.nonnegative());
export const amount = z.number().check(z.nonnegative());
/** ISO 8601 with its offset from UTC. */
export const time = z.string().check(z.refine((text) => readEntryTime(text).reading === "known"));
/** A path below the folder of the record's file. */
export const pathInside = z.string().check(z.refine(isInsideFolder));

/** A field that may be missing or null: not recorded. */
export function maybe<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.optional(z.nullable(schema));
}

const aTime = "a time with its offset from UTC, like 2026-03-02T09:00:00Z";
const aPath = "a path below the folder of the log";

/** What each field must be, for the sentence of a problem. A field that is not named here speaks for itself. */
const expectations: Readonly<Record<string, string>> = {
  started_at: aTime,
  ended_at: aTime,
  at: aTime,
  forensic_log: aPath,
  path: aPath,
  session_ids: "a list of session ids",
};

/** Milliseconds since 1970 of a checked time; null where it is not recorded. */
export function toMs(text: string | null | undefined): number | null {
  return readEntryTime(text ?? null).ms;
}

/** True where both are known and the end lies before the start. */
export function endsBefore(startedAtMs: number | null, endedAtMs: number | null): boolean {
  return startedAtMs !== null && endedAtMs !== null && endedAtMs < startedAtMs;
}

/** The fields that the shape does not name. */
export function extraOf(value: JsonObject, shape: Readonly<Record<string, unknown>>): JsonObject {
  const unnamed = Object.entries(value).filter(
    ([key]) => !Object.hasOwn(shape, key) && !envelope.includes(key),
  );
  return Object.fromEntries(unnamed);
}

/** A problem of a record, as `readDrainRecord` gives it. */
export function drainProblem(kind: DrainProblem["kind"], what: string): { readonly problem: DrainProblem } {
  return { problem: { kind, what } };
}

/** The problem of a record whose fields break the format: one sentence that names each of them. */
export function badRecord(
  record: string,
  issues: readonly z.core.$ZodIssue[],
): { readonly problem: DrainProblem } {
  const faults = issues.map(
    (issue) => `\`${issue.path.join(".")}\` is not ${expected(issue) ?? "what drain log v1 allows"}`,
  );
  return drainProblem("bad-record", `In the ${record} record ${faults.join("; ")}.`);
}

function expected(issue: z.core.$ZodIssue): string | null {
  if (issue.code === "invalid_format" && issue.format === "regex") return "a name: it is blank";
  const named = expectations[String(issue.path[0])];
  if (named !== undefined) return named;
  if (issue.code === "invalid_value") return `one of ${issue.values.map(String).join(", ")}`;
  return "expected" in issue ? `of type ${issue.expected}` : null;
}
