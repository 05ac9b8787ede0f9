// The ratio of two shares of characters or the like, each taken over a whole side (sum of parts over sum of wholes),
// with a percentile bootstrap over units: a part and its whole are drawn together.
// Refuses where a side has no part at all: the ratio, or its interval, would be 0 or without bound by construction.

import { resamplesFor } from "./bootstrap.ts";
import { ascending, quantileOfSorted } from "./quantiles.ts";
import type { RatioInterval } from "./ratio-interval.ts";
import { seededRandom } from "./seeded-random.ts";

/** One unit: `part` is 0 or more, `whole` above 0. */
export interface ShareUnit {
  readonly part: number;
  readonly whole: number;
}

export interface ShareRatio extends RatioInterval {
  /** Sum of parts over sum of wholes. */
  readonly beforeShare: number;
  readonly afterShare: number;
  readonly resamples: number;
}

/** Sum of parts over sum of wholes. NaN for no unit. */
export function shareOfSums(units: readonly ShareUnit[]): number {
  const sum = (of: (unit: ShareUnit) => number): number => units.reduce((total, unit) => total + of(unit), 0);
  return sum((unit) => unit.part) / sum((unit) => unit.whole);
}

/** Undefined where a side is empty, or a resample has a share of 0 before: it has no ratio. */
export function shareRatio(
  before: readonly ShareUnit[],
  after: readonly ShareUnit[],
  level: number,
  seed: string,
): ShareRatio | undefined {
  if (before.length === 0 || after.length === 0) return undefined;
  const draw = seededRandom(seed);
  const resamples = resamplesFor(before.length + after.length);
  const [parts, others] = [partsOf(before), partsOf(after)];
  const ratios: number[] = [];
  for (let round = 0; round < resamples; round++) {
    const beforeShare = resampledShare(parts, draw);
    const ratio = resampledShare(others, draw) / beforeShare;
    if (beforeShare === 0) return undefined;
    ratios.push(ratio);
  }
  const sorted = ascending(ratios);
  const tail = (1 - level) / 2;
  const [beforeShare, afterShare] = [shareOfSums(before), shareOfSums(after)];
  return {
    ratio: afterShare / beforeShare,
    low: quantileOfSorted(sorted, tail),
    high: quantileOfSorted(sorted, 1 - tail),
    level,
    beforeShare,
    afterShare,
    resamples,
  };
}

/** Part and whole of each unit in turn: a draw reads two neighbours and no object. */
function partsOf(units: readonly ShareUnit[]): Float64Array {
  return Float64Array.from(units.flatMap(({ part, whole }) => [part, whole]));
}

function resampledShare(parts: Float64Array, draw: (below: number) => number): number {
  const units = parts.length / 2;
  let part = 0;
  let whole = 0;
  for (let k = 0; k < units; k++) {
    const place = 2 * draw(units);
    part += parts[place] ?? Number.NaN;
    whole += parts[place + 1] ?? Number.NaN;
  }
  return part / whole;
}
