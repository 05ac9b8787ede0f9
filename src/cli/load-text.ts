// The summary of a load as text: the fates of all physical lines with their sum beside the lines that the files have,
// then what the database holds, files by state and why some were not read, and last what went wrong: that is what a
// reader must not have to scroll up for.

import type { FlatColumns } from "../measure/dispatch-columns.ts";
import type { ExportCounts } from "../measure/export-counts.ts";
import type { FileNote, LoadSummary } from "../measure/load-summary.ts";
import { countText } from "./count-text.ts";
import { type Cell, type Column, numberText } from "./text-table.ts";

/** Files named under one reason. */
const EXAMPLES_MAX = 3;
/** Unreadable files that are named. */
const UNREAD_MAX = 20;

/** What became of the exports that a load was offered. */
export interface LoadedExports {
  readonly exports: ExportCounts;
}

/** The summary without its fates, one line each. */
export function loadLines(summary: LoadSummary & LoadedExports, databasePath: string): readonly string[] {
  const { files, totals, gone, problems } = summary;
  const states = [
    counted(files.new, "new"),
    counted(files.grown, "grown"),
    counted(files.unchanged, "unchanged"),
    counted(files.rewritten, "rewritten"),
    counted(files.leftOut, "left out"),
    counted(files.unreadable, "unreadable"),
    counted(gone.length, "gone"),
  ];
  const holds = [
    countText(totals.sessions, "session"),
    countText(totals.requests, "request"),
    countText(totals.toolCalls, "tool call"),
    countText(totals.dispatches, "dispatch", "dispatches"),
  ];
  const kinds = problems.map(({ kind, count }) => `${numberText(count)} ${kind}`);
  return [
    `Database  ${databasePath}`,
    `          ${holds.join(" · ")}`,
    ...(summary.isChanged ? [] : [`          ${unchangedText(summary)}`]),
    `Files     ${states.join(" · ")}`,
    ...exportCountLines(summary.exports),
    ...leftOutLines(summary.leftOut),
    ...(gone.length === 0 ? [] : [`Gone      ${exampleText(gone)}. Their rows are kept.`]),
    ...summary.flatColumns.flatMap(flatLines),
    `Problems  ${kinds.length === 0 ? "none" : `${kinds.join(" · ")} (\`detent problems\` lists them)`}`,
  ];
}

/** Why nothing changed. That files are as they were is said only where some were looked at, and all of them read. */
function unchangedText({ files, exports }: LoadSummary & LoadedExports): string {
  const known = files.unchanged + files.leftOut + exports.unchanged + exports.older;
  if (known === 0 || files.unreadable + exports.refused > 0) return "Nothing changed.";
  return "Nothing changed: the files are as the last load left them.";
}

export const fateColumns: readonly Column[] = [
  { title: "Fate of a line", align: "left" },
  { title: "Lines", align: "right" },
];

/** Rows of the table of fates: each fate, their sum, and the lines of the files that it must equal. */
export function fateRows(summary: LoadSummary): readonly (readonly Cell[])[] {
  const { fates, fateLines, physicalLines } = summary;
  const isEqual = fateLines === physicalLines;
  return [
    ...fates.map(({ fate, lines }): readonly Cell[] => [fate, lines]),
    ["all fates", fateLines],
    [isEqual ? "= lines of all files" : "≠ lines of all files", physicalLines],
  ];
}

/** What was saved from broken and glued lines: one line, or none. */
export function recoveredLines({ recovered }: LoadSummary): readonly string[] {
  if (recovered.length === 0) return [];
  const counts = recovered.map(({ fate, objects }) => `${numberText(objects)} ${fate}`);
  return [`Whole objects read from glued and broken lines, counted apart: ${counts.join(" · ")}`, ""];
}

/** Files that could not be read, one line each, at most `UNREAD_MAX` of them; then how many there are. */
export function unreadLines(unreadable: readonly FileNote[]): readonly string[] {
  if (unreadable.length === 0) return [];
  const rest = unreadable.length - UNREAD_MAX;
  return [
    ...unreadable.slice(0, UNREAD_MAX).map(({ path, why }) => `${path}: ${why}`),
    ...(rest > 0 ? [`… and ${numberText(rest)} more, which --json lists.`] : []),
    `Not read: ${countText(unreadable.length, "path")}. The rest, if any, is loaded.`,
  ];
}

function counted(count: number, what: string): string {
  return `${numberText(count)} ${what}`;
}

/** A load that was offered none says nothing of exports. */
function exportCountLines(counts: ExportCounts): readonly string[] {
  const states = (["new", "newer", "unchanged", "older", "refused"] as const).map((state) => counts[state]);
  if (states.every((count) => count === 0)) return [];
  const { newer, unchanged, older, refused } = counts;
  const names = [counted(counts.new, "new"), counted(newer, "newer"), counted(unchanged, "unchanged")];
  return [`Exports   ${[...names, counted(older, "older"), counted(refused, "refused")].join(" · ")}`];
}

function leftOutLines(notes: readonly FileNote[]): readonly string[] {
  return [...new Set(notes.map(({ why }) => why))].map((why) => {
    const paths = notes.filter((note) => note.why === why).map(({ path }) => path);
    return `Left out  ${numberText(paths.length)}: ${why} ${exampleText(paths)}`;
  });
}

function exampleText(paths: readonly string[]): string {
  const rest = paths.length - EXAMPLES_MAX;
  return paths.slice(0, EXAMPLES_MAX).join(", ") + (rest > 0 ? ` and ${numberText(rest)} more` : "");
}

const VALUE_CHARS_MAX = 24;

/** What a cohort's dispatches all have in common, and what none of them has. */
function flatLines({ cohort, dispatches, constant, empty }: FlatColumns): readonly string[] {
  const of = `${cohort ?? "(no cohort)"}, ${countText(dispatches, "dispatch", "dispatches")}`;
  const values = constant.map(({ column, value }) => {
    return `${column} = ${value.length > VALUE_CHARS_MAX ? `${value.slice(0, VALUE_CHARS_MAX)}…` : value}`;
  });
  return [
    ...(values.length === 0 ? [] : [`Constant  ${of}: ${values.join(", ")}`]),
    ...(empty.length === 0 ? [] : [`Empty     ${of}: ${empty.join(", ")}`]),
  ];
}
