// What a load was pointed at and could not read, kept in the database: a source without a line, and a problem that says
// why. It goes when the path can be read, or is no longer there. A session whose subagents' files are among them is
// damaged, so what is settled is settled again.

import { READ_HERE } from "./exported-paths.ts";
import type { InputFault } from "./find-logs.ts";
import type { Database } from "./open-database.ts";
import { readNumber, readText } from "./row-values.ts";
import { settle } from "./settle.ts";
import { FILE_START, type FoundFile } from "./source-plan.ts";
import { replaceSourcesSql, type SourceRecord } from "./source-records.ts";
import { sqlText } from "./table-definition.ts";

/** What is known of a path now. A folder's path ends in `/`. */
export interface PathNow {
  readonly exists: (path: string) => boolean;
  /** True where its folder can be listed, or its file opened. */
  readonly canRead: (path: string) => boolean;
}

interface Kept {
  readonly sourceId: number;
  readonly path: string;
  readonly why: string;
  /** False for a source that an earlier load did read: its rows stay. */
  readonly isEmpty: boolean;
}

const KEPT = `
  SELECT s.source_id, s.path, p.detail, s.left_out_why IS NOT NULL AND s.modified_ms IS NULL AS is_empty
  FROM problems p JOIN sources s USING (source_id) WHERE p.kind = 'unreadable' AND p.line IS NULL
    AND ${READ_HERE}`;

async function readKept(database: Database): Promise<readonly Kept[]> {
  const rows = await database.all(KEPT);
  return rows.map((row) => ({
    sourceId: readNumber(row, "source_id"),
    path: readText(row, "path"),
    why: readText(row, "detail"),
    isEmpty: row.is_empty === true,
  }));
}

/** Before a load: forgets what can be read now or is gone, so that a file read for the first time is a new one. */
export async function forgetReadable(
  database: Database,
  files: readonly Pick<FoundFile, "path">[],
  faults: readonly InputFault[],
  now: PathNow,
): Promise<void> {
  const [offered, faulty] = [new Set(files.map(({ path }) => path)), new Set(faults.map(({ path }) => path))];
  const isOver = ({ path }: Kept): boolean => {
    if (faulty.has(path)) return false;
    return offered.has(path) || !now.exists(path) || (path.endsWith("/") && now.canRead(path));
  };
  const over = (await readKept(database)).filter(isOver);
  if (over.length > 0) await change(database, forgetSql(over));
}

/** Behind a load: keeps every fault of something that is there, unless it is kept already. */
export async function recordUnreadable(database: Database, faults: readonly InputFault[]): Promise<void> {
  const present = faults.filter(({ isThere }) => isThere);
  if (present.length === 0) return;
  const kept = await readKept(database);
  const fresh = present.filter(({ path, problem }) =>
    kept.every((one) => one.path !== path || one.why !== problem),
  );
  if (fresh.length === 0) return;
  const before = kept.filter(({ path }) => fresh.some((fault) => fault.path === path));
  const sources = await readSources(database, before);
  let nextId = sources.highestId;
  const records: SourceRecord[] = [];
  const problems = fresh.map(({ path, problem }) => {
    const known = sources.idOf.get(path);
    if (known !== undefined) return [known, problem] as const;
    nextId += 1;
    records.push(unreadSource(nextId, path, problem));
    return [nextId, problem] as const;
  });
  const rows = problems.map(([sourceId, why]) => `(${sourceId}, NULL, NULL, 'unreadable', ${sqlText(why)})`);
  await change(
    database,
    `${forgetSql(before)}\n${replaceSourcesSql(records)}\nINSERT INTO problems VALUES ${rows.join(", ")};`,
  );
}

/** Sources that stay when `forgotten` goes. */
async function readSources(
  database: Database,
  forgotten: readonly Kept[],
): Promise<{ readonly highestId: number; readonly idOf: ReadonlyMap<string, number> }> {
  const gone = new Set(forgotten.filter(({ isEmpty }) => isEmpty).map(({ sourceId }) => sourceId));
  const rows = await database.all("SELECT source_id, path FROM sources");
  const ids = rows.map((row): [string, number] => [readText(row, "path"), readNumber(row, "source_id")]);
  return {
    highestId: ids.reduce((highest, [, id]) => Math.max(highest, id), 0),
    idOf: new Map(ids.filter(([, id]) => !gone.has(id))),
  };
}

function unreadSource(sourceId: number, path: string, why: string): SourceRecord {
  const unread = { format: null, leftOutWhy: why, sizeBytes: 0, modifiedMs: null, physicalLines: 0 };
  const none = { contextsMade: 0, resume: FILE_START, prefixSha256: null };
  return { sourceId, path, ...unread, ...none };
}

function forgetSql(kept: readonly Kept[]): string {
  if (kept.length === 0) return "";
  const listed = (some: readonly Kept[]): string => some.map(({ sourceId }) => sourceId).join(", ");
  const empty = kept.filter(({ isEmpty }) => isEmpty);
  const sources = empty.length === 0 ? "" : `DELETE FROM sources WHERE source_id IN (${listed(empty)});`;
  return `DELETE FROM problems WHERE kind = 'unreadable' AND line IS NULL AND source_id IN (${listed(kept)});
    ${sources}`;
}

async function change(database: Database, sql: string): Promise<void> {
  try {
    await database.run("BEGIN");
    await database.run(sql);
    await settle(database);
    await database.run("COMMIT");
  } catch (error) {
    await database.run("ROLLBACK");
    throw error;
  }
}
