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

const DAY_MS = 24 * 60 * 60 * 1000;
const UTC_TIME = /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;
let lastDay = { text: "", ms: 0 };

function twoDigits(text: string, at: number): number {
  return (text.charCodeAt(at) - 48) * 10 + text.charCodeAt(at + 1) - 48;
}

/**
 * The form that the client writes, `2026-01-01T10:00:00.000Z`, within a day that was read before: most lines of a log
 * are of the day of the line above, and parsing each time anew would cost more than the rest of the line. Undefined:
 * another form, another day, or an hour that no day has.
 */
function findSameDay(text: string): number | undefined {
  if (!UTC_TIME.test(text) || !text.startsWith(lastDay.text) || lastDay.text === "") return undefined;
  const milliseconds = (text.charCodeAt(20) - 48) * 100 + twoDigits(text, 21);
  const seconds = (twoDigits(text, 11) * 60 + twoDigits(text, 14)) * 60 + twoDigits(text, 17);
  return lastDay.ms + seconds * 1000 + milliseconds;
}

/** Reads an ISO 8601 time with an offset; `null` (no time at all) is `missing`. */
export function readEntryTime(text: string | null): EntryTime {
  if (text === null) return MISSING;
  const sameDay = findSameDay(text);
  if (sameDay !== undefined) return { ms: sameDay, reading: "known" };
  if (WITH_OFFSET.test(text)) {
    const ms = Date.parse(text);
    if (Number.isNaN(ms) || !isRealDay(text)) return { ms: null, reading: "unreadable" };
    if (UTC_TIME.test(text)) lastDay = { text: text.slice(0, 10), ms: Math.floor(ms / DAY_MS) * DAY_MS };
    return { ms, reading: "known" };
  }
  return { ms: null, reading: WITHOUT_OFFSET.test(text) ? "without offset" : "unreadable" };
}
