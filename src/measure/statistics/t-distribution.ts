// Student's t distribution with real degrees of freedom: upper tail and quantile.

import { incompleteBeta } from "./incomplete-beta.ts";
import { findCrossing } from "./root-search.ts";

/** P(T > t) with `freedom` > 0 degrees of freedom. */
export function tUpperTail(t: number, freedom: number): number {
  if (t < 0) return 1 - tUpperTail(-t, freedom);
  return incompleteBeta(freedom / (freedom + t * t), freedom / 2, 0.5) / 2;
}

/** The t with P(T ≤ t) = p. Throws RangeError unless 0 < p < 1 and freedom > 0. */
export function tQuantile(p: number, freedom: number): number {
  if (!(p > 0 && p < 1 && freedom > 0))
    throw new RangeError(`t quantile at ${p} with ${freedom} degrees of freedom`);
  if (p === 0.5) return 0;
  if (p < 0.5) return -tQuantile(1 - p, freedom);
  let far = 2;
  while (tUpperTail(far, freedom) > 1 - p) far *= 2;
  return findCrossing((t) => tUpperTail(t, freedom) > 1 - p, 0, far).above;
}
