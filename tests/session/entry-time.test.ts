import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readEntryTime } from "../../src/session/entry-time.ts";

// 2026-03-02T09:00:00Z: 20,514 days after 1970-01-01 (56 years with 14 leap days, 31 + 28 + 1 days into 2026)
// = 20,440 + 14 + 60 = 20,514 days = 1,772,409,600 s, and 9 h = 32,400 s.
const NINE = 1_772_442_000_000;

describe("a time with its offset is known to the millisecond", () => {
  test.each([
    ["2026-03-02T09:00:00Z", NINE],
    ["2026-03-02T09:00:00.000Z", NINE],
    ["2026-03-02T09:00Z", NINE],
    ["2026-03-02T10:30:00+01:30", NINE],
    ["2026-03-02T10:30:00+0130", NINE],
    ["2026-03-02T00:00:00.250-09:00", NINE + 250],
    ["2026-03-02T09:00:00.123456Z", NINE + 123],
    ["2024-02-29T00:00:00Z", 1_709_164_800_000],
  ])("%s", (text, ms) => expect(readEntryTime(text)).toEqual({ ms, reading: "known" }));
});

describe("a time without its offset is named and not assumed", () => {
  test.each(["2026-03-02T09:00:00", "2026-03-02T09:00:00.5", "2026-03-02 09:00", "2026-03-02"])(
    "%s",
    (text) => {
      expect(readEntryTime(text)).toEqual({ ms: null, reading: "without offset" });
    },
  );
});

describe("what is no time is unreadable", () => {
  test.each([
    "",
    "yesterday",
    "1772442000",
    "2026-13-02T09:00:00Z",
    "2026-03-02T25:00:00Z",
    "2026-02-30T09:00:00Z",
    "2026-02-29T09:00:00Z",
    "2026-04-31T09:00:00+02:00",
    " 2026-03-02T09:00:00Z",
    "2026-03-02T09:00:00Z\n",
    "02.03.2026T09:00:00Z",
    "2026-03-02T09:00:00 UTC",
  ])("%j", (text) => expect(readEntryTime(text)).toEqual({ ms: null, reading: "unreadable" }));
});

test("no time at all is missing", () => {
  expect(readEntryTime(null)).toEqual({ ms: null, reading: "missing" });
});

test("times in the client's form are read alike in any order of days, the last hour of a day included", () => {
  const days = fc.constantFrom("2026-03-02", "2026-03-03", "2024-02-29", "2026-02-30", "2026-12-31");
  const times = fc.constantFrom(
    "00:00:00.000",
    "23:59:59.999",
    "24:00:00.000",
    "09:30:15.250",
    "29:00:00.000",
  );
  const both = fc.tuple(days, times).map(([day, time]) => `${day}T${time}Z`);
  fc.assert(
    fc.property(fc.array(both, { maxLength: 12 }), (texts) => {
      for (const text of texts) {
        const isUnreal = text.startsWith("2026-02-30") || text.includes("T29");
        const expected = isUnreal
          ? { ms: null, reading: "unreadable" }
          : { ms: Date.parse(text), reading: "known" };
        expect(readEntryTime(text)).toEqual(expected);
      }
    }),
  );
});
