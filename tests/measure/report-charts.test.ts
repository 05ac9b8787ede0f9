import { expect, test } from "vitest";
import { reportCharts } from "../../src/measure/report-charts.ts";
import { written } from "./sample-annex.ts";
import { afterUnits, spread } from "./sample-comparison.ts";

test("a figure that was compared has its distribution and its values over time", () => {
  const { report, annex } = written();
  const names = reportCharts(report.comparison, annex).map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(["01-distribution-bash_calls-be", "02-over-time-bash_calls-be"]);
});

test("a refused cohort has no distribution of both sides beside each other", () => {
  const { report, annex } = written({}, afterUnits(spread(50, 14)));
  const names = reportCharts(report.comparison, annex).map(({ name }) => name);
  expect(names).toEqual(["01-over-time-bash_calls-be"]);
});
