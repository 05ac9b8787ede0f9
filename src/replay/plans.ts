// What commands of a drain planned beside what was observed of the live runs. Plans are paired by run and step; a step
// that has several plans, or several observations that differ, is never chosen from: it has diverged. Runs are in the
// order of their records' times.

import { canonicalJson } from "../session/canonical-json.ts";
import type { PlanRecord } from "../session/drain-record.ts";

export type PlanStanding = "same" | "diverged" | "only planned" | "only live";

/** One step of one run. */
export interface PairedStep {
  readonly runId: string;
  readonly step: string;
  readonly command: string | null;
  readonly profile: string | null;
  readonly standing: PlanStanding;
}

export interface CommandPlans {
  readonly command: string | null;
  readonly profile: string | null;
  readonly runs: number;
  readonly steps: Readonly<Record<PlanStanding, number>>;
  /** The most runs in a row in which every step was the same: what a stage of a roll-out is earned with. */
  readonly longestStreak: number;
  /** The same at the end of the record: runs in a row up to the latest one. */
  readonly currentStreak: number;
}

/** All steps, in the order of their first records. */
export function pairPlans(records: readonly PlanRecord[]): readonly PairedStep[] {
  const groups = new Map<string, PlanRecord[]>();
  for (const record of inTime(records)) {
    const key = canonicalJson([record.runId, record.step, record.command, record.profile]);
    groups.set(key, [...(groups.get(key) ?? []), record]);
  }
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const { runId, step, command, profile } = first;
    return [{ runId, step, command, profile, standing: standingOf(same) }];
  });
}

/** By command and profile, in the order in which they first occur. */
export function comparePlans(records: readonly PlanRecord[]): readonly CommandPlans[] {
  const groups = new Map<string, PairedStep[]>();
  for (const step of pairPlans(records)) {
    const key = canonicalJson([step.command, step.profile]);
    groups.set(key, [...(groups.get(key) ?? []), step]);
  }
  return [...groups.values()].flatMap((steps) => {
    const [first] = steps;
    if (first === undefined) return [];
    const runs = new Map<string, boolean>();
    for (const { runId, standing } of steps)
      runs.set(runId, (runs.get(runId) ?? true) && standing === "same");
    const count = (standing: PlanStanding): number => steps.filter((one) => one.standing === standing).length;
    const streaks = streaksOf([...runs.values()]);
    return [
      {
        command: first.command,
        profile: first.profile,
        runs: runs.size,
        steps: {
          same: count("same"),
          diverged: count("diverged"),
          "only planned": count("only planned"),
          "only live": count("only live"),
        },
        longestStreak: streaks.longest,
        currentStreak: streaks.current,
      },
    ];
  });
}

/** Records without a time keep their place behind the one before them. */
function inTime(records: readonly PlanRecord[]): readonly PlanRecord[] {
  let latest = Number.NEGATIVE_INFINITY;
  const timed = records.map((record) => {
    latest = record.atMs ?? latest;
    return { record, at: latest };
  });
  return timed.toSorted((one, other) => one.at - other.at).map(({ record }) => record);
}

function standingOf(records: readonly PlanRecord[]): PlanStanding {
  const said = (values: readonly PlanRecord["planned"][]) => [
    ...new Set(values.filter((value) => value !== null).map(canonicalJson)),
  ];
  const planned = said(records.map((record) => record.planned));
  const observed = said(records.map((record) => record.observed));
  if (planned.length === 0) return "only live";
  if (observed.length === 0) return "only planned";
  return planned.length === 1 && observed.length === 1 && planned[0] === observed[0] ? "same" : "diverged";
}

/** Runs in a row without divergence: the most there were, and those at the end. */
function streaksOf(areSame: readonly boolean[]): { readonly longest: number; readonly current: number } {
  let [longest, current] = [0, 0];
  for (const isSame of areSame) {
    current = isSame ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return { longest, current };
}
