// Cohort names that look like a name of the protocol and are another one. Such dispatches are outside of the
// comparison, as the protocol says; that a slip of the pen may have put them there is said. Nothing is repaired.

import { compareText, type DispatchUnit } from "./dispatch-unit.ts";
import type { Protocol } from "./protocol.ts";

/** Full sentences: cohorts that differ from a named one only by case, by space around it or by Unicode form. */
export function cohortDoubts(protocol: Protocol, units: readonly DispatchUnit[]): string[] {
  const named = [...protocol.cohorts.compared, ...protocol.cohorts.reported];
  const found = units.flatMap((unit) => unit.possibleCohorts ?? [unit.cohort]);
  return [...new Set(found)]
    .filter((cohort) => !named.includes(cohort))
    .sort(compareText)
    .flatMap((cohort) => {
      const count = found.filter((one) => one === cohort).length;
      const like = named.filter((name) => plainName(name) === plainName(cohort)).map((name) => `"${name}"`);
      if (like.length === 0) return [];
      const what = count === 1 ? "1 dispatch is" : `${count} dispatches are`;
      return [
        `${what} of the cohort "${cohort}", which the protocol does not name: it names ${like.join(", ")}.`,
      ];
    });
}

function plainName(cohort: string): string {
  return cohort.normalize("NFKC").trim().toLowerCase();
}
