import { expect, test } from "vitest";
import { comparisonReportSchema } from "../../src/measure/comparison-report.ts";
import { reportFiles } from "../../src/measure/report-files.ts";
import { written } from "./sample-annex.ts";
import { byEnd } from "./sample-comparison.ts";

const options = { runtime: null, onChart: () => undefined };

test("a report is three files and three for each chart, the same bytes each time", async () => {
  const { report, annex } = written();
  const files = await reportFiles(report, annex, options);
  const charts = (files.length - 3) / 3;
  expect(files.slice(0, 3).map(({ path }) => path)).toEqual(["report.md", "report.html", "report.json"]);
  expect(charts).toBeGreaterThanOrEqual(2);
  expect(await reportFiles(report, annex, options)).toEqual(files);
  const json = files.find((file) => "json" in file);
  expect(
    comparisonReportSchema.safeParse(json !== undefined && "json" in json ? json.json : null).success,
  ).toBe(true);
});

test("charts, totals and classifier stand before the settings, problems before the sources", async () => {
  const { report, annex } = written();
  const [markdown] = await reportFiles(report, annex, options);
  const text = markdown !== undefined && "text" in markdown ? markdown.text : "";
  const order = [
    "## Registration",
    "## Dispatches",
    "## Charts",
    "## Reconciliation",
    "## Classifier",
    "## Settings",
  ];
  const places = order.map((heading) => text.indexOf(`\n${heading}`));
  expect(places.every((place) => place > 0)).toBe(true);
  expect([...places].sort((a, b) => a - b)).toEqual(places);
});

test("a title that is HTML, Markdown and a heading at once acts nowhere", async () => {
  const title = "'<img src=x onerror=alert(1)> ## Sources [x](javascript:alert(1))'";
  const { report, annex } = written({}, undefined, byEnd.replace(/^title: .*$/m, `title: ${title}`));
  const files = await reportFiles(report, annex, options);
  for (const file of files) {
    if (!("text" in file) || file.path.endsWith(".vl.json")) continue;
    expect(file.text).not.toContain("<img");
    expect(file.text.match(/^## Sources/gm) ?? []).toEqual([]);
  }
});
