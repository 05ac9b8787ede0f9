// Cliff's delta: how far one side lies above the other, from the pairs alone.

import { countAfterAbove } from "./mann-whitney.ts";

/** (pairs with after greater − pairs with before greater) / pairs: −1 to 1. Both sides need a value. */
export function cliffsDelta(before: readonly number[], after: readonly number[]): number {
  const pairs = before.length * after.length;
  return (2 * countAfterAbove(before, after)) / pairs - 1;
}
