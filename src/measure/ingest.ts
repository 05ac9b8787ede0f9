// A load: plans which files must be read, reads them in batches, and takes each batch into the database in one
// transaction together with the settling of everything that depends on it. A load that is killed leaves the last whole
// batch; the next one goes on from there.

import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { calibrationRecord } from "../classify/calibration-record.ts";
import type { Database } from "./open-database.ts";
import { readPrefix } from "./prefix-hash.ts";
import type { BatchRead, SizedTask } from "./read-batch.ts";
import { insertRowsSql } from "./row-file.ts";
import { rowPath } from "./row-path.ts";
import { readTables } from "./schema-read.ts";
import { settle } from "./settle.ts";
import type { SourceResult } from "./source-files.ts";
import { contentPath, FILE_START, type FoundFile, type PlannedSource, planSources } from "./source-plan.ts";
import {
  areMarksStale,
  goneSql,
  readKnownSources,
  readNextSourceId,
  replaceSourcesSql,
  type SourceRecord,
} from "./source-records.ts";
import { sqlText } from "./table-definition.ts";

export interface LoadOptions {
  /** Threads that may read at the same time, from 1. */
  readonly threads: number;
  /** True to read every file again as a whole. */
  readonly isReread: boolean;
  /** Called with the bytes read so far in steps, and the bytes that there are to read. */
  readonly onProgress: (bytesRead: number, bytesTotal: number) => void;
  /** Says whether a known source still exists. */
  readonly exists: (path: string) => boolean;
}

/** What a load did, by file. */
export interface LoadResult {
  readonly planned: readonly PlannedSource[];
  readonly results: readonly SourceResult[];
  /** Paths of known sources that are no longer there; their rows are kept. */
  readonly gone: readonly string[];
}

/** Bytes of sources that one transaction takes in: it bounds the row files and the work that a kill can lose. */
const BATCH_BYTES_MAX = 512 * 1024 * 1024;

function batchesOf(planned: readonly PlannedSource[]): readonly (readonly PlannedSource[])[] {
  const batches: PlannedSource[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const source of planned) {
    const size = source.file.sizeBytes - source.from.byteOffset;
    if (bytes + size > BATCH_BYTES_MAX) {
      batches.push([]);
      bytes = 0;
    }
    bytes += size;
    batches.at(-1)?.push(source);
  }
  return batches;
}

function taskOf({ sourceId, file, from, format, contextsBefore }: PlannedSource): SizedTask {
  const task = { sourceId, path: contentPath(file), from, format, contextsBefore };
  return { task, sizeBytes: file.sizeBytes - from.byteOffset };
}

/** Every row that was read from these sources. */
function dropWholeSql(sourceIds: readonly number[]): string {
  if (sourceIds.length === 0) return "";
  const ids = sourceIds.join(", ");
  return readTables.map(({ name }) => `DELETE FROM ${name} WHERE source_id IN (${ids});`).join("\n");
}

/**
 * The rows of an unterminated last line, which is read again with what was appended, and contexts that it alone
 * named.
 */
function dropTailsSql(grown: readonly PlannedSource[]): string {
  if (grown.length === 0) return "";
  const tails = grown.map(({ sourceId, from }) => `(${sourceId}, ${from.line})`).join(", ");
  const drops = readTables
    .filter(({ columns }) => columns.some(({ name }) => name === "line"))
    .map(
      ({ name }) => `DELETE FROM ${name} USING (VALUES ${tails}) AS tail(source_id, line)
        WHERE ${name}.source_id = tail.source_id AND ${name}.line >= tail.line;`,
    );
  const ids = grown.map(({ sourceId }) => sourceId).join(", ");
  return `${drops.join("\n")}
    DELETE FROM contexts WHERE source_id IN (${ids}) AND context_id NOT IN
      (SELECT context_id FROM entries WHERE source_id IN (${ids}) AND context_id IS NOT NULL);`;
}

/** What a replay has found in these sources may no longer stand in them: not even as a bound. */
function dropReplayedSql(sourceIds: readonly number[]): string {
  if (sourceIds.length === 0) return "";
  const ids = sourceIds.join(", ");
  return `
    DELETE FROM replay_facts WHERE session_id IN (SELECT session_id FROM contexts WHERE source_id IN (${ids}));
    DELETE FROM replayed_sources WHERE path IN (SELECT path FROM sources WHERE source_id IN (${ids}));`;
}

/**
 * Rows of earlier readings that the new ones replace: all of a rewritten source, the unterminated tail of a grown
 * one.
 */
