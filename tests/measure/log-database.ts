// Logs in a fresh folder and a fresh database over them, loaded through the same `ingest` that the command runs; and
// the figures that tests read back with SQL of their own.

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ingest, type LoadResult } from "../../src/measure/ingest.ts";
import { type Database, openForLoading, type Row } from "../../src/measure/open-database.ts";
import { tables } from "../../src/measure/schema.ts";
import type { FoundFile } from "../../src/measure/source-plan.ts";

/** Runs `use` with a fresh folder and takes the folder away afterwards. */
export async function inFreshFolder<T>(use: (folder: string) => Promise<T> | T): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "detent-measure-"));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes logs below `folder` and returns their paths in the order given. */
export function writeLogs(
  folder: string,
  logs: Readonly<Record<string, string | Uint8Array>>,
): readonly string[] {
  return Object.entries(logs).map(([name, content]) => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    return path;
  });
}

/** Every `.jsonl` file below `folder`, sorted by path. */
export function logsBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .map((name) => join(folder, name));
}

/** The file as a load finds it on disk. */
export function foundFile(path: string): FoundFile {
  const { size, mtimeMs } = statSync(path);
  return { path, sizeBytes: size, modifiedMs: mtimeMs };
}

/** Loads the files in the order given. */
export function loadFiles(
  database: Database,
  paths: readonly string[],
  isReread = false,
): Promise<LoadResult> {
  const options = { threads: 1, isReread, onProgress: () => undefined, exists: existsSync };
  return ingest(database, paths.map(foundFile), options);
}

let emptyFile: Promise<Buffer> | null = null;

/** The bytes of a database without rows. Making one takes longer than most of what a test does with it. */
async function makeEmptyFile(): Promise<Buffer> {
  return inFreshFolder(async (folder) => {
    const path = join(folder, "detent.duckdb");
    (await openForLoading(path)).close();
    return readFileSync(path);
  });
}

/** Writes a database without rows to `path`. */
export async function writeEmptyDatabase(path: string): Promise<void> {
  emptyFile ??= makeEmptyFile();
  writeFileSync(path, await emptyFile, { mode: 0o600 });
}

/** Opens a fresh database in a folder of its own below `folder`, for as long as `use` runs. */
export async function withDatabase<T>(folder: string, use: (database: Database) => Promise<T>): Promise<T> {
  const path = join(mkdtempSync(join(folder, "db-")), "detent.duckdb");
  await writeEmptyDatabase(path);
  const database = await openForLoading(path);
  try {
    return await use(database);
  } finally {
    database.close();
  }
}

/** Takes every row out, so that one open database serves many cases. */
export async function emptyDatabase(database: Database): Promise<void> {
  const names = tables.flatMap(({ name, select }) => (select === undefined && name !== "meta" ? [name] : []));
  await database.run(names.map((name) => `DELETE FROM ${name};`).join(" "));
}

/** A database over `logs`, loaded in one go, for as long as `use` runs. */
export function withLogs<T>(
  logs: Readonly<Record<string, string | Uint8Array>>,
  use: (database: Database, folder: string) => Promise<T>,
): Promise<T> {
  return inFreshFolder((folder) => {
    const paths = writeLogs(join(folder, "logs"), logs);
    return withDatabase(folder, async (database) => {
      await loadFiles(database, paths);
      return use(database, join(folder, "logs"));
    });
  });
}

/**
 * Several readings of one source leave one row each of a response: they are taken together here, as settling does, so
 * that a dump depends on what was read and not on how often.
 */
const TOGETHER: Readonly<Record<string, string>> = {
  response_copies: `SELECT r.source_id, session_id, agent_id, cwd, version, message_key,
    min(timestamp_ms) AS timestamp_ms, max(rank_output) AS rank_output, sum(physical_lines) AS physical_lines,
    sum(recovered_objects) AS recovered_objects
    FROM response_copies r JOIN contexts USING (context_id) GROUP BY ALL`,
  // Each reading numbers its contexts on.
  sources: "SELECT * EXCLUDE (contexts_made) FROM sources",
};

/** Every row of every table, sorted as text: equal dumps are equal databases. */
export async function dumpDatabase(database: Database): Promise<Readonly<Record<string, readonly string[]>>> {
  const dump: Record<string, readonly string[]> = {};
  // What had to be settled depends on how the lines came in; what is there once does not.
  for (const { name } of tables.filter((table) => !table.name.startsWith("settled_"))) {
    dump[name] = (await database.all(TOGETHER[name] ?? `FROM ${name}`))
      .map((row) => JSON.stringify(row))
      .sort();
  }
  return dump;
}

/** Physical lines by fate, over all sources. */
export async function fatesOf(database: Database): Promise<Readonly<Record<string, number>>> {
  const rows = await database.all(
    "SELECT fate, sum(lines)::BIGINT AS lines FROM fate_counts GROUP BY fate HAVING sum(lines) > 0",
  );
  return countsOf(rows, "fate", "lines");
}

/** Whole objects recovered from lines that hold more or less than one, by fate. */
export async function recoveredOf(database: Database): Promise<Readonly<Record<string, number>>> {
  const rows = await database.all(
    `SELECT fate, sum(recovered_objects)::BIGINT AS objects FROM fate_counts
     GROUP BY fate HAVING sum(recovered_objects) > 0`,
  );
  return countsOf(rows, "fate", "objects");
}

function countsOf(rows: readonly Row[], name: string, count: string): Readonly<Record<string, number>> {
  return Object.fromEntries(rows.map((row) => [String(row[name]), Number(row[count])]));
}

/** The complete list of problems as `file:line kind`, sorted; `file` is relative to `folder`; a problem of
 * the whole file stands at line `file`. */
export async function problemsOf(database: Database, folder: string): Promise<readonly string[]> {
  const rows = await database.all(
    "SELECT s.path, p.line, p.kind FROM problems p JOIN sources s USING (source_id)",
  );
  return rows
    .map(({ path, line, kind }) => `${String(path).slice(folder.length + 1)}:${line ?? "file"} ${kind}`)
    .sort();
}
