// The percentile bootstrap interval of the change of medians: shown beside the verdict, never the ground of one.
// Refuses where a resample has a before-median of 0: a change from nothing has no size.

import { ascending, quantileOfSorted } from "./quantiles.ts";
import { type DrawBelow, seededRandom } from "./seeded-random.ts";

/** Up to this many units of both sides together there are 10,000 resamples, above it 1,000. Design: comparing. */
export const UNITS_FOR_MANY_RESAMPLES = 2000;

export interface MedianChangeInterval {
  /** After-median over before-median, less 1: −0.5 is a fall by half. */
  readonly low: number;
  readonly high: number;
  readonly level: number;
  readonly resamples: number;
}

/** How often the sides are drawn again, by the number of units of both together. */
export function resamplesFor(units: number): number {
  return units > UNITS_FOR_MANY_RESAMPLES ? 1000 : 10_000;
}

/** Undefined where a side is empty or a resample has no defined change. */
export function bootstrapMedianChange(
  before: readonly number[],
  after: readonly number[],
  level: number,
  seed: string,
): MedianChangeInterval | undefined {
  if (before.length === 0 || after.length === 0) return undefined;
  const draw = seededRandom(seed);
  const resamples = resamplesFor(before.length + after.length);
  const [sortedBefore, sortedAfter] = [ascending(before), ascending(after)];
  const times = {
    before: new Uint32Array(sortedBefore.length),
    after: new Uint32Array(sortedAfter.length),
  };
  const changes: number[] = [];
  for (let round = 0; round < resamples; round++) {
    const beforeMedian = resampledMedian(sortedBefore, times.before, draw);
    const afterMedian = resampledMedian(sortedAfter, times.after, draw);
    if (beforeMedian === 0) return undefined;
    changes.push(afterMedian / beforeMedian - 1);
  }
  const sorted = ascending(changes);
  const tail = (1 - level) / 2;
  return { low: quantileOfSorted(sorted, tail), high: quantileOfSorted(sorted, 1 - tail), level, resamples };
}

// Counts how often each place of the sorted values is drawn, then walks to the middle: no sorting per resample. `times`
// is room for these counts.
function resampledMedian(sorted: readonly number[], times: Uint32Array, draw: DrawBelow): number {
  const n = sorted.length;
  times.fill(0);
  for (let k = 0; k < n; k++) {
    const place = draw(n);
    times[place] = (times[place] ?? Number.NaN) + 1;
  }
  const [lower, upper] = [Math.floor((n + 1) / 2), Math.floor(n / 2) + 1];
  let passed = 0;
  let low = Number.NaN;
  for (let place = 0; place < n; place++) {
    passed += times[place] ?? Number.NaN;
    if (passed < lower) continue;
    const value = sorted[place] ?? Number.NaN;
    if (Number.isNaN(low)) low = value;
    if (passed >= upper) return low + (value - low) / 2;
  }
  throw new RangeError("median of an empty resample");
}
