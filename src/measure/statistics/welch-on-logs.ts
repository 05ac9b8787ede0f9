// Welch's t interval on logarithms: the ratio of geometric means, without assuming equal spread.
// Refuses a side with fewer than two values and sides that both have no spread: no width could be trusted then.

import type { RatioInterval } from "./ratio-interval.ts";
import { tQuantile } from "./t-distribution.ts";

/** `freedom` is Welch–Satterthwaite's. */
export interface WelchInterval extends RatioInterval {
  readonly freedom: number;
}

interface Moments {
  readonly count: number;
  readonly mean: number;
  /** Squared standard error of the mean. */
  readonly squaredError: number;
}

function moments(logs: readonly number[]): Moments {
  const count = logs.length;
  const mean = logs.reduce((sum, value) => sum + value, 0) / count;
  const squares = logs.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { count, mean, squaredError: squares / (count - 1) / count };
}

/** Takes logarithms. Undefined where a side has fewer than two values or neither side has any spread. */
export function welchInterval(
  before: readonly number[],
  after: readonly number[],
  level: number,
): WelchInterval | undefined {
  if (before.length < 2 || after.length < 2 || (isConstant(before) && isConstant(after))) return undefined;
  const [b, a] = [moments(before), moments(after)];
  const squaredError = b.squaredError + a.squaredError;
  const freedom =
    squaredError ** 2 / (b.squaredError ** 2 / (b.count - 1) + a.squaredError ** 2 / (a.count - 1));
  const shift = a.mean - b.mean;
  const reach = tQuantile((1 + level) / 2, freedom) * Math.sqrt(squaredError);
  return {
    ratio: Math.exp(shift),
    low: Math.exp(shift - reach),
    high: Math.exp(shift + reach),
    level,
    freedom,
  };
}

function isConstant(values: readonly number[]): boolean {
  return values.every((value) => value === values[0]);
}

/** Takes positive amounts. Undefined as in `welchInterval`. */
export function welchOnLogs(
  before: readonly number[],
  after: readonly number[],
  level: number,
): WelchInterval | undefined {
  return welchInterval(before.map(Math.log), after.map(Math.log), level);
}
