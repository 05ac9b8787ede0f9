// The regularised incomplete beta function and the logarithm of gamma that it needs.
// The t and F distributions are built on it.

const STIRLING_FROM = 16;
const FRACTION_STEPS_MAX = 100_000;
const TINY = 1e-300;

/** ln Γ(x) for x > 0: Stirling's series after shifting x upwards. */
export function logGamma(x: number): number {
  let shifted = x;
  let product = 1;
  while (shifted < STIRLING_FROM) {
    product *= shifted;
    shifted += 1;
  }
  const inverse = 1 / shifted;
  const square = inverse * inverse;
  const series =
    inverse *
    (1 / 12 -
      square *
        (1 / 360 -
          square * (1 / 1260 - square * (1 / 1680 - square * (1 / 1188 - (square * 691) / 360360)))));
  return (
    (shifted - 0.5) * Math.log(shifted) - shifted + Math.log(2 * Math.PI) / 2 + series - Math.log(product)
  );
}

// The step `k` (from 1) of the continued fraction of I_x(a, b).
function coefficient(k: number, x: number, a: number, b: number): number {
  const m = Math.floor(k / 2);
  return k % 2 === 0
    ? (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    : (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
}

// 1/(1 + c₁/(1 + c₂/(1 + …))), evaluated forwards with two running ratios.
function continuedFraction(x: number, a: number, b: number): number {
  let value = 1;
  let upper = 1;
  let lower = 0;
  for (let k = 1; k <= FRACTION_STEPS_MAX; k++) {
    const step = coefficient(k, x, a, b);
    lower = 1 / awayFromZero(1 + step * lower);
    upper = awayFromZero(1 + step / upper);
    const change = upper * lower;
    value *= change;
    if (Math.abs(change - 1) < 1e-16) break;
  }
  return 1 / value;
}

function awayFromZero(value: number): number {
  return Math.abs(value) < TINY ? TINY : value;
}

/** I_x(a, b) for 0 ≤ x ≤ 1 and a, b > 0. */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
  const logFront = a * Math.log(x) + b * Math.log1p(-x) + logGamma(a + b) - logGamma(a) - logGamma(b);
  return (Math.exp(logFront) * continuedFraction(x, a, b)) / a;
}
