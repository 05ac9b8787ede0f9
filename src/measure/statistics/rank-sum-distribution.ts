// The exact distribution of the rank-sum statistic U without ties: how many of the equally likely orders give each U.
// Additions only, so the counts keep full double precision although they exceed 2^53.

// Ways for m after-values and every number of before-values up to n, built one after-value at a time:
// ways(m, n, u) = ways(m − 1, n, u − n) + ways(m, n − 1, u), by whether the greatest value is an after-value.
function addAfterValue(fewer: readonly Float64Array[], m: number): Float64Array[] {
  const rows: Float64Array[] = [];
  for (const [n, withoutOne] of fewer.entries()) {
    const ways = new Float64Array(m * n + 1);
    ways.set(withoutOne, n);
    for (const [u, count] of (rows[n - 1] ?? new Float64Array(0)).entries())
      ways[u] = (ways[u] ?? Number.NaN) + count;
    rows.push(ways);
  }
  return rows;
}

const known = new Map<string, readonly number[]>();

/** P(U = u) for u from 0 to before × after. Kept for the next call: one comparison asks several times. */
export function rankSumProbabilities(beforeCount: number, afterCount: number): readonly number[] {
  const key = `${beforeCount} ${afterCount}`;
  const probabilities = known.get(key) ?? countedProbabilities(beforeCount, afterCount);
  known.set(key, probabilities);
  return probabilities;
}

function countedProbabilities(beforeCount: number, afterCount: number): readonly number[] {
  let rows: Float64Array[] = Array.from({ length: beforeCount + 1 }, () => Float64Array.of(1));
  for (let m = 1; m <= afterCount; m++) rows = addAfterValue(rows, m);
  const ways = rows[beforeCount] ?? Float64Array.of(1);
  const total = ways.reduce((sum, count) => sum + count, 0);
  return Array.from(ways, (count) => count / total);
}

/** The smallest u with P(U ≤ u) ≥ p. */
export function rankSumQuantile(probabilities: readonly number[], p: number): number {
  let cumulative = 0;
  for (const [u, probability] of probabilities.entries()) {
    cumulative += probability;
    if (cumulative >= p * (1 - 1e-14)) return u;
  }
  return probabilities.length - 1;
}

/** Two-sided p of an observed U: twice the smaller tail, at most 1. */
export function rankSumExactP(probabilities: readonly number[], u: number): number {
  const middle = (probabilities.length - 1) / 2;
  const nearEnd = u > middle ? 2 * middle - u : u;
  let tail = 0;
  for (const probability of probabilities.slice(0, nearEnd + 1)) tail += probability;
  return Math.min(1, 2 * tail);
}
