// What no event in n trials says about their rate: with 95 % confidence it is at most 1 − 0.05^(1/n), about 3/n.

/** Upper bound of the rate. `trials` ≥ 1; `level` between 0 and 1. */
export function zeroEventsBound(trials: number, level: number): number {
  return -Math.expm1(Math.log1p(-level) / trials);
}
