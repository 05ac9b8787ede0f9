// The records of drain log v1 as the rest of the program sees them. Null means: not recorded by the drain. Fields that
// the format does not name are kept in `extra`.

import type { JsonObject, JsonValue } from "./json-value.ts";

/** One invocation of a workflow. Null: not recorded. Times are ms since 1970 UTC. */
export interface DispatchRecord {
  readonly record: "dispatch";
  /** Identity of the dispatch; `terminal` and `counts` records name it. */
  readonly runId: string;
  readonly dispatchToken: string | null;
  /** The ticket. */
  readonly slug: string | null;
  /** The repository profile (BE, FE, TOOLING, …): the cohort. */
  readonly profile: string;
  /** In order of their start where the drain knows it. Empty while no session has begun. */
  readonly sessionIds: readonly string[];
  /** The run of the drain that dispatched it: the unit of `group: drain_run`. */
  readonly drainRun: string | null;
  readonly phase: string | null;
  /** From 1. */
  readonly attempt: number | null;
  readonly stage: Stage | null;
  readonly scriptBacked: boolean | null;
  readonly startedAtMs: number | null;
  readonly endedAtMs: number | null;
  /** Relative to the folder of the record's file, and inside it. */
  readonly forensicLog: string | null;
  /** Seconds. */
  readonly timeoutS: number | null;
  readonly budgetUsd: number | null;
  /** Model by role. */
  readonly models: Readonly<Record<string, string>> | null;
  readonly clientVersion: string | null;
  /** The phase groups it entered. */
  readonly phaseGroups: readonly string[] | null;
  readonly entry: Entry | null;
  /** Fields that the format does not name. */
  readonly extra: JsonObject;
}

export type Stage = "fixture" | "shadow" | "canary" | "default" | "retired";
export type Entry = "first" | "continuation" | "fixer";

/** How a dispatch ended. An end can be an error, and does not mean that the ticket succeeded. Null: not recorded. */
export interface TerminalRecord {
  readonly record: "terminal";
  readonly runId: string;
  readonly reason: string;
  readonly isError: boolean | null;
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** Totals of the run's result, by the name that the drain gave them. */
  readonly totals: Readonly<Record<string, number>> | null;
  readonly extra: JsonObject;
}

/** Counts that only the drain knows. Null: not recorded, which is not 0. */
export interface CountsRecord {
  readonly record: "counts";
  readonly runId: string;
  readonly fixCycles: number | null;
  readonly filesChanged: number | null;
  readonly retries: number | null;
  /** How many incidents there were: a drain that writes 0 here says that it looked. */
  readonly incidents: number | null;
  readonly extra: JsonObject;
}

/** One phase that a dispatch went through. A phase without an end may still be going on. */
export interface PhaseRecord {
  readonly record: "phase";
  readonly runId: string;
  readonly phase: string;
  readonly startedAtMs: number | null;
  readonly endedAtMs: number | null;
  readonly outcome: string | null;
  readonly extra: JsonObject;
}

export const artifactKinds = ["implementation", "review", "fix", "validation"] as const;
export type ArtifactKind = (typeof artifactKinds)[number];

/** What a dispatch handed back. It has a body or a path, and never both. */
export interface ArtifactRecord {
  readonly record: "artifact";
  readonly runId: string;
  readonly kind: ArtifactKind;
  /** Of the contract, as text. */
  readonly version: string | null;
  /** The text with its result block, or the fields of the contract themselves. */
  readonly body: string | JsonObject | null;
  /** Relative to the folder of the record's file, and inside it. */
  readonly path: string | null;
  readonly atMs: number | null;
  readonly extra: JsonObject;
}

export const effectKinds = [
  "worktree",
  "commit",
  "push",
  "pr",
  "merge",
  "ticket-transition",
  "deploy",
  "teardown",
] as const;
export type EffectKind = (typeof effectKinds)[number];

/** Something that a dispatch changed outside of its context. */
export interface EffectRecord {
  readonly record: "effect";
  readonly runId: string;
  readonly kind: EffectKind;
  /** What it was done to: a branch, a pull request, a ticket, an environment. */
  readonly target: string | null;
  /** Identity of the tree that it was done with. */
  readonly tree: string | null;
  /** The idempotency key. */
  readonly key: string | null;
  /** Whether a command of the drain did it or the model itself. */
  readonly by: "command" | "model" | null;
  /** As the drain calls it; `failed` and `skipped` say that nothing was changed. */
  readonly outcome: string | null;
  readonly atMs: number | null;
  readonly extra: JsonObject;
}

/** What a command planned beside what was observed of the live run. */
export interface PlanRecord {
  readonly record: "plan";
  readonly runId: string;
  readonly step: string;
  readonly command: string | null;
  readonly profile: string | null;
  readonly planned: JsonValue;
  /** Null: nothing was observed. */
  readonly observed: JsonValue;
  readonly atMs: number | null;
  readonly extra: JsonObject;
}

export const incidentKinds = [
  "wrong-worktree",
  "stale-lock",
  "wrong-pull-request",
  "backgrounded-test-suite",
  "tree-mismatch",
  "timeout",
  "state-divergence",
  "claimed-green-without-a-result",
  "unbounded-search",
  "ambiguous-anchor",
  "identical-re-write",
  "silent-fetch",
  "other",
] as const;
export type IncidentKind = (typeof incidentKinds)[number];

/** Something that went wrong in a dispatch, as whoever watched it wrote it down. */
export interface IncidentRecord {
  readonly record: "incident";
  readonly runId: string;
  readonly kind: IncidentKind;
  readonly note: string | null;
  readonly atMs: number | null;
  readonly extra: JsonObject;
}

export type DrainRecord =
  | DispatchRecord
  | TerminalRecord
  | CountsRecord
  | PhaseRecord
  | ArtifactRecord
  | EffectRecord
  | PlanRecord
  | IncidentRecord;

/** Why a value is no record. `what` is a full sentence that names the field. */
export interface DrainProblem {
  readonly kind: "not-an-object" | "not-a-drain-record" | "unknown-version" | "unknown-record" | "bad-record";
  readonly what: string;
}

export type DrainReading = { readonly record: DrainRecord } | { readonly problem: DrainProblem };
