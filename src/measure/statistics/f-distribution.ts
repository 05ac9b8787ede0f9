// The F distribution: upper tail and quantile. Needed for the interval of the intraclass correlation.

import { incompleteBeta } from "./incomplete-beta.ts";
import { findCrossing } from "./root-search.ts";

/** P(F > f) with `between` and `within` degrees of freedom. */
export function fUpperTail(f: number, between: number, within: number): number {
  if (f <= 0) return 1;
  return incompleteBeta(within / (within + between * f), within / 2, between / 2);
}

/** The f with P(F ≤ f) = p. Throws RangeError unless 0 < p < 1 and both degrees of freedom are above 0. */
export function fQuantile(p: number, between: number, within: number): number {
  if (!(p > 0 && p < 1 && between > 0 && within > 0)) {
    throw new RangeError(`F quantile at ${p} with ${between} and ${within} degrees of freedom`);
  }
  let far = 2;
  while (fUpperTail(far, between, within) > 1 - p) far *= 2;
  return findCrossing((f) => fUpperTail(f, between, within) > 1 - p, 0, far).above;
}
