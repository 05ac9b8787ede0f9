// The Hodges–Lehmann ratio with the interval that inverts the rank-sum test on logs: every ratio that the test
// would not reject. Exact (order statistics of the pair ratios) where both sides are under 50 and nothing is tied,
// else by the normal approximation with tie and continuity correction. Needs positive values on both sides.

import { EXACT_BELOW, rankSumZ, tieSum } from "./mann-whitney.ts";
import { normalQuantile } from "./normal-distribution.ts";
import {
  countPairs,
  medianPairRatio,
  pairRatioAt,
  ratioRange,
  type SortedSides,
  sortedSides,
} from "./pair-counts.ts";
import { ascending } from "./quantiles.ts";
import { rankSumProbabilities, rankSumQuantile } from "./rank-sum-distribution.ts";
import type { RatioInterval } from "./ratio-interval.ts";
import { findCrossing } from "./root-search.ts";

export interface LogRankInterval extends RatioInterval {
  readonly method: "exact" | "normal";
}

/** Throws RangeError on an empty side or a value that is not positive and finite. */
export function logRankInterval(
  before: readonly number[],
  after: readonly number[],
  level: number,
): LogRankInterval {
  const sides = sortedSides(before, after);
  const hasTies = tieSum(ascending([...before, ...after])) > 0;
  const isExact = !hasTies && before.length < EXACT_BELOW && after.length < EXACT_BELOW;
  const [low, high] = isExact ? exactBounds(sides, level) : normalBounds(sides, level);
  return { ratio: medianPairRatio(sides), low, high, level, method: isExact ? "exact" : "normal" };
}

function exactBounds(sides: SortedSides, level: number): readonly [number, number] {
  const pairs = sides.before.length * sides.after.length;
  const probabilities = rankSumProbabilities(sides.before.length, sides.after.length);
  const rank = rankSumQuantile(probabilities, (1 - level) / 2);
  return rank === 0 ? [0, Infinity] : [pairRatioAt(sides, rank), pairRatioAt(sides, pairs - rank + 1)];
}

function normalBounds(sides: SortedSides, level: number): readonly [number, number] {
  const z = normalQuantile((1 + level) / 2);
  const zAt = shiftedZ(sides);
  const farAbove = 2 * ratioRange(sides)[1];
  return [
    zAt(0) > z ? jump(sides, (ratio) => zAt(ratio) > z, farAbove) : 0,
    zAt(farAbove) > -z ? Infinity : jump(sides, (ratio) => zAt(ratio) > -z, farAbove),
  ];
}

// z falls in steps at the ratios of pairs; the bound is the pair's ratio itself, whichever neighbour it is.
function jump(sides: SortedSides, isAbove: (ratio: number) => boolean, farAbove: number): number {
  const { below, above } = findCrossing(isAbove, 0, farAbove);
  return countPairs(sides, above).at > 0 ? above : below;
}

// The test's z if every before value were multiplied by `ratio`. Only ties within a side are corrected for: ties across
// the sides exist at single ratios, where they cannot move the step that is searched.
function shiftedZ(sides: SortedSides): (ratio: number) => number {
  const ties = tieSum(sides.before) + tieSum(sides.after);
  return (ratio) => {
    const { at, above } = countPairs(sides, ratio);
    return rankSumZ(above + at / 2, sides.before.length, sides.after.length, ties);
  };
}
