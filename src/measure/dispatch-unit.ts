// One dispatch as the comparison sees it: where it stands in time, whether it ended, and its metric values.
// Everything from here to the verdict is a pure function of such units. Nothing here knows where they were read
// from.

/** A value that leaves a metric. Missing is never 0. */
export type MetricValue =
  | {
      readonly kind: "value";
      readonly value: number;
      /** Of a share: the part and the whole that it is the quotient of. */
      readonly share?: { readonly part: number; readonly whole: number };
      /** That the lines reconcile with a recorded total, or the total is the value. Absent: recorded, or no tokens. */
      readonly basis?: "billed";
    }
  | { readonly kind: "unknown"; readonly why: string }
  | { readonly kind: "lower bound"; readonly value: number; readonly why: string };

export interface DispatchUnit {
  readonly runId: string;
  /** The repository profile, the unit's cohort. Never pooled for a percentage. */
  readonly cohort: string;
  /** Start of the dispatch's first session, in ms since 1970 UTC. Null: not recorded, so the unit has no side. */
  readonly startedAtMs: number | null;
  readonly endedAtMs: number | null;
  /** Null: no time-out was recorded. */
  readonly timeoutS: number | null;
  /** Whether a terminal result was recorded. A terminal result can be an error. */
  readonly terminal: "terminal" | "none";
  readonly isError: boolean | null;
  /** The drain run that dispatched it. Null: not recorded. */
  readonly drainRun: string | null;
  /** Last entry of the log that the unit was read from. Null: the log has no time at all. */
  readonly sourceLastEntryMs: number | null;
  /** Why its records disagree, as a sentence. Absent: they agree. A unit with one is in no analysis set. */
  readonly conflict?: string;
  /** Every start that its records give, in ms since 1970 UTC. Absent: `startedAtMs` is the only one there is. */
  readonly possibleStartsMs?: readonly number[];
  /** Every cohort that its records give. Absent: `cohort` is the only one. Empty: it may belong to any. */
  readonly possibleCohorts?: readonly string[];
  /** The compiled phase groups it is recorded as entering. Absent: not recorded. */
  readonly phaseGroups?: readonly string[];
  /** The settings that it ran with, by name, such as `timeout` or `model of supervisor`. Absent: none is recorded. */
  readonly settings?: ReadonlyMap<string, string>;
  /** Figures of the drain itself, by the name of their field, such as `files_changed`. Absent: none is recorded. */
  readonly fields?: ReadonlyMap<string, number>;
  /** What it can be grouped by, such as `stage` or `model`, with its values. Absent: nothing is recorded. */
  readonly labels?: ReadonlyMap<string, readonly string[]>;
  /** True where the lines of one of its sessions hold more or less than a recorded total of the same scope. */
  readonly disagreesWithTotals?: boolean;
  /** By metric name. */
  readonly values: ReadonlyMap<string, MetricValue>;
  /** By metric name, and by rule set (`counting`): the number of the definition that the values were made with. */
  readonly definitions: ReadonlyMap<string, number>;
}

/**
 * True where nothing shows that the dispatch ended: no terminal record, no end, and its time-out lies after the
 * source's last entry (or one of the two is unknown).
 */
export function isRunning(unit: DispatchUnit): boolean {
  if (unit.terminal === "terminal" || unit.endedAtMs !== null) return false;
  const latestEndMs = findLatestEndMs(unit);
  return latestEndMs === null || unit.sourceLastEntryMs === null || latestEndMs > unit.sourceLastEntryMs;
}

/** The same by a clock: an entry of the source that lies later than now does not show that a dispatch is over. */
export function isRunningAt(unit: DispatchUnit, nowMs: number): boolean {
  const { sourceLastEntryMs: lastMs } = unit;
  return isRunning({ ...unit, sourceLastEntryMs: lastMs === null ? null : Math.min(lastMs, nowMs) });
}

/** When the time-out must have ended it. Null where the start or the time-out is unknown. */
export function findLatestEndMs(unit: DispatchUnit): number | null {
  if (unit.startedAtMs === null || unit.timeoutS === null) return null;
  return unit.startedAtMs + unit.timeoutS * 1000;
}

/** Every start that it may have, in ms since 1970 UTC. Empty: none is recorded. */
export function possibleStarts({ possibleStartsMs, startedAtMs }: DispatchUnit): readonly number[] {
  return possibleStartsMs ?? (startedAtMs === null ? [] : [startedAtMs]);
}

/** True where one of its records puts it into the cohort, or where none names any. */
export function mayBelongTo({ possibleCohorts, cohort: only }: DispatchUnit, cohort: string): boolean {
  if (possibleCohorts === undefined) return only === cohort;
  return possibleCohorts.length === 0 || possibleCohorts.includes(cohort);
}

/** True where a start or an end that it gives lies later than now, which no dispatch that was logged can have. */
export function isInFuture(unit: DispatchUnit, nowMs: number): boolean {
  return possibleStarts(unit).some((ms) => ms > nowMs) || (unit.endedAtMs ?? -Infinity) > nowMs;
}

/** By start, ties by run id; units without a start are left out. */
export function byStart(units: readonly DispatchUnit[]): readonly DispatchUnit[] {
  return units
    .flatMap((unit) => (unit.startedAtMs === null ? [] : [{ unit, startedAtMs: unit.startedAtMs }]))
    .sort((a, b) => a.startedAtMs - b.startedAtMs || compareText(a.unit.runId, b.unit.runId))
    .map(({ unit }) => unit);
}

/** By UTF-16 units: the same order on every machine, whatever its language. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
