// Dispatches that failed or did not finish, each with one class, what it rests on, and what to do about it. Running
// ones are counted and never classed; a class that is not calibrated is withheld with the reason.

import { classifyFailure, type FailureFinding, standingOf } from "../classify/classify-failure.ts";
import { whyFailureWithheld } from "../classify/failure-calibration.ts";
import type { FailureClass, Recovery } from "../classify/failure-class.ts";
import type { FailureClue } from "../classify/failure-clue.ts";
import { failureClues } from "../classify/failure-clues.ts";
import { stateOf } from "./dispatch-list.ts";
import type { DispatchState } from "./dispatch-state.ts";
import type { DispatchUnit } from "./dispatch-unit.ts";
import { readDispatchUnits } from "./dispatch-units.ts";
import { type RecordedEnd, readRecordedEnds } from "./failure-facts.ts";
import { type LogTail, readLogTails } from "./log-tail.ts";
import type { Database } from "./open-database.ts";

/** One dispatch that failed or did not finish. */
export interface ListedFailure {
  readonly runId: string;
  /** Null where its records disagree. */
  readonly cohort: string | null;
  readonly slug: string | null;
  readonly drainRun: string | null;
  readonly startedAtMs: number | null;
  readonly state: DispatchState;
  readonly terminalReason: string | null;
  /** `unknown`: no signature knows its end. `withheld`: the class may not be shown; `why` says so. */
  readonly class: FailureClass | "unknown" | "withheld";
  /** Null where the class is withheld. */
  readonly recovery: Recovery | null;
  /** The id of the signature; null where there is none to show. */
  readonly signature: string | null;
  /** What the signature knows: a line, or fields; else the end of the last text. Null where there is none. */
  readonly text: string | null;
  /** The line of the log that it rests on. */
  readonly path: string | null;
  readonly line: number | null;
  /** Why the class is withheld, or what of its logs could not be read, as a sentence; null where there is nothing. */
  readonly why: string | null;
}

export interface FailureList {
  /** By start; those without one come last. */
  readonly failures: readonly ListedFailure[];
  /** Of the dispatches that were asked for: those that still run, that passed, and of which nothing says either. */
  readonly running: number;
  readonly passed: number;
  readonly unclear: number;
}

const NO_TAIL: LogTail = { entries: [], unread: 0, problem: null };

/** The failures among the dispatches that hold. */
export async function readFailureList(
  database: Database,
  holds: (unit: DispatchUnit) => boolean,
  whyWithheld: (name: FailureClass) => string | null = (name) => whyFailureWithheld(name),
): Promise<FailureList> {
  const units = (await readDispatchUnits(database, ["cost_usd"])).filter(holds);
  const over = units.filter((unit) => stateOf(unit) !== "running");
  const ends = await readRecordedEnds(database, over);
  const asked = over.filter(({ runId }) => mayHaveFailed(ends.get(runId)));
  const tails = await readLogTails(
    database,
    asked.map(({ runId }) => runId),
  );
  const judged = asked.flatMap((unit) => {
    const end = ends.get(unit.runId);
    return end === undefined ? [] : [judge(unit, end, tails.get(unit.runId) ?? NO_TAIL, whyWithheld)];
  });
  return {
    failures: judged.filter((one) => typeof one === "object"),
    running: units.length - over.length,
    passed: over.length - asked.length + judged.filter((one) => one === "passed").length,
    unclear: judged.filter((one) => one === "unclear").length,
  };
}

/** Only of these need the logs be read. */
function mayHaveFailed(end: RecordedEnd | undefined): boolean {
  if (end === undefined) return false;
  return end.hasErrorResult || standingOf(end.facts, failureClues(end.facts, [])) !== "passed";
}

function judge(
  unit: DispatchUnit,
  end: RecordedEnd,
  tail: LogTail,
  whyWithheld: (name: FailureClass) => string | null,
): ListedFailure | "passed" | "unclear" {
  const clues = failureClues(end.facts, tail.entries);
  const standing = standingOf(end.facts, clues);
  if (standing === "passed" || standing === "unclear") return standing;
  const found = onceOnly(classifyFailure(clues), end);
  return {
    runId: unit.runId,
    cohort: end.cohort,
    slug: end.slug,
    drainRun: unit.drainRun,
    startedAtMs: unit.startedAtMs,
    state: stateOf(unit),
    terminalReason: end.facts.terminal?.reason ?? null,
    ...shownFinding(found, clues, tail, found.kind === "classed" ? whyWithheld(found.name) : null),
  };
}

/** What was resumed before is not resumed again. */
function onceOnly(found: FailureFinding, { isResumed }: RecordedEnd): FailureFinding {
  return isResumed && found.recovery === "resume once" ? { ...found, recovery: "hand to operator" } : found;
}

type Shown = Pick<ListedFailure, "class" | "recovery" | "signature" | "text" | "path" | "line" | "why">;

function shownFinding(
  found: FailureFinding,
  clues: readonly FailureClue[],
  tail: LogTail,
  withheldWhy: string | null,
): Shown {
  const { recovery } = found;
  if (found.kind === "classed") {
    const place = placeOf(found.clue);
    if (withheldWhy !== null) {
      const hidden = { class: "withheld", recovery: null, signature: null, text: null } as const;
      return { ...hidden, ...place, why: withheldWhy };
    }
    const { name, signature, evidence: text } = found;
    return { class: name, recovery, signature, text, ...place, why: null };
  }
  const own = found.clue ?? clues.find(({ source }) => source === "terminal") ?? clues[0] ?? null;
  const why =
    tail.unread === 0 ? null : `${tail.unread} lines of its logs were not read: ${tail.problem ?? ""}`;
  return { class: "unknown", recovery, signature: null, text: found.tail, ...placeOf(own), why };
}

function placeOf(clue: FailureClue | null): Pick<ListedFailure, "path" | "line"> {
  return { path: clue?.place?.path ?? null, line: clue?.place?.line ?? null };
}
