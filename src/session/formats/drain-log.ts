// Drain log v1: what a drain leaves behind, one JSON object per line. Every record is checked and typed; one that
// breaks the format is a problem in words, never a record with a made-up value. Nothing that a hook loads may import
// this file: it uses zod.

import * as z from "zod/mini";
import {
  amount,
  badRecord,
  count,
  drainProblem,
  endsBefore,
  extraOf,
  maybe,
  name,
  pathInside,
  time,
  toMs,
} from "../drain-fields.ts";
import type { DrainReading } from "../drain-record.ts";
import { readArtifact, readEffect, readIncident, readPhase, readPlan } from "../drain-work.ts";
import { isJsonObject, type JsonObject, type JsonValue, numberAt, stringAt } from "../json-value.ts";
import type { LogFormat } from "../log-format.ts";

/** Drain logs are recognised by content: a numbered format and the name of a record. */
export const drainLog: LogFormat = {
  name: "drain-log",
  describes: "Drain log v1: dispatches of a drain, what they did and how they ended.",
  recognises: (object) => numberAt(object, "drain_log") !== null && stringAt(object, "record") !== null,
};

const totals = z.record(z.string(), z.number());

const dispatchShape = z.object({
  run_id: name,
  dispatch_token: maybe(name),
  slug: maybe(name),
  profile: name,
  session_ids: z.array(name),
  drain_run: maybe(name),
  phase: maybe(name),
  attempt: maybe(z.int().check(z.positive())),
  stage: maybe(z.enum(["fixture", "shadow", "canary", "default", "retired"])),
  script_backed: maybe(z.boolean()),
  started_at: maybe(time),
  ended_at: maybe(time),
  forensic_log: maybe(pathInside),
  timeout_s: maybe(z.number().check(z.positive())),
  budget_usd: maybe(amount),
  models: maybe(z.record(z.string(), name)),
  client_version: maybe(name),
  phase_groups: maybe(z.array(name)),
  entry: maybe(z.enum(["first", "continuation", "fixer"])),
});

const terminalShape = z.object({
  run_id: name,
  reason: name,
  is_error: maybe(z.boolean()),
  exit_code: maybe(z.int()),
  signal: maybe(name),
  totals: maybe(totals),
});

const countsShape = z.object({
  run_id: name,
  fix_cycles: maybe(count),
  files_changed: maybe(count),
  retries: maybe(count),
  incidents: maybe(count),
});

/** How each record of the format is read, by its name. */
const readers: ReadonlyMap<string, (value: JsonObject) => DrainReading> = new Map([
  ["dispatch", readDispatch],
  ["terminal", readTerminal],
  ["counts", readCounts],
  ["phase", readPhase],
  ["artifact", readArtifact],
  ["effect", readEffect],
  ["plan", readPlan],
  ["incident", readIncident],
]);

/** Reads one JSON value as a record of drain log v1. Never throws; a value that breaks the format is a problem. */
export function readDrainRecord(value: JsonValue): DrainReading {
  if (!isJsonObject(value)) return drainProblem("not-an-object", "The line is JSON, but no object.");
  const version = numberAt(value, "drain_log");
  const record = stringAt(value, "record");
  if (version === null || record === null) {
    return drainProblem("not-a-drain-record", "The object has no `drain_log` number and `record` name.");
  }
  if (version !== 1) {
    return drainProblem("unknown-version", `The record is of drain log ${version}; only version 1 is read.`);
  }
  const read = readers.get(record);
  if (read === undefined) {
    return drainProblem("unknown-record", `Drain log v1 has no record named ${JSON.stringify(record)}.`);
  }
  return read(value);
}

function readDispatch(value: JsonObject): DrainReading {
  const read = dispatchShape.safeParse(value);
  if (!read.success) return badRecord("dispatch", read.error.issues);
  const found = read.data;
  const startedAtMs = toMs(found.started_at);
  const endedAtMs = toMs(found.ended_at);
  if (endsBefore(startedAtMs, endedAtMs)) {
    return drainProblem("bad-record", "`ended_at` of the dispatch record lies before its `started_at`.");
  }
  return {
    record: {
      record: "dispatch",
      runId: found.run_id,
      dispatchToken: found.dispatch_token ?? null,
      slug: found.slug ?? null,
      profile: found.profile,
      sessionIds: found.session_ids,
      drainRun: found.drain_run ?? null,
      phase: found.phase ?? null,
      attempt: found.attempt ?? null,
      stage: found.stage ?? null,
      scriptBacked: found.script_backed ?? null,
      startedAtMs,
      endedAtMs,
      forensicLog: found.forensic_log ?? null,
      timeoutS: found.timeout_s ?? null,
      budgetUsd: found.budget_usd ?? null,
      models: found.models ?? null,
      clientVersion: found.client_version ?? null,
      phaseGroups: found.phase_groups ?? null,
      entry: found.entry ?? null,
      extra: extraOf(value, dispatchShape.shape),
    },
  };
}

function readTerminal(value: JsonObject): DrainReading {
  const read = terminalShape.safeParse(value);
  if (!read.success) return badRecord("terminal", read.error.issues);
  return {
    record: {
      record: "terminal",
      runId: read.data.run_id,
      reason: read.data.reason,
      isError: read.data.is_error ?? null,
      exitCode: read.data.exit_code ?? null,
      signal: read.data.signal ?? null,
      totals: read.data.totals ?? null,
      extra: extraOf(value, terminalShape.shape),
    },
  };
}

function readCounts(value: JsonObject): DrainReading {
  const read = countsShape.safeParse(value);
  if (!read.success) return badRecord("counts", read.error.issues);
  return {
    record: {
      record: "counts",
      runId: read.data.run_id,
      fixCycles: read.data.fix_cycles ?? null,
      filesChanged: read.data.files_changed ?? null,
      retries: read.data.retries ?? null,
      incidents: read.data.incidents ?? null,
      extra: extraOf(value, countsShape.shape),
    },
  };
}
