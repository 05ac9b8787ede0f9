// A/A inside of the before side: the change that cutoffs without any meaning would show, each splitting the side at one
// point in time. Descriptive: the fakes are smaller than the real comparison and overlap.

import type { Checks } from "./checks.ts";
import { type Figure, type FigurePlan, pointRatio } from "./figure-estimate.ts";

/** More cutoffs than this are thinned out evenly. */
export const FAKES_MAX = 100;

/**
 * `before` by start. Null where it has less than twice the minimum, or no fake has a ratio. `ratio` is the real one.
 */
export function rankAmongFakes(
  before: readonly Figure[],
  minimum: number,
  ratio: number,
  plan: Pick<FigurePlan, "kind" | "isGrouped">,
): Checks["fake_cutoffs"] {
  if (before.length < 2 * minimum || !(ratio > 0)) return null;
  const fakes = fakeCuts(before.length, minimum).flatMap((cut) => {
    const found = pointRatio({ before: before.slice(0, cut), after: before.slice(cut) }, plan);
    return found === undefined ? [] : [found];
  });
  if (fakes.length === 0) return null;
  const size = Math.abs(Math.log(ratio));
  return {
    rank: 1 + fakes.filter((fake) => Math.abs(Math.log(fake)) >= size).length,
    of: fakes.length + 1,
  };
}

/** How many units come before each fake cutoff: `minimum` at least on either side. */
export function fakeCuts(count: number, minimum: number): readonly number[] {
  const all = count - 2 * minimum + 1;
  const wanted = Math.min(all, FAKES_MAX);
  if (wanted <= 1) return wanted === 1 ? [minimum] : [];
  return Array.from({ length: wanted }, (_, k) => minimum + Math.round((k * (all - 1)) / (wanted - 1)));
}
