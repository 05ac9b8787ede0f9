// The records of drain log v1 about what a dispatch did: its phases, artifacts, effects, plans and incidents. A record
// that breaks the format is a problem in words. Nothing that a hook loads may import this file: it uses zod.

import * as z from "zod/mini";
import {
  badRecord,
  drainProblem,
  endsBefore,
  extraOf,
  maybe,
  name,
  pathInside,
  time,
  toMs,
} from "./drain-fields.ts";
import { artifactKinds, type DrainReading, effectKinds, incidentKinds } from "./drain-record.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "./json-value.ts";

const phaseShape = z.object({
  run_id: name,
  phase: name,
  started_at: maybe(time),
  ended_at: maybe(time),
  outcome: maybe(name),
});

const artifactShape = z.object({
  run_id: name,
  kind: z.enum(artifactKinds),
  version: maybe(z.union([name, z.int()])),
  body: maybe(z.union([z.string(), z.record(z.string(), z.unknown())])),
  path: maybe(pathInside),
  at: maybe(time),
});

const effectShape = z.object({
  run_id: name,
  kind: z.enum(effectKinds),
  target: maybe(name),
  tree: maybe(name),
  key: maybe(name),
  by: maybe(z.enum(["command", "model"])),
  outcome: maybe(name),
  at: maybe(time),
});

const planShape = z.object({
  run_id: name,
  step: name,
  command: maybe(name),
  profile: maybe(name),
  planned: z.unknown(),
  observed: z.optional(z.unknown()),
  at: maybe(time),
});

const incidentShape = z.object({
  run_id: name,
  kind: z.enum(incidentKinds),
  note: maybe(z.string()),
  at: maybe(time),
});

/** Reads a phase record. */
export function readPhase(value: JsonObject): DrainReading {
  const read = phaseShape.safeParse(value);
  if (!read.success) return badRecord("phase", read.error.issues);
  const { run_id, phase, started_at, ended_at, outcome } = read.data;
  const [startedAtMs, endedAtMs] = [toMs(started_at), toMs(ended_at)];
  if (endsBefore(startedAtMs, endedAtMs)) {
    return drainProblem("bad-record", "`ended_at` of the phase record lies before its `started_at`.");
  }
  const extra = extraOf(value, phaseShape.shape);
  return {
    record: {
      record: "phase",
      runId: run_id,
      phase,
      startedAtMs,
      endedAtMs,
      outcome: outcome ?? null,
      extra,
    },
  };
}

/** Reads an artifact record. Without a body and a path it says nothing, with both it says two things. */
export function readArtifact(value: JsonObject): DrainReading {
  const read = artifactShape.safeParse(value);
  if (!read.success) return badRecord("artifact", read.error.issues);
  const { run_id, kind, version, path, at } = read.data;
  const body = bodyOf(value.body);
  if ((body === null) === ((path ?? null) === null)) {
    return drainProblem("bad-record", "The artifact record must have either a `body` or a `path`.");
  }
  return {
    record: {
      record: "artifact",
      runId: run_id,
      kind,
      version: version === undefined || version === null ? null : String(version),
      body,
      path: path ?? null,
      atMs: toMs(at),
      extra: extraOf(value, artifactShape.shape),
    },
  };
}

function bodyOf(body: JsonValue | undefined): string | JsonObject | null {
  return typeof body === "string" || isJsonObject(body) ? body : null;
}

/** Reads an effect record. */
export function readEffect(value: JsonObject): DrainReading {
  const read = effectShape.safeParse(value);
  if (!read.success) return badRecord("effect", read.error.issues);
  const { run_id, kind, target, tree, key, by, outcome, at } = read.data;
  return {
    record: {
      record: "effect",
      runId: run_id,
      kind,
      target: target ?? null,
      tree: tree ?? null,
      key: key ?? null,
      by: by ?? null,
      outcome: outcome ?? null,
      atMs: toMs(at),
      extra: extraOf(value, effectShape.shape),
    },
  };
}

/** Reads a plan record. `planned` may be any JSON, but must be there. */
export function readPlan(value: JsonObject): DrainReading {
  const read = planShape.safeParse(value);
  if (!read.success) return badRecord("plan", read.error.issues);
  const { planned, observed } = value;
  if (planned === undefined) return drainProblem("bad-record", "In the plan record `planned` is missing.");
  const { run_id, step, command, profile, at } = read.data;
  return {
    record: {
      record: "plan",
      runId: run_id,
      step,
      command: command ?? null,
      profile: profile ?? null,
      planned,
      observed: observed ?? null,
      atMs: toMs(at),
      extra: extraOf(value, planShape.shape),
    },
  };
}

/** Reads an incident record. */
export function readIncident(value: JsonObject): DrainReading {
  const read = incidentShape.safeParse(value);
  if (!read.success) return badRecord("incident", read.error.issues);
  const { run_id, kind, note, at } = read.data;
  const extra = extraOf(value, incidentShape.shape);
  return { record: { record: "incident", runId: run_id, kind, note: note ?? null, atMs: toMs(at), extra } };
}
