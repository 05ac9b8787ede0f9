// What leaves with an export and what stays, in words: whoever shares a database must not have to know its tables.

import type { ExportPreview } from "../measure/export-preview.ts";
import type { ExportChoice } from "../measure/leaving-rows.ts";
import { countText } from "./count-text.ts";
import { numberText } from "./text-table.ts";
import { timeText } from "./time-text.ts";

export interface Leaving {
  readonly leaves: readonly string[];
  readonly stays: readonly string[];
}

/** Both lists, one sentence part each. */
export function leavingOf(preview: ExportPreview, { hasPaths, hasSubjects }: ExportChoice): Leaving {
  const records = rowsOf(preview, "drain_records");
  const blocks = rowsOf(preview, "contract_copies");
  const logs = rowsOf(preview, "log_dispatches");
  const paths = `paths of ${countText(preview.sources, "log")}, working folders, Git branches, errors that name paths`;
  const subjects = `commands, paths, patterns and URLs of ${countText(preview.subjects, "tool call")}`;
  return {
    leaves: [
      "token figures, times, lengths, places in the logs, and SHA-256 hashes of texts",
      "ids of sessions, requests, calls and runs; models, client versions, names of tools and entry types",
      ...(records === 0
        ? []
        : [`${countText(records, "record")} of drain logs, whole: tickets, targets, notes, paths in them`]),
      ...(blocks === 0 ? [] : [`of ${countText(blocks, "result block")}: verdict, ids of findings, faults`]),
      ...(logs === 0 ? [] : [`names of ${countText(logs, "log")} that are dispatches: paths below a folder`]),
      hasPaths ? paths : "the last folder of each working folder; of a log's path a hash",
      hasSubjects ? subjects : "of each Bash command its class",
    ],
    stays: [
      "the texts of prompts, answers, thinking and tool results",
      ...(hasPaths ? [] : [`${paths} (--with-paths)`]),
      ...(hasSubjects ? [] : [`${subjects} (--with-subjects)`]),
      ...(preview.sourcesOfOthers === 0
        ? []
        : [`${countText(preview.sourcesOfOthers, "source")} that came with exports of others`]),
    ],
  };
}

function rowsOf({ tables }: ExportPreview, name: string): number {
  return tables.filter((table) => table.name === name).reduce((sum, { rows }) => sum + rows, 0);
}

/** The preview, one line each. */
export function exportLines(preview: ExportPreview, leaving: Leaving): readonly string[] {
  const { firstMs, lastMs, install } = preview;
  const rows = preview.tables.reduce((sum, table) => sum + table.rows, 0);
  const days = firstMs === null || lastMs === null ? "" : `, ${dayText(firstMs)} to ${dayText(lastMs)}`;
  return [
    `Install   ${install ?? "none yet; a random id is drawn at the first export"}`,
    `Rows      ${numberText(rows)} of ${countText(preview.sources, "source")}${days}`,
    ...listed("Leaves  ", leaving.leaves),
    ...listed("Stays   ", leaving.stays),
    "          A hash shows whether two texts are equal; who can guess a text can check the guess.",
  ];
}

function dayText(ms: number): string {
  return String(timeText(ms)).slice(0, "2026-01-31".length);
}

function listed(title: string, sentences: readonly string[]): readonly string[] {
  return sentences.map((sentence, at) => `${at === 0 ? title : " ".repeat(title.length)}  ${sentence}`);
}
