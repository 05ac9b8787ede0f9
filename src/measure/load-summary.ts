// What a load did and what the database holds after it: each file offered in one state, totals, problems by kind, and
// the fate of every physical line with the sum that must equal the lines counted in the files. Only small queries: it
// also runs after a load that changed nothing.

import { type FlatColumns, readFlatColumns } from "./dispatch-columns.ts";
import type { InputFault } from "./find-logs.ts";
import type { LoadResult } from "./ingest.ts";
import type { Database, Row } from "./open-database.ts";
import { findText, readNumber, readText } from "./row-values.ts";

/** States of the files that this load was offered. Each file has one, so they add up to the files. */
export interface FileCounts {
  readonly new: number;
  readonly grown: number;
  readonly unchanged: number;
  readonly rewritten: number;
  /** Recognised as no log; why stands in `leftOut`. */
  readonly leftOut: number;
  /** Named or found, and not readable; why stands in `unreadable`. */
  readonly unreadable: number;
}

export interface FateCount {
  readonly fate: string;
  readonly lines: number;
}

/** A file with the reason, a full sentence. */
export interface FileNote {
  readonly path: string;
  readonly why: string;
}

/** Totals of the whole database, not of this load. */
export interface DatabaseTotals {
  readonly sources: number;
  /** With one more for lines that name no session, where there are any. */
  readonly sessions: number;
  readonly requests: number;
  readonly toolCalls: number;
  readonly dispatches: number;
}

export interface LoadSummary {
  readonly files: FileCounts;
  readonly leftOut: readonly FileNote[];
  readonly unreadable: readonly FileNote[];
  /** Known sources whose file is no longer there; their rows are kept. */
  readonly gone: readonly string[];
  /** False where every file was as the load before left it. */
  readonly isChanged: boolean;
  readonly totals: DatabaseTotals;
  readonly problems: readonly { readonly kind: string; readonly count: number }[];
  /** Fates of all physical lines of the database. */
  readonly fates: readonly FateCount[];
  /** Whole objects on lines that hold more or less than one, by what they are; they are in no line of `fates`. */
  readonly recovered: readonly { readonly fate: string; readonly objects: number }[];
  /** Lines of `fates`, added up. */
  readonly fateLines: number;
  /** Physical lines as they were counted when the files were read. */
  readonly physicalLines: number;
  /** Columns of dispatches that are constant or empty over a cohort. */
  readonly flatColumns: readonly FlatColumns[];
}

/** The order in which fates are shown; one that is not listed comes last. */
const FATES = [
  "response-final",
  "response-other",
  "copy",
  "conversation-without-usage",
  "metadata",
  "known-unused",
  "unknown-type",
  "malformed",
  "too-long",
  "glued",
  "blank",
  "not-an-object",
  "unfinished",
  "in-a-file-left-out",
];

const TOTALS = `
  SELECT (SELECT count(*) FROM sources) AS sources, (SELECT count(*) FROM sessions) AS sessions,
    (SELECT count(*) FROM requests) AS requests, (SELECT count(*) FROM tool_calls) AS tool_calls,
    (SELECT count(*) FROM dispatches) AS dispatches, (SELECT coalesce(sum(physical_lines), 0) FROM sources) AS lines`;
const LEFT_OUT = `
  SELECT path, left_out_why, modified_ms IS NULL AS is_unread FROM sources
  WHERE left_out_why IS NOT NULL ORDER BY path`;
const PROBLEMS = "SELECT kind, count(*) AS count FROM problems GROUP BY kind ORDER BY count DESC, kind";
const FATES_OF_ALL = `
  SELECT fate, sum(lines) AS lines, sum(recovered_objects) AS objects FROM fate_counts GROUP BY fate ORDER BY fate`;

/** Reads the summary of a load that has ended; `faults` are the inputs that never reached it. */
export async function readLoadSummary(
  database: Database,
  load: LoadResult,
  faults: readonly InputFault[],
): Promise<LoadSummary> {
  const [totals] = await database.all(TOTALS);
  if (totals === undefined) throw new Error("The query of totals gave no row.");
  const notes = await database.all(LEFT_OUT);
  const problems = await database.all(PROBLEMS);
  const counted = (await database.all(FATES_OF_ALL))
    .map((row) => ({
      fate: readText(row, "fate"),
      lines: readNumber(row, "lines"),
      objects: readNumber(row, "objects"),
    }))
    .sort((a, b) => fateRank(a.fate) - fateRank(b.fate));
  const fates = counted.filter(({ lines }) => lines > 0).map(({ fate, lines }) => ({ fate, lines }));
  const recovered = counted
    .filter(({ objects }) => objects > 0)
    .map(({ fate, objects }) => ({ fate, objects }));
  return {
    ...fileStates(load, notes, faults),
    gone: load.gone,
    isChanged: load.results.some((result) => !("why" in result)),
    totals: {
      sources: readNumber(totals, "sources"),
      sessions: readNumber(totals, "sessions"),
      requests: readNumber(totals, "requests"),
      toolCalls: readNumber(totals, "tool_calls"),
      dispatches: readNumber(totals, "dispatches"),
    },
    problems: problems.map((row) => ({ kind: readText(row, "kind"), count: readNumber(row, "count") })),
    fates,
    recovered,
    fateLines: fates.reduce((sum, { lines }) => sum + lines, 0),
    physicalLines: readNumber(totals, "lines"),
    flatColumns: readNumber(totals, "dispatches") === 0 ? [] : await readFlatColumns(database),
  };
}

function fateRank(fate: string): number {
  const rank = FATES.indexOf(fate);
  return rank < 0 ? FATES.length : rank;
}

function fileStates(
  load: LoadResult,
  notes: readonly Row[],
  faults: readonly InputFault[],
): Pick<LoadSummary, "files" | "leftOut" | "unreadable"> {
  const noted = new Map(notes.map((row) => [readText(row, "path"), row]));
  const counts = { new: 0, grown: 0, unchanged: 0, rewritten: 0 };
  const leftOut: FileNote[] = [];
  const unreadable = faults.map(({ path, problem }): FileNote => ({ path, why: problem }));
  for (const { file, state } of load.planned) {
    const note = noted.get(file.path);
    if (note === undefined) counts[state] += 1;
    else {
      const why = findText(note, "left_out_why") ?? "";
      (note.is_unread === true ? unreadable : leftOut).push({ path: file.path, why });
    }
  }
  const files = { ...counts, leftOut: leftOut.length, unreadable: unreadable.length };
  return { files, leftOut, unreadable };
}
