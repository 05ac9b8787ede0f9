// Times on screens: UTC, to the second, as text of one width.

/** As `2026-01-31 08:00:00`; null where no time is known. `ms` counts from 1970. */
export function timeText(ms: number | null): string | null {
  if (ms === null) return null;
  return new Date(ms).toISOString().slice(0, 19).replace("T", " ");
}
