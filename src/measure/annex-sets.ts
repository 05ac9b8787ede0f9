// Who the figures of an annex are about: the sets that were compared, and beside them the sets with every dispatch that
// ended and with those that have a terminal result, whichever of the two the plan asks for.

import type { AnnexSets } from "./build-annex.ts";
import { type CohortPlan, type CohortSides, selectCohort } from "./cohort.ts";
import { type AnalysisSets, cohortPlan } from "./compare.ts";
import { exploratorySides } from "./compare-exploratory.ts";
import { compareText, type DispatchUnit } from "./dispatch-unit.ts";
import type { SealedRecord } from "./registration.ts";
import { resolveCutoff } from "./side.ts";
import { unitsOfProtocol } from "./watermark.ts";

export function registeredSets(
  record: SealedRecord,
  allUnits: readonly DispatchUnit[],
  nowMs: number,
): AnnexSets {
  const { protocol } = record;
  const units = unitsOfProtocol(protocol, allUnits);
  const plan = cohortPlan(record, resolveCutoff(protocol.cutoff, units), nowMs);
  const { compared, reported } = protocol.cohorts;
  const by = (inclusion: CohortPlan["inclusion"]): AnalysisSets =>
    new Map(
      [...compared, ...reported].map((cohort) => [
        cohort,
        idsOf(selectCohort(cohort, "compared", units, { ...plan, inclusion })),
      ]),
    );
  const [all, terminal] = [by("all"), by("terminal")];
  return { compared: protocol.inclusion === "all" ? all : terminal, all, terminal };
}

/** Of two selections: all of them are compared, with a terminal result or without. */
export function exploratorySets(
  before: readonly DispatchUnit[],
  after: readonly DispatchUnit[],
  nowMs: number,
): AnnexSets {
  const cohorts = [...new Set([...before, ...after].map(({ cohort }) => cohort))].sort(compareText);
  const by = (keeps: (unit: DispatchUnit) => boolean): AnalysisSets =>
    new Map(
      cohorts.map((cohort) => [
        cohort,
        idsOf(exploratorySides(cohort, before.filter(keeps), after.filter(keeps), nowMs)),
      ]),
    );
  const all = by(() => true);
  return { compared: all, all, terminal: by(({ terminal }) => terminal === "terminal") };
}

function idsOf({ before, after }: CohortSides) {
  const ids = (units: readonly DispatchUnit[]) => units.map(({ runId }) => runId);
  return { before: ids(before), after: ids(after) };
}
