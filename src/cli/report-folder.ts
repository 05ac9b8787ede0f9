// Writes the files of a report into its folder, and the index of a folder named `reports` above it. Pictures of an
// earlier report in the same folder that this one does not have are removed: they would belong to other figures.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { comparisonReportSchema } from "../measure/comparison-report.ts";
import type { ReportFile } from "../measure/report-files.ts";
import { INDEX_MARK, type IndexedReport, reportIndex } from "../measure/report-index.ts";
import { parseJson } from "../session/json-value.ts";
import { csvText } from "./csv-text.ts";
import { jsonText } from "./print.ts";

/** A picture as a report names it: nothing else in that folder is touched. */
const CHART_FILE = /^\d{2,}-(?:distribution|over-time|class-mix)-.*\.(?:svg|csv|vl\.json)$/;

/** `folder` is absolute. Returns the path of the index, or null where none was written. */
export function writeReport(folder: string, files: readonly ReportFile[]): string | null {
  const charts = join(folder, "charts");
  mkdirSync(charts, { recursive: true });
  for (const name of readdirSync(charts)) if (CHART_FILE.test(name)) rmSync(join(charts, name));
  for (const file of files) writeFileSync(join(folder, file.path), contentOf(file));
  if (readdirSync(charts).length === 0) rmSync(charts, { recursive: true });
  return basename(dirname(folder)) === "reports" ? writeIndex(dirname(folder)) : null;
}

function contentOf(file: ReportFile): string {
  if ("text" in file) return file.text;
  return "json" in file ? `${jsonText(file.json, 2)}\n` : csvText(file.rows);
}

function writeIndex(folder: string): string | null {
  const path = join(folder, "README.md");
  if (existsSync(path) && !readFileSync(path, "utf8").startsWith(INDEX_MARK)) return null;
  const reports = readdirSync(folder, { withFileTypes: true }).flatMap((entry): IndexedReport[] => {
    const file = join(folder, entry.name, "report.json");
    if (!entry.isDirectory() || !existsSync(file)) return [];
    const parsed = comparisonReportSchema.safeParse(parseJson(readFileSync(file, "utf8")));
    return [{ folder: entry.name, report: parsed.success ? parsed.data : null }];
  });
  writeFileSync(path, reportIndex(reports));
  return path;
}