function dropSql(batch: readonly PlannedSource[]): string {
  const rewritten = batch.filter(({ state }) => state === "rewritten").map(({ sourceId }) => sourceId);
  const grown = batch.filter(({ state }) => state === "grown");
  return dropReplayedSql(rewritten) + dropWholeSql(rewritten) + dropTailsSql(grown);
}

/** A source that could not be read to its end leaves a problem and no half of its rows. */
function unreadSql(results: readonly SourceResult[]): string {
  const unread = results.flatMap((result) => ("why" in result ? [result] : []));
  if (unread.length === 0) return "";
  const rows = unread.map(({ sourceId, why }) => `(${sourceId}, NULL, NULL, 'unreadable', ${sqlText(why)})`);
  return `${dropWholeSql(unread.map(({ sourceId }) => sourceId))} INSERT INTO problems VALUES ${rows.join(", ")};`;
}

function recordOf(source: PlannedSource, result: SourceResult): SourceRecord {
  const { path, sizeBytes, modifiedMs } = source.file;
  const { sourceId } = source;
  if ("why" in result) {
    const unread = { format: null, leftOutWhy: result.why, sizeBytes, modifiedMs: null };
    const none = { physicalLines: 0, contextsMade: 0, resume: FILE_START };
    return { sourceId, path, ...unread, ...none, prefixSha256: null };
  }
  const { format, leftOutWhy, physicalLines, contextsMade } = result;
  const resume = { line: result.resumeLine, byteOffset: result.resumeOffset };
  const prefixSha256 = format === null ? null : result.prefixSha256;
  const read = { physicalLines, contextsMade, prefixSha256 };
  return { sourceId, path, format, leftOutWhy, sizeBytes, modifiedMs, resume, ...read };
}

async function takeIn(
  database: Database,
  batch: readonly PlannedSource[],
  read: BatchRead,
  folder: string,
): Promise<void> {
  const results = new Map(read.results.map((result) => [result.sourceId, result]));
  const records = batch.map((source) => {
    const result = results.get(source.sourceId);
    if (result === undefined) throw new Error(`Source ${source.file.path} was planned and never read.`);
    return recordOf(source, result);
  });
  const inserts = readTables.map((table) => {
    return `${insertRowsSql(
      table,
      read.readers.map((name) => rowPath(folder, name, table.name)),
    )};`;
  });
  try {
    await database.run("BEGIN");
    await database.run(
      dropSql(batch) + inserts.join("\n") + unreadSql(read.results) + replaceSourcesSql(records),
    );
    await settle(database);
    await classifyLate(database);
    await database.run("COMMIT");
  } catch (error) {
    await database.run("ROLLBACK");
    throw error;
  }
}

/** The shell parser is loaded only where a command may be without a class. */
export async function classifyLate(database: Database): Promise<void> {
  const { classifyCommands } = await import("./classify-commands.ts");
  await classifyCommands(database);
}

/** Another classifier has classed the commands of earlier loads. */
async function areClassesStale(database: Database): Promise<boolean> {
  const sql = "SELECT EXISTS (FROM command_classes WHERE classifier <> ?) AS is_stale";
  const [row] = await database.all(sql, [calibrationRecord.classifier]);
  return row?.is_stale === true;
}

/** Loads the files into the database. Files that have not changed are not read. */
export async function ingest(
  database: Database,
  files: readonly FoundFile[],
  options: LoadOptions,
): Promise<LoadResult> {
  const known = await readKnownSources(database);
  const nextId = await readNextSourceId(database);
  const planned = planSources(files, known, readPrefix, { nextId, isReread: options.isReread });
  const toRead = planned.filter(({ state }) => state !== "unchanged");
  const bytesTotal = toRead.reduce((sum, { file, from }) => sum + file.sizeBytes - from.byteOffset, 0);
  let bytesRead = 0;
  const onBytes = (bytes: number): void => {
    bytesRead += bytes;
    options.onProgress(bytesRead, bytesTotal);
  };
  const root = `${database.path}.loading`;
  rmSync(root, { recursive: true, force: true });
  const results: SourceResult[] = [];
  try {
    for (const [index, batch] of batchesOf(toRead).entries()) {
      const folder = join(root, String(index));
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      // A load that finds nothing to read must not wait for the readers of all formats.
      const { readBatch } = await import("./read-batch.ts");
      const read = await readBatch(batch.map(taskOf), folder, options.threads, onBytes);
      await takeIn(database, batch, read, folder);
      results.push(...read.results);
      rmSync(folder, { recursive: true, force: true });
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  if (await areClassesStale(database)) await classifyLate(database);
  const gone = known
    .filter(({ path }) => !path.startsWith("stdin:") && !options.exists(path))
    .map(({ path }) => path);
  if (await areMarksStale(database, gone)) await database.run(goneSql(known, gone));
  return { planned, results, gone };
}
