// Spearman's rank correlation with its two-sided p (t approximation): whether a figure rises or falls with time.
// Refuses fewer than three pairs and a sample without spread.

import { tUpperTail } from "./t-distribution.ts";

export interface Spearman {
  /** −1 to 1. */
  readonly rho: number;
  readonly p: number;
  readonly n: number;
}

/** Ranks from 1; equal values share the mean of their ranks. */
export function ranks(values: readonly number[]): readonly number[] {
  const order = [...values.keys()].sort((a, b) => (values[a] ?? Number.NaN) - (values[b] ?? Number.NaN));
  const found: number[] = values.map(() => Number.NaN);
  let from = 0;
  while (from < order.length) {
    let to = from;
    while (to + 1 < order.length && values[order[to + 1] ?? -1] === values[order[from] ?? -1]) to += 1;
    for (const place of order.slice(from, to + 1)) found[place] = (from + to) / 2 + 1;
    from = to + 1;
  }
  return found;
}

/** `x` and `y` in pairs. Undefined where it cannot be estimated. */
export function spearman(x: readonly number[], y: readonly number[]): Spearman | undefined {
  const n = x.length;
  if (n !== y.length) throw new RangeError(`${n} and ${y.length} values are no pairs`);
  if (n < 3) return undefined;
  const [rankX, rankY] = [centered(ranks(x)), centered(ranks(y))];
  const spread = Math.sqrt(product(rankX, rankX) * product(rankY, rankY));
  if (spread === 0) return undefined;
  const rho = product(rankX, rankY) / spread;
  const rest = 1 - rho * rho;
  const p = rest <= 0 ? 0 : 2 * tUpperTail(Math.abs(rho) * Math.sqrt((n - 2) / rest), n - 2);
  return { rho, p, n };
}

function centered(values: readonly number[]): readonly number[] {
  const center = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - center);
}

function product(x: readonly number[], y: readonly number[]): number {
  return x.reduce((sum, value, place) => sum + value * (y[place] ?? Number.NaN), 0);
}
