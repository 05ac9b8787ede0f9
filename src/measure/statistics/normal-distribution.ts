// The standard normal distribution: upper tail and quantile, to about 14 digits, far tails included.

import { findCrossing } from "./root-search.ts";

const SERIES_UNTIL = 2.5;
const FRACTION_DEPTH = 300;
const QUANTILE_FAR = 38;

function density(z: number): number {
  return Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
}

// Φ(z) − ½ = φ(z)·(z + z³/3 + z⁵/(3·5) + …): all terms of one sign, so nothing cancels.
function centralArea(z: number): number {
  let term = z;
  let sum = z;
  for (let odd = 3; Math.abs(term) > Math.abs(sum) * 1e-17; odd += 2) {
    term *= (z * z) / odd;
    sum += term;
  }
  return density(z) * sum;
}

// φ(z)/(z + 1/(z + 2/(z + 3/…))): keeps its relative precision where ½ − area has lost it.
function farTail(z: number): number {
  let fraction = z;
  for (let depth = FRACTION_DEPTH; depth >= 1; depth--) fraction = z + depth / fraction;
  return density(z) / fraction;
}

/** P(Z > z). */
export function normalUpperTail(z: number): number {
  if (z < 0) return 1 - normalUpperTail(-z);
  return z < SERIES_UNTIL ? 0.5 - centralArea(z) : farTail(z);
}

/** The z with P(Z ≤ z) = p. Throws RangeError unless 0 < p < 1. */
export function normalQuantile(p: number): number {
  if (!(p > 0 && p < 1)) throw new RangeError(`normal quantile at ${p}: outside 0 to 1`);
  if (p === 0.5) return 0;
  if (p < 0.5) return -normalQuantile(1 - p);
  return findCrossing((z) => normalUpperTail(z) > 1 - p, 0, QUANTILE_FAR).above;
}
