// The files of a report: report.md, report.html and report.json, and each chart as a specification, as a picture and as
// its numbers. The same comparison and annex give the same bytes.

import { canonicalJson } from "../session/canonical-json.ts";
import type { Annex } from "./annex.ts";
import {
  baselineSection,
  chartsSection,
  classifierSection,
  problemsSection,
  reconciliationSection,
  type Section,
} from "./annex-sections.ts";
import type { Chart, ChartCell } from "./charts/chart.ts";
import { loadRenderer } from "./charts/render-chart.ts";
import { comparisonMarkdown } from "./comparison-markdown.ts";
import type { ComparisonReport } from "./comparison-report.ts";
import { reportCharts } from "./report-charts.ts";
import { type PageChart, reportPage } from "./report-page.ts";

const FOLDER = "charts";

/** One file below the folder of a report: text, JSON to be written, or rows of a CSV file. */
export type ReportFile =
  | { readonly path: string; readonly text: string }
  | { readonly path: string; readonly json: unknown }
  | { readonly path: string; readonly rows: readonly (readonly ChartCell[])[] };

export interface ReportOptions {
  /** The text of Vega, for a page that draws its charts itself; null for a page without a script. */
  readonly runtime: string | null;
  /** Called before each chart is drawn, with those done and all. */
  readonly onChart: (done: number, all: number) => void;
}

export async function reportFiles(
  report: ComparisonReport,
  annex: Annex,
  { runtime, onChart }: ReportOptions,
): Promise<readonly ReportFile[]> {
  const charts = reportCharts(report.comparison, annex);
  const drawn = await drawAll(charts, onChart);
  const markdown = withAnnex(comparisonMarkdown(report), report, annex, charts);
  const page = reportPage(report.comparison.title, markdown, drawn, FOLDER, runtime);
  return [
    { path: "report.md", text: markdown },
    { path: "report.html", text: page },
    { path: "report.json", json: { ...report, annex } },
    ...charts.flatMap((chart, k): readonly ReportFile[] => [
      { path: `${FOLDER}/${chart.name}.vl.json`, text: `${canonicalJson(chart.spec)}\n` },
      { path: `${FOLDER}/${chart.name}.svg`, text: `${drawn[k]?.svg ?? ""}\n` },
      { path: `${FOLDER}/${chart.name}.csv`, rows: chart.numbers },
    ]),
  ];
}

async function drawAll(
  charts: readonly Chart[],
  onChart: ReportOptions["onChart"],
): Promise<readonly PageChart[]> {
  if (charts.length === 0) return [];
  const draw = await loadRenderer();
  const drawn: PageChart[] = [];
  for (const chart of charts) {
    onChart(drawn.length, charts.length);
    drawn.push({ name: chart.name, title: chart.title, ...(await draw(chart)) });
  }
  onChart(drawn.length, charts.length);
  return drawn;
}

/** The sections of the annex at their places among those of the comparison. No text of a log can be a heading. */
function withAnnex(
  markdown: string,
  { comparison }: ComparisonReport,
  annex: Annex,
  charts: readonly Chart[],
): string {
  const sections = markdown.trimEnd().split(/\n\n(?=## )/);
  const middle = [
    baselineSection(annex, comparison.cohorts),
    chartsSection(charts, FOLDER),
    reconciliationSection(annex),
    classifierSection(annex),
  ];
  const around = (names: readonly string[], texts: readonly Section[]): void => {
    const place = sections.findIndex((section) => names.some((name) => section.startsWith(`## ${name}\n`)));
    const made = texts.filter((blocks) => blocks.length > 0).map((blocks) => blocks.join("\n\n"));
    sections.splice(place < 0 ? sections.length : place, 0, ...made);
  };
  around(["Guards", "Settings and covariates"], middle);
  around(["Sources", "Reproduce"], [problemsSection(annex)]);
  return `${sections.join("\n\n")}\n`;
}
