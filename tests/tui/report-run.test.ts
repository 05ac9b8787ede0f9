// The run that writes the report of a registration.

import { expect, test } from "vitest";
import { reportArgs, reportRun } from "../../src/tui/report-run.ts";

test("it is a comparison by its number into a folder by its name, after a question that names both writings", () => {
  const args = ["compare", "0003", "--out", "reports/0003-abc"];
  expect(reportArgs("0003-abc.json")).toEqual(args);
  const run = reportRun("0003-abc.json");
  expect(run).toMatchObject({ fills: "comparison", key: "0003-abc.json", args });
  expect(run.question).toMatch(/reports\/0003-abc .*decision/);
});
