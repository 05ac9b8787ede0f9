import { expect, test } from "vitest";
import { overTimeChart } from "../../../src/measure/charts/over-time.ts";
import { isJsonObject } from "../../../src/session/json-value.ts";
import { cutoff, points, target } from "./sample-target.ts";

test("each dispatch is a mark at its start, and the words name the cutoff", () => {
  const chart = overTimeChart(2, target(), "calls", points(3), cutoff);
  expect(chart.alternative).toEqual([
    "6 dispatches from 2026-09-03T23:53:03.000Z to 2026-09-08T23:53:03.000Z.",
    "before: 3 dispatches, median 107.5 calls.",
    "after: 3 dispatches, median 57.5 calls.",
    "The cutoff is 2026-09-06T23:53:03.000Z.",
  ]);
  expect(chart.rows).toContainEqual(["2026-09-03 00:00", "before", "1", "100", "100", "100"]);
  expect(chart.numbers[1]).toEqual(["before-0", "before", "2026-09-03T23:53:03.000Z", 100]);
});

/** The times of the marks of one side. */
function marks(chart: { readonly spec: unknown }, side: string): readonly number[] {
  const found: number[] = [];
  JSON.stringify(chart.spec, (_key, value: unknown) => {
    if (isJsonObject(value) && value.side === side && typeof value.at === "number") found.push(value.at);
    return value;
  });
  return found;
}

test("of many dispatches a mark is a stretch of time, and stays on its own side of the cutoff", () => {
  const many = points(800).map((point, k) => ({ ...point, startedAtMs: cutoff.atMs + (k - 800) * 60_000 }));
  const chart = overTimeChart(2, target(), "calls", many, cutoff);
  expect(JSON.stringify(chart.spec)).toContain("the median of a stretch of time");
  expect(Math.max(...marks(chart, "before"))).toBeLessThan(cutoff.atMs);
  expect(Math.min(...marks(chart, "after"))).toBeGreaterThanOrEqual(cutoff.atMs);
  expect(chart.numbers).toHaveLength(1601);
});

test("the table never has more stretches of one side than 40, and none of them mixes sides", () => {
  const rows = overTimeChart(2, target(), "calls", points(300), cutoff).rows;
  expect(rows.length).toBeLessThanOrEqual(82);
  expect(rows.reduce((sum, row) => sum + Number(row[2]), 0)).toBe(600);
});

test("without a cutoff none is drawn", () => {
  const chart = overTimeChart(2, target(), "calls", points(3), null);
  expect(chart.alternative.at(-1)).toBe("There is no cutoff.");
  expect(JSON.stringify(chart.spec)).not.toContain('"cutoff"');
});

// 23:53:03 UTC on the 3rd is 19:53:03 of the same day in New York, and 08:53:03 of the next in Tokyo.
test("in the zone of the plan the days, the axis and the words are by its clocks", () => {
  const at = { ...cutoff, at: "2026-09-07T08:53:03+09:00" };
  const chart = overTimeChart(2, target(), "calls", points(3), at, "Asia/Tokyo");
  expect(chart.alternative[0]).toBe(
    "6 dispatches from 2026-09-04T08:53:03+09:00 to 2026-09-09T08:53:03+09:00.",
  );
  expect(chart.alternative.at(-1)).toBe("The cutoff is 2026-09-07T08:53:03+09:00.");
  expect(chart.header[0]).toBe("from (Asia/Tokyo)");
  expect(chart.rows[0]).toEqual(["2026-09-04 00:00", "before", "1", "100", "100", "100"]);
  expect(chart.numbers[1]?.[2]).toBe("2026-09-04T08:53:03+09:00");
  expect(marks(chart, "before")[0]).toBe(Date.UTC(2026, 8, 4, 8, 53, 3));
  expect(JSON.stringify(chart.spec)).toContain(`"at":${Date.UTC(2026, 8, 7, 8, 53, 3)},"name":"cutoff"`);
  expect(JSON.stringify(chart.spec)).toContain("over time (Asia/Tokyo)");
});
