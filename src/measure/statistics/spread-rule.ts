// Which interval a comparison of independent units uses, by a fixed rule on the spread of logs: the rank-sum
// inversion assumes sides of the same shape, so where their log-IQRs differ by more than a factor 1.5 Welch's
// interval is used.

import { quartiles } from "./quantiles.ts";

/** Design: comparing. */
export const SPREAD_FACTOR_MAX = 1.5;

export interface SpreadRule {
  readonly use: "rank-sum" | "welch";
  readonly beforeLogIqr: number;
  readonly afterLogIqr: number;
  /** Greater over smaller; 1 where both are 0, Infinity where one is. */
  readonly factor: number;
}

/** Takes positive amounts, at least one a side. */
export function spreadRule(before: readonly number[], after: readonly number[]): SpreadRule {
  const [beforeLogIqr, afterLogIqr] = [logIqr(before), logIqr(after)];
  const greater = Math.max(beforeLogIqr, afterLogIqr);
  const factor = greater === 0 ? 1 : greater / Math.min(beforeLogIqr, afterLogIqr);
  return { use: factor > SPREAD_FACTOR_MAX ? "welch" : "rank-sum", beforeLogIqr, afterLogIqr, factor };
}

function logIqr(values: readonly number[]): number {
  const [first, , third] = quartiles(values.map(Math.log));
  return third - first;
}
