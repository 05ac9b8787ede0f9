// A comparison of 16 dispatches before and 16 after with its annex, for tests of what is written about it.

import type { Annex } from "../../src/measure/annex.ts";
import type { LogFacts } from "../../src/measure/annex-rows.ts";
import { registeredSets } from "../../src/measure/annex-sets.ts";
import { buildAnnex } from "../../src/measure/build-annex.ts";
import type { ComparisonReport } from "../../src/measure/comparison-report.ts";
import type { DispatchUnit } from "../../src/measure/dispatch-unit.ts";
import { findRegistration } from "../../src/measure/find-registration.ts";
import { readChain } from "../../src/measure/registry.ts";
import { afterEnd, afterUnits, beforeUnits, byEnd, sealed, spread } from "./sample-comparison.ts";

export const noFacts: LogFacts = {
  calls: [],
  reconciled: [],
  sessions: 0,
  sessionsWithoutTotals: 0,
  problems: [],
};

/** The report over these units, and its annex over these facts of logs. */
export function written(
  facts: Partial<LogFacts> = {},
  after: readonly DispatchUnit[] = afterUnits(spread(50, 16)),
  text: string = byEnd,
): { readonly report: ComparisonReport; readonly annex: Annex } {
  const before = beforeUnits(spread(100, 16));
  const experiment = sealed(text, before);
  const units = [...before, ...after];
  const report = experiment.report(units);
  const { record } = findRegistration(readChain(experiment.folder, null), "1");
  const sets = registeredSets(record, units, Date.parse(afterEnd));
  const all = { ...noFacts, ...facts };
  return {
    report,
    annex: buildAnnex({ comparison: report.comparison, sets, units, facts: all, groupOf: () => "" }),
  };
}
