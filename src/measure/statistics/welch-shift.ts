// Welch's t interval for the difference of two means, without assuming equal spread.
// Refuses a side with fewer than two values and sides that both have no spread: no width could be trusted then.

import { tQuantile } from "./t-distribution.ts";

/** After less before. `freedom` is Welch–Satterthwaite's. */
export interface WelchShift {
  readonly shift: number;
  readonly low: number;
  readonly high: number;
  readonly level: number;
  readonly freedom: number;
}

interface Moments {
  readonly count: number;
  readonly mean: number;
  /** Squared standard error of the mean. */
  readonly squaredError: number;
}

function moments(values: readonly number[]): Moments {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { count, mean, squaredError: squares / (count - 1) / count };
}

/** Undefined where a side has fewer than two values or neither side has any spread. */
export function welchShift(
  before: readonly number[],
  after: readonly number[],
  level: number,
): WelchShift | undefined {
  if (before.length < 2 || after.length < 2 || (isConstant(before) && isConstant(after))) return undefined;
  const [b, a] = [moments(before), moments(after)];
  const squaredError = b.squaredError + a.squaredError;
  const freedom =
    squaredError ** 2 / (b.squaredError ** 2 / (b.count - 1) + a.squaredError ** 2 / (a.count - 1));
  const shift = a.mean - b.mean;
  const reach = tQuantile((1 + level) / 2, freedom) * Math.sqrt(squaredError);
  return { shift, low: shift - reach, high: shift + reach, level, freedom };
}

function isConstant(values: readonly number[]): boolean {
  return values.every((value) => value === values[0]);
}
