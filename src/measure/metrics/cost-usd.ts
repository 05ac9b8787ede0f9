// Cost as the client adds it up.

import type { Metric } from "../metric.ts";

export const costUsd: Metric = {
  name: "cost_usd",
  unit: "USD",
  direction: "lower",
  kind: "amount",
  definition: 2,
  billed: "cost_usd",
  meaning:
    "Cost in US dollars from recorded totals: helpers of the client included, carried-over totals once.",
  limits:
    "The client's own price table, no bill; a fork without its transcript holds what its origin had cost by then.",
};
