// Whether dispatches hand back what they must.

import type { Metric } from "../metric.ts";

/** Dispatches whose contracts could all be looked for. */
const KNOWN = "contracts_unknown = 0";
const NONE = "Nothing is known of its contracts.";

export const contractValidShare: Metric = {
  name: "contract_valid_share",
  unit: "share",
  direction: "higher",
  kind: "share",
  definition: 1,
  sum: { table: "dispatches", value: "contracts_valid", where: KNOWN, unknownWhy: NONE },
  over: { table: "dispatches", value: "contracts_expected", where: KNOWN, unknownWhy: NONE },
  meaning: "Share of the result contracts of the dispatch that are valid; a missing one counts as failed.",
  limits: "A contract checks structure: a valid review has not shown that every defect was found.",
};
