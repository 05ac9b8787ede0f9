// Figures as a reader sees them. Rounded for the eye only: bounds are rounded outwards, away from the estimate, so
// that no rounding makes an interval look narrower or a goal look met.

/** A level such as 0.9875 as `98.75 %`. */
export function levelText(level: number): string {
  return `${trimmed(level * 100, 4)} %`;
}

/** A ratio such as 0.42 as `−58 %`: the change from before. One decimal. */
export function changeText(ratio: number, rounding: "nearest" | "down" | "up" = "nearest"): string {
  const percent = (ratio - 1) * 100;
  const rounded =
    { nearest: Math.round, down: Math.floor, up: Math.ceil }[rounding](snapped(percent * 10)) / 10;
  const sign = rounded < 0 ? "−" : "+";
  return rounded === 0 ? "0 %" : `${sign}${trimmed(Math.abs(rounded), 1)} %`;
}

// A product that misses a whole number by a rounding error is that number: −50 must not be rounded outwards to −50.1.
function snapped(value: number): number {
  const whole = Math.round(value);
  return Math.abs(value - whole) < 1e-9 ? whole : value;
}

/** An interval of ratios as changes, `−65 % to −51 %`; a missing bound is said. */
export function changeIntervalText(low: number | null, high: number | null): string {
  const from = low === null ? "no lower bound" : changeText(low, "down");
  const to = high === null ? "no upper bound" : changeText(high, "up");
  return `${from} to ${to}`;
}

/** An amount with at most four significant digits, or all digits of its whole part; thousands grouped. */
export function amountText(value: number): string {
  const digits = Math.abs(value) >= 1000 ? 0 : Math.max(0, 3 - Math.floor(Math.log10(Math.abs(value) || 1)));
  return value.toLocaleString("en-US", { maximumFractionDigits: Math.min(digits, 6) });
}

/** A p-value: three digits, never 0. */
export function pText(p: number): string {
  return p < 0.0001 ? "< 0.0001" : trimmed(p, 4);
}

/** Up to `decimals` decimals, without trailing zeros. */
export function trimmed(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals)));
}
