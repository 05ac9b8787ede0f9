// Writes an export: every leaving row that was read here, one Parquet file per table, day and install. It is written
// beside the one before and takes its place at the end, manifest last: a fault before that changes nothing, and a kill
// within it leaves files that the manifest does not fit, which no load takes. Files are 0600, folders 0700.

import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { ExpectedError } from "../expected-error.ts";
import { COUNTING_DEFINITION } from "./definitions.ts";
import { findFileFault, hashFile } from "./export-files.ts";
import { MANIFEST_FOLDER, WRITING_FOLDER } from "./export-folders.ts";
import {
  type ExportFile,
  type ExportManifest,
  filePath,
  MANIFEST_SHAPE,
  manifestPath,
  manifestText,
  NO_DAY,
  partitionPath,
  readManifest,
} from "./export-manifest.ts";
import { READ_HERE } from "./exported-paths.ts";
import { readExportNumber, readInstall, storeExportNumber } from "./install-id.ts";
import { type ExportChoice, exportedTables, type LeavingTable, leavingTables } from "./leaving-rows.ts";
import type { Database } from "./open-database.ts";
import { readNumber } from "./row-values.ts";
import { SCHEMA_VERSION } from "./schema.ts";
import { sqlText } from "./table-definition.ts";

/** What an export did. */
export interface ExportResult {
  readonly manifest: ExportManifest;
  /** False where the folder held exactly this export already: nothing was written. */
  readonly isChanged: boolean;
  /** Files of it that were written; the others stood there already. */
  readonly written: number;
}

/** First and last moment of the years that a folder name can say. */
const DAYS_MS = "-62135596800000 AND 253402300799999";

const SOURCE_TIMES = `
CREATE OR REPLACE TEMP TABLE source_times AS
  SELECT source_id, min(timestamp_ms) AS first_ms FROM entries GROUP BY source_id;`;

/** A row's own time, else that of its line, else the earliest of its source. */
function timeSql({ table }: LeavingTable): { readonly ms: string; readonly joins: string } {
  const joins = "LEFT JOIN source_times s ON s.source_id = t.source_id";
  const has = (name: string): boolean => table.columns.some((column) => column.name === name);
  if (has("timestamp_ms")) return { ms: "t.timestamp_ms", joins: "" };
  if (!has("part")) return { ms: "s.first_ms", joins };
  return {
    ms: "coalesce(e.timestamp_ms, s.first_ms)",
    joins: `LEFT JOIN entries e ON e.source_id = t.source_id AND e.line = t.line AND e.part = t.part ${joins}`,
  };
}

/** The order is total, so that equal rows make equal files. */
function copySql(leaving: LeavingTable, install: string, folder: string): string {
  const { ms, joins } = timeSql(leaving);
  const columns = leaving.columns.map(({ name, type, sql }) => `(${sql})::${type} AS ${name}`).join(", ");
  const moment = `make_timestamp((${ms} * 1000)::BIGINT)`;
  const day = `CASE WHEN ${ms} BETWEEN ${DAYS_MS} THEN strftime(${moment}, '%Y-%m-%d') END`;
  return `COPY (SELECT ${columns}, ${day} AS day, ${sqlText(install)} AS install
    FROM ${leaving.from} t ${joins} WHERE t.${READ_HERE}
    ORDER BY day, ${leaving.columns.map((_, at) => at + 1).join(", ")})
    TO ${sqlText(join(folder, leaving.table.name))}
    (FORMAT parquet, COMPRESSION zstd, PARTITION_BY (day, install), FILENAME_PATTERN 'rows_{i}');`;
}

