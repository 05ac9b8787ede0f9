// The ratio of two means with the interval that inverts a permutation test, for figures that are often 0 and have no
// logarithm. If the after side is the before side times r, then dividing it by r makes the labels exchangeable. One
// permutation is as extreme as what was observed from one ratio on: the sum of the after values that it moves out over
// the sum of the before values that it moves in. So the bounds are order statistics of these ratios.
// Refuses where the before side is 0 throughout: nothing is a multiple of it.

import { resamplesFor } from "./bootstrap.ts";
import { ascending } from "./quantiles.ts";
import type { RatioInterval } from "./ratio-interval.ts";
import { type DrawBelow, seededRandom } from "./seeded-random.ts";

/**
 * Up to this many ways to choose the after side all are taken. Above it as many are drawn as a bootstrap has resamples,
 * the observed one among them.
 */
export const PERMUTATIONS_MAX = 10_000;

export interface PermutationInterval extends RatioInterval {
  readonly method: "exact" | "drawn";
  /** How many choices of the after side were looked at, the observed one included. */
  readonly permutations: number;
}

/** Values of 0 or more. Undefined where the before side is all 0. Throws RangeError on an empty side. */
export function permutationRatio(
  before: readonly number[],
  after: readonly number[],
  level: number,
  seed: string,
): PermutationInterval | undefined {
  if (before.length === 0 || after.length === 0) throw new RangeError("a side without values");
  if (before.every((value) => value === 0)) return undefined;
  const all = Float64Array.of(...before, ...after);
  const isExact = waysToChoose(all.length, after.length) <= PERMUTATIONS_MAX;
  const choices = isExact
    ? everyChoice(all.length, after.length)
    : drawnChoices(all.length, after.length, resamplesFor(all.length), seededRandom(seed));
  const [lows, highs]: [number[], number[]] = [[], []];
  for (const chosen of choices) {
    const [out, into] = movedSums(all, before.length, chosen);
    // A choice that moves nothing but zeros is as extreme as the observed one at every ratio: it counts at both ends.
    const isIdle = out === 0 && into === 0;
    lows.push(isIdle ? 0 : out / into);
    highs.push(isIdle ? Infinity : out / into);
  }
  const rank = Math.floor(((1 - level) / 2) * lows.length);
  return {
    ratio: mean(after) / mean(before),
    low: ascending(lows)[rank] ?? Number.NaN,
    high: ascending(highs)[highs.length - 1 - rank] ?? Number.NaN,
    level,
    method: isExact ? "exact" : "drawn",
    permutations: lows.length,
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

// The after values that a choice moves out and the before values that it moves in; before values come first.
function movedSums(all: Float64Array, beforeCount: number, chosen: Uint8Array): readonly [number, number] {
  let [out, into] = [0, 0];
  for (let place = 0; place < all.length; place++) {
    const value = all[place] ?? Number.NaN;
    if (place < beforeCount) into += chosen[place] === 1 ? value : 0;
    else out += chosen[place] === 0 ? value : 0;
  }
  return [out, into];
}

/** Binomial coefficient, as exact as a double holds it. */
function waysToChoose(all: number, some: number): number {
  let ways = 1;
  for (let k = 1; k <= Math.min(some, all - some); k++) ways = (ways * (all - k + 1)) / k;
  return Math.round(ways);
}

// A place is marked 1 where it is chosen. One array is used for all choices.
function* everyChoice(all: number, some: number): Generator<Uint8Array> {
  const chosen = new Uint8Array(all);
  const places = Array.from({ length: some }, (_, k) => k);
  for (;;) {
    chosen.fill(0);
    for (const place of places) chosen[place] = 1;
    yield chosen;
    // The last place that can still move on; those behind it follow closely.
    let last = some - 1;
    while (last >= 0 && places[last] === all - some + last) last -= 1;
    const from = places[last];
    if (from === undefined) return;
    for (let k = last; k < some; k++) places[k] = from + 1 + k - last;
  }
}

function* drawnChoices(all: number, some: number, choices: number, draw: DrawBelow): Generator<Uint8Array> {
  const chosen = new Uint8Array(all).fill(0).fill(1, all - some);
  yield chosen;
  const order = Uint32Array.from({ length: all }, (_, k) => k);
  for (let round = 1; round < choices; round++) {
    chosen.fill(0);
    for (let k = 0; k < some; k++) {
      const other = k + draw(all - k);
      const [here = k, there = other] = [order[k], order[other]];
      order[k] = there;
      order[other] = here;
      chosen[there] = 1;
    }
    yield chosen;
  }
}
