// The records of drain log v1 as the rest of the program sees them. `dispatch`, `terminal` and `counts` are taken
// apart; the other records of the format are kept whole under their name. Null means: not recorded by the drain.

import type { JsonObject } from "./json-value.ts";

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
  readonly extra: JsonObject;
}

/** A record of the format that is not taken apart yet. */
export interface KeptRecord {
  readonly record: "kept";
  readonly name: KeptName;
  readonly runId: string | null;
  readonly raw: JsonObject;
}

/** The records of the format that are kept as they are. */
export type KeptName = "phase" | "artifact" | "effect" | "plan" | "incident";

export type DrainRecord = DispatchRecord | TerminalRecord | CountsRecord | KeptRecord;

/** Why a value is no record. `what` is a full sentence that names the field. */
export interface DrainProblem {
  readonly kind: "not-an-object" | "not-a-drain-record" | "unknown-version" | "unknown-record" | "bad-record";
  readonly what: string;
}

export type DrainReading = { readonly record: DrainRecord } | { readonly problem: DrainProblem };
