// What could not be taken as it stands in the logs, by file and line.

import type { Database, Row, Value } from "./open-database.ts";
import { findNumber, readNumber, readText } from "./row-values.ts";

/** One problem. `line` and `byteOffset` are null where it is the whole file's. */
export interface ListedProblem {
  readonly path: string;
  readonly line: number | null;
  readonly byteOffset: number | null;
  readonly kind: string;
  /** One sentence. */
  readonly detail: string;
}

export interface KindCount {
  readonly kind: string;
  readonly count: number;
}

export interface ProblemList {
  readonly problems: readonly ListedProblem[];
  /** Problems that were asked for, listed or not. */
  readonly matching: number;
  /** Problems of the chosen files by kind, whatever kind was asked for; most frequent first. */
  readonly kinds: readonly KindCount[];
  /** Files that were chosen, and their physical lines. */
  readonly sources: number;
  readonly physicalLines: number;
}

/** Which problems: of sources at or below any of `paths` (all where there is none), of any of `kinds`. */
export interface ProblemFilter {
  readonly paths: readonly string[];
  readonly kinds: readonly string[];
  readonly limit: number;
  /** How many of them come before the first that is listed. */
  readonly offset?: number;
  /** A part of the path, the kind or the sentence. */
  readonly text?: string;
}

/** Without an offset a list begins with its first row. */
const FIRST = 0;

interface Condition {
  readonly sql: string;
  readonly values: readonly Value[];
}

/** True, for a `path` column, of a source at the path or in the folder of that name. */
function sourceCondition(paths: readonly string[]): Condition {
  if (paths.length === 0) return { sql: "true", values: [] };
  const terms = paths.map(() => "(path = ? OR starts_with(path, ?))");
  const values = paths.flatMap((path) => [path, path.endsWith("/") ? path : `${path}/`]);
  return { sql: `(${terms.join(" OR ")})`, values };
}

function kindCondition(kinds: readonly string[]): Condition {
  if (kinds.length === 0) return { sql: "true", values: [] };
  return { sql: `kind IN (${kinds.map(() => "?").join(", ")})`, values: kinds };
}

function textCondition(text: string | undefined): Condition {
  if (text === undefined) return { sql: "true", values: [] };
  return {
    sql: "(contains(path, ?) OR contains(kind, ?) OR contains(detail, ?))",
    values: [text, text, text],
  };
}

/** The sources at or below one path that the database knows. */
export async function countSources(database: Database, path: string): Promise<number> {
  const { sql, values } = sourceCondition([path]);
  const [row] = await database.all(`SELECT count(*) AS sources FROM sources WHERE ${sql}`, values);
  if (row === undefined) throw new Error("Counting the sources gave no row.");
  return readNumber(row, "sources");
}

/** With the files that were read once and are no longer there: their rows stand on something nobody can look at. */
const ALL_PROBLEMS = `(
  SELECT path, line, byte_offset, kind, detail FROM problems JOIN sources USING (source_id)
  UNION ALL SELECT path, NULL, NULL, 'gone', 'The file is no longer there; what was read from it is kept.'
  FROM sources WHERE is_gone)`;

/** The problems that the filter means, in the order of path and line. */
export async function readProblemList(database: Database, filter: ProblemFilter): Promise<ProblemList> {
  const source = sourceCondition(filter.paths);
  const kind = kindCondition(filter.kinds);
  const text = textCondition(filter.text);
  const rows = await database.all(
    `SELECT path, line, byte_offset, kind, detail FROM ${ALL_PROBLEMS}
     WHERE ${source.sql} AND ${text.sql} AND ${kind.sql}
     ORDER BY path, line NULLS FIRST, kind, detail LIMIT ? OFFSET ?`,
    [...source.values, ...text.values, ...kind.values, filter.limit, filter.offset ?? FIRST],
  );
  const counts = await database.all(
    `SELECT kind, count(*) AS count FROM ${ALL_PROBLEMS}
     WHERE ${source.sql} AND ${text.sql} GROUP BY kind ORDER BY count DESC, kind`,
    [...source.values, ...text.values],
  );
  const [read] = await database.all(
    `SELECT count(*) AS sources, coalesce(sum(physical_lines), 0) AS lines FROM sources WHERE ${source.sql}`,
    source.values,
  );
  if (read === undefined) throw new Error("Counting the sources gave no row.");
  const kinds = counts.map((row) => ({ kind: readText(row, "kind"), count: readNumber(row, "count") }));
  return {
    problems: rows.map(listedProblem),
    matching: kinds
      .filter((counted) => filter.kinds.length === 0 || filter.kinds.includes(counted.kind))
      .reduce((sum, { count }) => sum + count, 0),
    kinds,
    sources: readNumber(read, "sources"),
    physicalLines: readNumber(read, "lines"),
  };
}

function listedProblem(row: Row): ListedProblem {
  return {
    path: readText(row, "path"),
    line: findNumber(row, "line"),
    byteOffset: findNumber(row, "byte_offset"),
    kind: readText(row, "kind"),
    detail: readText(row, "detail"),
  };
}
