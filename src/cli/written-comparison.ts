// The end of a comparison: what its standing rests on is stamped, its report written where a folder is named, and
// printed. A report that was written says so last, in sentences.

import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { ExitCode } from "../expected-error.ts";
import { buildAnnex } from "../measure/build-annex.ts";
import { comparisonMarkdown } from "../measure/comparison-markdown.ts";
import { type ComparisonReport, exitCodeOfReport, withStanding } from "../measure/comparison-report.ts";
import { reportFiles } from "../measure/report-files.ts";
import { stampEvidence } from "../measure/source-stamps.ts";
import type { CommandContext } from "./command.ts";
import type { ComparisonReads } from "./comparison-reads.ts";
import type { ComparisonRun, MadeComparison } from "./made-comparison.ts";
import { findText, isGiven } from "./option-values.ts";
import { writeReport } from "./report-folder.ts";
import { vegaPath } from "./vega-path.ts";

/** Stamps, writes and prints; returns what the command ends with. */
export async function writeComparison(
  run: ComparisonRun,
  made: MadeComparison,
  reads: ComparisonReads,
): Promise<ExitCode> {
  const { context, options, progress } = run;
  progress.show("sources", 0, 1);
  const logs = await reads.stamps(context, made.runIds, isGiven(options, "withPaths"));
  const evidence = made.evidence.flatMap((file) => stampEvidence(file) ?? []);
  const standing = logs === null ? made.report : withStanding(made.report, [...logs, ...evidence]);
  const out = findText(options, "out");
  const written = out === undefined ? [] : await writeOut(run, reads, made, standing, out);
  progress.end();
  printReport(context, standing, written);
  return exitCodeOfReport(standing);
}

/** Returns what was written, as sentences. */
async function writeOut(
  { context, options, progress }: ComparisonRun,
  reads: ComparisonReads,
  { runIds, units, sets, groupOf }: MadeComparison,
  report: ComparisonReport,
  out: string,
): Promise<readonly string[]> {
  progress.show("logs", 0, 1);
  const found = await reads.facts(context, runIds);
  const { comparison } = report;
  const annex = buildAnnex({ comparison, sets: sets(), units, facts: found, groupOf });
  const runtime = isGiven(options, "interactive") ? readFileSync(vegaPath(), "utf8") : null;
  const onChart = (done: number, all: number): void => progress.show("charts", done, all);
  const folder = resolve(context.cwd, out);
  const index = writeReport(folder, await reportFiles(report, annex, { runtime, onChart }));
  return [
    `Written: ${join(folder, "report.md")}, report.html, report.json and charts.`,
    ...(index === null ? [] : [`Written: ${index}.`]),
  ];
}

function printReport(
  { flags, print }: CommandContext,
  report: ComparisonReport,
  written: readonly string[],
): void {
  if (flags.isJson) print.json(report);
  else print.line(comparisonMarkdown(report).trimEnd());
  for (const text of written) print.note(text);
}
