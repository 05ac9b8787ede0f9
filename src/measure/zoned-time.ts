// Times with an offset, and calendar days in a named zone. A time without an offset is refused, not assumed to be
// local: the same protocol must mean the same instant on every machine.

const ZONED = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/** Ms since 1970 UTC. Undefined for anything but an ISO 8601 date and time with `Z` or an offset, on a real date. */
export function parseZonedTime(text: string): number | undefined {
  const parts = ZONED.exec(text);
  const day = parts?.[1];
  if (day === undefined) return undefined;
  const midnightMs = Date.parse(`${day}T00:00:00Z`);
  const ms = Date.parse(text);
  // 30 February would silently become 2 March.
  if (Number.isNaN(ms) || Number.isNaN(midnightMs) || !formatTime(midnightMs).startsWith(day))
    return undefined;
  // An offset can lead out of the years 0000 to 9999, where the time that is written back could not be read again.
  return /^\d/.test(formatTime(ms)) ? ms : undefined;
}

/** As `2026-09-06T23:53:03.000Z`. Throws RangeError outside of what a Date can hold. */
export function formatTime(ms: number): string {
  return new Date(ms).toISOString();
}

/** How far a zone is from UTC at an instant; undefined in UTC, and where it is not a number of whole minutes. */
function offsetFinder(
  timeZone: string,
): (ms: number) => { readonly text: string; readonly ms: number } | undefined {
  if (timeZone === "UTC") return () => undefined;
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  return (ms) => {
    const name = format.formatToParts(new Date(ms)).find(({ type }) => type === "timeZoneName")?.value ?? "";
    const [, sign, hours, minutes] = /^GMT([+-])(\d\d):(\d\d)$/.exec(name) ?? [];
    if (sign === undefined) return undefined;
    const offsetMs = (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
    return { text: `${sign}${hours}:${minutes}`, ms: offsetMs };
  };
}

/**
 * Writes instants in an IANA zone, as `2026-09-06T19:53:03-04:00`; in UTC, and where the offset of the zone is not of
 * whole minutes, as `formatTime` does. Throws RangeError for an unknown zone.
 */
export function timeNamer(timeZone: string): (ms: number) => string {
  const offsetAt = offsetFinder(timeZone);
  return (ms) => {
    const offset = offsetAt(ms);
    if (offset === undefined) return formatTime(ms);
    return `${formatTime(ms + offset.ms).replace(/(\.000)?Z$/, "")}${offset.text}`;
  };
}

/**
 * What the clocks of an IANA zone show at an instant, in ms as if they showed UTC: for axes and days, never to be taken
 * for an instant. Throws RangeError for an unknown zone.
 */
export function wallClock(timeZone: string): (ms: number) => number {
  const offsetAt = offsetFinder(timeZone);
  return (ms) => {
    const offset = offsetAt(ms);
    return offset === undefined ? ms : ms + offset.ms;
  };
}

/** Names the calendar day of an instant in an IANA zone, as `2026-09-06`. Throws RangeError for an unknown zone. */
export function dayNamer(timeZone: string): (ms: number) => string {
  const dayOf = dayByTable(timeZone);
  if (timeZone !== "UTC") return dayOf;
  return (ms) => UTC_DAY.exec(formatTime(ms))?.[0] ?? dayOf(ms);
}

/** In UTC a time begins with its day; years of more or fewer than four digits are written in another way. */
const UTC_DAY = /^[1-9]\d{3}-\d\d-\d\d/;

function dayByTable(timeZone: string): (ms: number) => string {
  const format = new Intl.DateTimeFormat("en", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  return (ms) => {
    const named = new Map(
      format.formatToParts(new Date(ms)).map((part): [string, string] => [part.type, part.value]),
    );
    return ["year", "month", "day"].map((name) => named.get(name) ?? "").join("-");
  };
}

/** True for a zone name that this machine's time-zone table holds. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
