// Report: the text of each report.md that was written of a registration, one behind the other, read by pages. What was
// not written yet says which command writes it; it is the same that `w` runs after a question.

import { reportsFolder, type WrittenReport } from "../../measure/written-reports.ts";
import { type Line, line, type Room } from "../line.ts";
import { reportArgs } from "../report-run.ts";
import { commandText } from "../screen-terms.ts";
import { textLines, type View } from "../view.ts";
import { heldFor, type Place, type WorkbenchState } from "../workbench-state.ts";
import { wrappedText } from "../wrapped-text.ts";
import { reading } from "./empty-lines.ts";

export function reportView(
  state: WorkbenchState,
  place: Extract<Place, { screen: "report" }>,
  { width, height }: Room,
): View {
  const reports = heldFor(state.parts.reports, place.file);
  const lines = reports === null ? reading(state) : linesOf(state, place.file, reports, width);
  return {
    crumbs: ["Cohorts", place.file.replace(/\.json$/, ""), "report"],
    ...textLines(lines, place.cursor, height),
    keys: ["space page", "w write one"],
    commands: [
      ["compare", place.file.slice(0, 4)],
      ...(reports ?? []).map(({ folder }) => ["report", "--verify", folder]),
    ],
  };
}

function linesOf(
  state: WorkbenchState,
  file: string,
  reports: readonly WrittenReport[],
  width: number,
): readonly Line[] {
  const said = (text: string, look: Line["look"] = "plain"): readonly Line[] =>
    wrappedText(text, width).map((one) => ({ text: one, look }));
  if (reports.length === 0) {
    const command = commandText(reportArgs(file), state.databaseFlag);
    return [
      ...said(`No report of it is in a folder of ${reportsFolder(state.registryFolder)}.`),
      ...said(`\`${command}\` writes one; w runs that here, after a question.`),
    ];
  }
  return reports.flatMap((report) => [
    ...said("text" in report ? `${report.folder}/report.md` : report.folder, "title"),
    line(""),
    ...("text" in report ? said(report.text) : said(report.problem, "warning")),
    line(""),
  ]);
}
