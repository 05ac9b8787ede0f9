// Times of log entries. A time counts only with its offset from UTC: without one it is a problem, not an assumption.

import type { TimeReading } from "./session.ts";

const WITH_OFFSET = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/;
const WITHOUT_OFFSET = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?$/;

export interface EntryTime {
  /** Milliseconds since 1970 in UTC; null unless `reading` is `known`. */
  readonly ms: number | null;
  readonly reading: TimeReading;
}

const MISSING: EntryTime = { ms: null, reading: "missing" };

/** True for a day that its month has; Date.parse takes 30 February for 2 March. */
function isRealDay(text: string): boolean {
  const day = Number(text.slice(8, 10));
  if (day <= 28) return true;
  return new Date(Date.UTC(Number(text.slice(0, 4)), Number(text.slice(5, 7)) - 1, day)).getUTCDate() === day;
}

/** Reads an ISO 8601 time with an offset; `null` (no time at all) is `missing`. */
export function readEntryTime(text: string | null): EntryTime {
  if (text === null) return MISSING;
  if (WITH_OFFSET.test(text)) {
    const ms = Date.parse(text);
    return Number.isNaN(ms) || !isRealDay(text)
      ? { ms: null, reading: "unreadable" }
      : { ms, reading: "known" };
  }
  return { ms: null, reading: WITHOUT_OFFSET.test(text) ? "without offset" : "unreadable" };
}