function namesIn(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

async function describeFile(database: Database, path: string): Promise<Omit<ExportFile, "table" | "day">> {
  chmodSync(path, 0o600);
  const sql = `SELECT sum(num_rows) AS rows FROM parquet_file_metadata(${sqlText(path)})`;
  const [row] = await database.all(sql);
  if (row === undefined) throw new Error("The query of a file's rows gave no row.");
  const { bytes, sha256 } = hashFile(path);
  return { name: basename(path), rows: readNumber(row, "rows"), bytes, sha256 };
}

/** The files of an install below a folder, by table and day. */
function filesOf(
  folder: string,
  install: string,
): readonly { table: string; day: string | null; path: string }[] {
  return exportedTables.flatMap(({ name: table }) =>
    namesIn(join(folder, table))
      .filter((name) => name.startsWith("day="))
      .flatMap((name) => {
        const day = name.slice("day=".length) === NO_DAY ? null : name.slice("day=".length);
        const partition = join(folder, partitionPath(table, day, install));
        return namesIn(partition).map((file) => ({ table, day, path: join(partition, file) }));
      }),
  );
}

async function writeFiles(
  database: Database,
  choice: ExportChoice,
  install: string,
  folder: string,
): Promise<readonly ExportFile[]> {
  // Order is what makes the files of equal rows equal; a load does not need it.
  await database.run(`SET preserve_insertion_order = true; ${SOURCE_TIMES}`);
  for (const leaving of leavingTables(choice)) await database.run(copySql(leaving, install, folder));
  const files: ExportFile[] = [];
  for (const { table, day, path } of filesOf(folder, install)) {
    files.push({ table, day, ...(await describeFile(database, path)) });
  }
  return files;
}

/** Rows that were read by other rules than today's would be taken for today's. */
async function checkDefinitions(database: Database): Promise<void> {
  const [other] = await database.all(
    `SELECT definition FROM sources WHERE definition <> ${COUNTING_DEFINITION} AND ${READ_HERE} LIMIT 1`,
  );
  if (other === undefined) return;
  const rules = `counting rules ${String(other.definition)}, not by ${COUNTING_DEFINITION}`;
  const problem = `Some of its sources were read by ${rules}.`;
  throw new ExpectedError(database.path, problem, "Run `detent load --reread` over them first.", 3);
}

/** The manifest that stands there from an earlier export of this database; null where there is none. */
function findManifest(folder: string, install: string, number: number): ExportManifest | null {
  const path = manifestPath(folder, install);
  if (!existsSync(path)) return null;
  const reading = readManifest(readFileSync(path, "utf8"));
  if (reading === null || "problem" in reading) return null;
  if (reading.manifest.number <= number) return reading.manifest;
  const stands = `Export ${reading.manifest.number} of this database stands here`;
  const problem = `${stands}, and its last one was ${number}: a copy of it wrote that.`;
  throw new ExpectedError(
    path,
    problem,
    "Export to another folder, or load the logs into a new database.",
    3,
  );
}

function isInPlace(folder: string, install: string, file: ExportFile): boolean {
  return findFileFault(filePath(folder, install, file), file) === null;
}

function isSame(before: ExportManifest | null, after: ExportManifest): boolean {
  return before !== null && manifestText({ ...before, number: after.number }) === manifestText(after);
}

/** Puts the files in the place of those before; files that stand there unchanged are left alone. */
function putInPlace(folder: string, writing: string, { install, files }: ExportManifest): number {
  const wanted = new Set(files.map((file) => filePath(folder, install, file)));
  let written = 0;
  for (const file of files) {
    if (isInPlace(folder, install, file)) continue;
    const path = filePath(folder, install, file);
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    renameSync(filePath(writing, install, file), path);
    written += 1;
  }
  for (const { path } of filesOf(folder, install)) if (!wanted.has(path)) removeFile(path);
  return written;
}

/** With the folders of its partition where they are empty then. */
function removeFile(path: string): void {
  rmSync(path);
  const partition = dirname(path);
  for (const folder of [partition, dirname(partition)]) {
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  }
}

/** Writes everything that leaves by this choice into `folder`, in the place of this database's export there. */
export async function writeExport(
  database: Database,
  folder: string,
  choice: ExportChoice,
): Promise<ExportResult> {
  await checkDefinitions(database);
  const install = await readInstall(database);
  const number = await readExportNumber(database);
  const before = findManifest(folder, install, number);
  const writing = join(folder, WRITING_FOLDER, install);
  rmSync(writing, { recursive: true, force: true });
  mkdirSync(writing, { recursive: true, mode: 0o700 });
  try {
    const manifest: ExportManifest = {
      shape: MANIFEST_SHAPE,
      install,
      number: number + 1,
      schema_version: SCHEMA_VERSION,
      counting_definition: COUNTING_DEFINITION,
      has_paths: choice.hasPaths,
      has_subjects: choice.hasSubjects,
      files: [...(await writeFiles(database, choice, install, writing))],
    };
    const isWhole = manifest.files.every((file) => isInPlace(folder, install, file));
    if (before !== null && isWhole && isSame(before, manifest))
      return { manifest: before, isChanged: false, written: 0 };
    await storeExportNumber(database, manifest.number);
    const written = putInPlace(folder, writing, manifest);
    mkdirSync(join(folder, MANIFEST_FOLDER), { recursive: true, mode: 0o700 });
    const draft = join(writing, "manifest.json");
    writeFileSync(draft, manifestText(manifest), { mode: 0o600 });
    renameSync(draft, manifestPath(folder, install));
    return { manifest, isChanged: true, written };
  } finally {
    rmSync(writing, { recursive: true, force: true });
    const above = dirname(writing);
    if (readdirSync(above).length === 0) rmdirSync(above);
  }
}
