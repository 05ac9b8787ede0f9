import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  dayNamer,
  formatTime,
  isTimeZone,
  parseZonedTime,
  timeNamer,
  wallClock,
} from "../../src/measure/zoned-time.ts";

describe("a time with an offset", () => {
  it("is the same instant in every way of writing it", () => {
    const ms = Date.UTC(2026, 8, 6, 23, 53, 3);
    expect(parseZonedTime("2026-09-06T19:53:03-04:00")).toBe(ms);
    expect(parseZonedTime("2026-09-06T23:53:03Z")).toBe(ms);
    expect(parseZonedTime("2026-09-06T23:53:03.000Z")).toBe(ms);
    expect(formatTime(ms)).toBe("2026-09-06T23:53:03.000Z");
  });

  it("is refused without an offset, without a time, and on a day that does not exist", () => {
    for (const text of [
      "2026-09-06T19:53:03",
      "2026-09-06",
      "2026-02-30T00:00:00Z",
      "2026-13-01T00:00Z",
      "now",
    ]) {
      expect(parseZonedTime(text)).toBeUndefined();
    }
    expect(parseZonedTime("2028-02-29T00:00Z")).toBe(Date.UTC(2028, 1, 29));
  });
});

it("a time whose offset leads out of the years 0000 to 9999 is refused: it could not be read back", () => {
  expect(parseZonedTime("9999-12-31T23:59:59-00:01")).toBeUndefined();
  expect(parseZonedTime("0000-01-01T00:00:00+00:01")).toBeUndefined();
  const last = parseZonedTime("9999-12-31T23:59:59Z");
  expect(last === undefined ? "" : formatTime(last)).toBe("9999-12-31T23:59:59.000Z");
});

describe("a calendar day", () => {
  it("depends on the zone: 23:53 UTC is the day before in New York, and 01:53 the next in Tokyo", () => {
    const ms = Date.UTC(2026, 8, 6, 2, 0);
    expect(dayNamer("UTC")(ms)).toBe("2026-09-06");
    expect(dayNamer("America/New_York")(ms)).toBe("2026-09-05");
    expect(dayNamer("Asia/Tokyo")(Date.UTC(2026, 8, 6, 15, 0))).toBe("2026-09-07");
  });

  it("is the same in UTC as in a zone without an offset, in every year of four digits", () => {
    const table = dayNamer("Etc/GMT");
    const [first, last] = [Date.parse("1000-01-01T00:00:00Z"), Date.parse("9999-12-31T23:59:59.999Z")];
    fc.assert(
      fc.property(fc.integer({ min: first, max: last }), (ms) => {
        expect(dayNamer("UTC")(ms)).toBe(table(ms));
      }),
    );
    for (const ms of [first - 1, first, last, last + 1]) expect(dayNamer("UTC")(ms)).toBe(table(ms));
  });

  it("needs a zone that exists", () => {
    expect(isTimeZone("America/New_York")).toBe(true);
    expect(isTimeZone("America/New_Yorck")).toBe(false);
  });
});

describe("an instant in a zone", () => {
  it("has the offset of its day: New York is four hours behind in September and five in January", () => {
    const eastern = timeNamer("America/New_York");
    expect(eastern(Date.UTC(2026, 8, 6, 23, 53, 3))).toBe("2026-09-06T19:53:03-04:00");
    expect(eastern(Date.UTC(2026, 0, 1, 0, 0, 0, 250))).toBe("2025-12-31T19:00:00.250-05:00");
    expect(timeNamer("Asia/Kolkata")(Date.UTC(2026, 0, 1))).toBe("2026-01-01T05:30:00+05:30");
  });

  it("is written as ever in UTC, and where an offset has seconds", () => {
    expect(timeNamer("UTC")(0)).toBe("1970-01-01T00:00:00.000Z");
    // Local mean time of New York, before 18 November 1883: 4 h 56 min 2 s behind.
    expect(timeNamer("America/New_York")(Date.UTC(1880, 0, 1))).toBe("1880-01-01T00:00:00.000Z");
  });

  it("is the instant that it was when it is read again", () => {
    const ms = Date.UTC(2026, 8, 6, 23, 53, 3);
    expect(parseZonedTime(timeNamer("America/New_York")(ms))).toBe(ms);
  });
});

it("the clocks of a zone are as far from UTC as it is on that day", () => {
  const hourMs = 3_600_000;
  const [summer, winter] = [Date.UTC(2026, 8, 6), Date.UTC(2026, 0, 1)];
  expect(wallClock("America/New_York")(summer) - summer).toBe(-4 * hourMs);
  expect(wallClock("America/New_York")(winter) - winter).toBe(-5 * hourMs);
  expect(wallClock("UTC")(summer)).toBe(summer);
});
