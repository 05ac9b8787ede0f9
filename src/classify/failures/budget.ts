// The dispatch used up what it was allowed: money or turns. A quota of the account is no budget of the dispatch.

import type { FailureTable } from "../failure-class.ts";

export const budget: FailureTable = {
  name: "budget",
  meaning: "It used up its budget or its turns.",
  recovery: "hand to operator",
  signatures: [
    {
      id: "terminal: reason budget",
      source: "terminal",
      fields: {
        reason: ["budget", "budget-exhausted", "max-turns", "error-max-turns", "error-max-budget-usd"],
      },
    },
    {
      id: "result: of a budget",
      source: "run result",
      fields: { subtype: ["error-max-budget-usd", "error-max-turns"] },
    },
    {
      id: "result: ended by a budget",
      source: "run result",
      fields: { reason: ["budget-exhausted", "max-turns"] },
    },
    { id: "dispatch: budget reached", source: "dispatch", fields: { hasReachedBudget: [true] } },
  ],
};
