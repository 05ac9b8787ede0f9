// Figures as they are read: grouped digits, counts with their noun, lower bounds with their mark, times in UTC. Used by
// commands and screens alike, so that one figure looks the same in both.

/** A number with `,` between thousands and every digit that it has: 1234567.5 → `1,234,567.5`. */
export function numberText(value: number | bigint): string {
  const text = String(value);
  const [whole = "", rest] = text.split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
  return rest === undefined ? grouped : `${grouped}.${rest}`;
}

/** The number with its noun; `several` where the noun's plural is not its letter s. */
export function countText(count: number, one: string, several = `${one}s`): string {
  return `${numberText(count)} ${count === 1 ? one : several}`;
}

/** The number as it is known: a lower bound with `≥` in front; null, shown as `?`, where it is not known. */
export function boundText(count: number | null, isLowerBound: boolean): string | null {
  if (count === null) return null;
  return isLowerBound ? `≥ ${numberText(count)}` : numberText(count);
}

/** As `2026-01-31 08:00:00`; null where no time is known. `ms` counts from 1970. */
export function timeText(ms: number | null): string | null {
  if (ms === null) return null;
  return new Date(ms).toISOString().slice(0, 19).replace("T", " ");
}
