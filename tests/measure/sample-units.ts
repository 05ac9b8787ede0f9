// Dispatch units for tests: ended, in cohort BE, without values, unless said otherwise.

import type { DispatchUnit, MetricValue } from "../../src/measure/dispatch-unit.ts";

export function unit(runId: string, differing: Partial<DispatchUnit> = {}): DispatchUnit {
  return {
    runId,
    cohort: "BE",
    startedAtMs: 0,
    endedAtMs: null,
    timeoutS: 3600,
    terminal: "terminal",
    isError: false,
    drainRun: null,
    sourceLastEntryMs: null,
    values: new Map(),
    definitions: new Map([
      ["bash_calls", 1],
      ["counting", 1],
    ]),
    ...differing,
  };
}

/** Values of bash_calls, each with its number or its fault. */
export function valued(bashCalls: number | MetricValue): {
  readonly values: ReadonlyMap<string, MetricValue>;
} {
  const value = typeof bashCalls === "number" ? { kind: "value" as const, value: bashCalls } : bashCalls;
  return { values: new Map([["bash_calls", value]]) };
}

/** A unit whose records disagree: they give these starts and cohorts. Without an agreed start or cohort. */
export function conflicted(
  runId: string,
  possibleStartsMs: readonly number[],
  possibleCohorts: readonly string[] = ["BE"],
): DispatchUnit {
  const [cohort = "(no cohort)", other] = possibleCohorts;
  return unit(runId, {
    cohort: other === undefined ? cohort : "(no cohort)",
    startedAtMs: null,
    conflict: "Its records disagree about cohort or start.",
    possibleStartsMs,
    possibleCohorts,
  });
}
