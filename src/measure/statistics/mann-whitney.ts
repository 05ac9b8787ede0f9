// The Mann–Whitney rank-sum test of two samples: U with ties as one half, p by the normal approximation with tie
// and continuity correction, and the exact p where both sides are under 50 and nothing is tied.

import { normalUpperTail } from "./normal-distribution.ts";
import { ascending } from "./quantiles.ts";
import { rankSumExactP, rankSumProbabilities } from "./rank-sum-distribution.ts";

/** Sides of this size and above use the normal approximation (the limit of R's wilcox.test). */
export const EXACT_BELOW = 50;

export interface MannWhitney {
  /** Pairs in which the after value is greater, a tie as one half. */
  readonly u: number;
  /** Two-sided. 1 where every value is equal: the ranks then say nothing. */
  readonly pNormal: number;
  /** Null where a side has 50 or more values, or two values are equal. */
  readonly pExact: number | null;
}

/** The sum of t³ − t over all groups of t equal values; 0 exactly when no two are equal. */
export function tieSum(sorted: readonly number[]): number {
  let sum = 0;
  let run = 0;
  for (const [place, value] of sorted.entries()) {
    run += 1;
    if (sorted[place + 1] === value) continue;
    sum += run ** 3 - run;
    run = 0;
  }
  return sum;
}

/** The standardised distance of U from its expectation, continuity-corrected. 0 where the ranks have no spread. */
export function rankSumZ(u: number, beforeCount: number, afterCount: number, ties: number): number {
  const all = beforeCount + afterCount;
  const variance = ((beforeCount * afterCount) / 12) * (all + 1 - ties / (all * (all - 1)));
  const distance = u - (beforeCount * afterCount) / 2;
  return variance > 0 ? (distance - Math.sign(distance) / 2) / Math.sqrt(variance) : 0;
}

/** U of the after side, in time n log n. */
export function countAfterAbove(before: readonly number[], after: readonly number[]): number {
  const sorted = ascending(before);
  let smaller = 0;
  let notGreater = 0;
  let u = 0;
  for (const value of ascending(after)) {
    while ((sorted[smaller] ?? Infinity) < value) smaller += 1;
    while ((sorted[notGreater] ?? Infinity) <= value) notGreater += 1;
    u += (smaller + notGreater) / 2;
  }
  return u;
}

/** Both sides need at least one value. */
export function mannWhitney(before: readonly number[], after: readonly number[]): MannWhitney {
  const u = countAfterAbove(before, after);
  const ties = tieSum(ascending([...before, ...after]));
  const z = rankSumZ(u, before.length, after.length, ties);
  const isExact = ties === 0 && before.length < EXACT_BELOW && after.length < EXACT_BELOW;
  return {
    u,
    pNormal: Math.min(1, 2 * normalUpperTail(Math.abs(z))),
    pExact: isExact ? rankSumExactP(rankSumProbabilities(before.length, after.length), u) : null,
  };
}
