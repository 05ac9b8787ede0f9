// Folders without a drain log: each log in them is a dispatch of its own, its cohort is what a pattern finds in its
// path. A path that the pattern does not match gives a dispatch without a cohort, which is named; nothing is guessed.

import { basename, relative, sep } from "node:path";
import { ExpectedError } from "../expected-error.ts";
import { READ_HERE } from "./exported-paths.ts";
import type { Database } from "./open-database.ts";
import { readNumber, readText } from "./row-values.ts";
import { sqlText } from "./table-definition.ts";

/** How logs become dispatches. */
export interface LogDispatchRule {
  /** Has a group named `cohort`. */
  readonly pattern: RegExp;
  /** Absolute paths of the folders and files that were named. */
  readonly inputs: readonly string[];
}

/** Reads `--cohort-from`. */
export function readCohortPattern(text: string): RegExp {
  const remedy = "Give a regular expression such as '^(?<cohort>[^/]+)/'.";
  let pattern: RegExp;
  try {
    pattern = new RegExp(text, "u");
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ExpectedError("--cohort-from", `'${text}' is no regular expression: ${why}.`, remedy, 2);
  }
  if (text.includes("(?<cohort>")) return pattern;
  throw new ExpectedError("--cohort-from", `'${text}' has no group named cohort.`, remedy, 2);
}

/** The path of a log below the deepest input that holds it, with `/` between its parts. */
export function pathBelow(path: string, inputs: readonly string[]): string {
  const holding = inputs.filter((input) => path.startsWith(input.endsWith(sep) ? input : input + sep));
  const deepest = holding.toSorted((a, b) => b.length - a.length)[0];
  return deepest === undefined ? basename(path) : relative(deepest, path).split(sep).join("/");
}

/** What the pattern finds; null where it does not match, or finds nothing. */
export function cohortOf(path: string, pattern: RegExp): string | null {
  const cohort = pattern.exec(path)?.groups?.cohort;
  return cohort === undefined || cohort === "" ? null : cohort;
}

/** Logs with lines of a main thread: a subagent's file alone is no dispatch, and neither is a drain log. */
const LOGS = `
  SELECT source_id, path FROM sources s WHERE format IS NOT NULL AND format <> 'drain-log'
    AND EXISTS (FROM contexts c WHERE c.source_id = s.source_id AND NOT is_worker AND session_id <> '')`;

/**
 * Makes dispatches of those loaded logs whose paths are given. True where the database has changed; dispatches must be
 * settled then. Throws ExpectedError where two logs would get one name.
 */
export async function storeLogDispatches(
  database: Database,
  paths: readonly string[],
  { pattern, inputs }: LogDispatchRule,
): Promise<boolean> {
  const wanted = new Set(paths);
  const rows = (await database.all(LOGS))
    .map((row) => ({ sourceId: readNumber(row, "source_id"), path: readText(row, "path") }))
    .filter(({ path }) => wanted.has(path))
    .map(({ sourceId, path }) => {
      const runId = pathBelow(path, inputs);
      return { sourceId, path, runId, cohort: cohortOf(runId, pattern) };
    });
  if (rows.length === 0) return false;
  await checkNames(database, rows);
  const ids = rows.map(({ sourceId }) => sourceId).join(", ");
  const values = rows.map(({ sourceId, runId, cohort }) => {
    return `(${sourceId}, ${sqlText(runId)}, ${cohort === null ? "NULL" : sqlText(cohort)})`;
  });
  await database.run(`DELETE FROM log_dispatches WHERE source_id IN (${ids});
    INSERT INTO log_dispatches VALUES ${values.join(", ")};`);
  return true;
}

interface NamedLog {
  readonly sourceId: number;
  readonly path: string;
  readonly runId: string;
}

async function checkNames(database: Database, rows: readonly NamedLog[]): Promise<void> {
  const remedy = "Name a folder above both, so that their paths below it differ.";
  const held = await database.all(
    `SELECT source_id, l.run_id, s.path FROM log_dispatches l JOIN sources s USING (source_id) WHERE ${READ_HERE}`,
  );
  const named = [
    ...held.map((row) => ({
      sourceId: readNumber(row, "source_id"),
      runId: readText(row, "run_id"),
      path: readText(row, "path"),
    })),
    ...rows,
  ];
  const byName = new Map(named.map((log) => [log.runId, log]));
  for (const { sourceId, runId, path } of named) {
    const other = byName.get(runId);
    if (other === undefined || other.sourceId === sourceId) continue;
    if (!rows.some((row) => row.runId === runId)) continue;
    throw new ExpectedError(
      path,
      `Its dispatch would be called '${runId}', as that of ${other.path}.`,
      remedy,
      2,
    );
  }
}
