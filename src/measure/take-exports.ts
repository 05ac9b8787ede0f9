// Takes exports of other databases in: each whole or not at all, several in one transaction with one settling. What was
// taken before and has not changed is not even read. A faulty export is named and ends nothing.

import { COUNTING_DEFINITION } from "./definitions.ts";
import type { TakenExports } from "./export-counts.ts";
import { findExportFault } from "./export-files.ts";
import { filePath, named } from "./export-manifest.ts";
import type { FoundExport, FoundExports } from "./find-exports.ts";
import { classifyLate } from "./ingest.ts";
import { findInstall } from "./install-id.ts";
import { type ExportChoice, exportedTables } from "./leaving-rows.ts";
import type { Database, Row } from "./open-database.ts";
import { findText, readNumber, readText } from "./row-values.ts";
import { settle } from "./settle.ts";
import { sqlText } from "./table-definition.ts";
import { type FilesByTable, filesSql, planTakingSql, takeRowsSql } from "./take-export-sql.ts";

/** Bytes of exports that one transaction takes in. */
const BATCH_BYTES_MAX = 256 * 1024 * 1024;

type Standing = "new" | "newer" | "unchanged" | "older";

interface Planned {
  readonly found: FoundExport;
  readonly standing: Standing;
  /** True where every row is replaced, not only those of changed sources. */
  readonly isWhole: boolean;
}

class ExportRefused extends Error {}

/** Takes the exports in. `isReread`: also what is unchanged. */
export async function takeExports(
  database: Database,
  { exports, older, faults: unread }: FoundExports,
  isReread: boolean,
): Promise<TakenExports> {
  const faults = [...unread];
  const refuse = (found: FoundExport, problem: string): void => {
    faults.push({ path: found.path, isThere: true, problem: named(found.manifest.install, problem) });
  };
  const counts = { new: 0, newer: 0, unchanged: 0, older: older.length };
  const planned: Planned[] = [];
  for (const found of exports) {
    const plan = await planExport(database, found, isReread);
    const fault =
      "problem" in plan
        ? plan.problem
        : isToTake(plan)
          ? findExportFault(found.folder, found.manifest)
          : null;
    if (fault !== null || "problem" in plan) refuse(found, String(fault));
    else if (isToTake(plan)) planned.push(plan);
    else counts[plan.standing] += 1;
  }
  let sources = 0;
  for (const batch of batchesOf(planned)) {
    const taken = await takeBatch(database, batch, refuse);
    for (const { standing } of taken.planned) counts[standing] += 1;
    sources += taken.sources;
  }
  return { counts: { ...counts, refused: faults.length }, sources, faults };
}

function isToTake({ standing, isWhole }: Planned): boolean {
  return standing === "new" || standing === "newer" || (standing === "unchanged" && isWhole);
}

async function planExport(
  database: Database,
  found: FoundExport,
  isReread: boolean,
): Promise<Planned | { readonly problem: string }> {
  const { manifest, manifestSha256 } = found;
  const [held] = await database.all("FROM installs WHERE install = ?", [manifest.install]);
  if (held === undefined) return { found, standing: "new", isWhole: true };
  const number = readNumber(held, "export_number");
  if (manifest.number < number) return { found, standing: "older", isWhole: false };
  if (findText(held, "manifest_sha256") === manifestSha256)
    return { found, standing: "unchanged", isWhole: isReread };
  if (manifest.number === number) {
    const problem = `Two exports of it have the number ${number} and differ: its database was copied.`;
    return {
      problem: `${problem} Load the logs of one of the machines into a new database and export that.`,
    };
  }
  return { found, standing: "newer", isWhole: isReread || hasOtherChoice(held, choiceOf(found)) };
}

function choiceOf({ manifest }: FoundExport): ExportChoice {
  return { hasPaths: manifest.has_paths, hasSubjects: manifest.has_subjects };
}

function hasOtherChoice(held: Row, { hasPaths, hasSubjects }: ExportChoice): boolean {
  return held.has_paths !== hasPaths || held.has_subjects !== hasSubjects;
}

function batchesOf(planned: readonly Planned[]): readonly (readonly Planned[])[] {
  const batches: Planned[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const plan of planned) {
    const size = plan.found.manifest.files.reduce((sum, file) => sum + file.bytes, 0);
    if (bytes + size > BATCH_BYTES_MAX) {
      batches.push([]);
      bytes = 0;
    }
    bytes += size;
    batches.at(-1)?.push(plan);
  }
  return batches;
}

/** Takes a batch; one that has to be refused within it is left out, and the others are taken without it. */
async function takeBatch(
  database: Database,
  batch: readonly Planned[],
  refuse: (found: FoundExport, problem: string) => void,
): Promise<{ readonly planned: readonly Planned[]; readonly sources: number }> {
  let sources = 0;
  let current: Planned | undefined;
  try {
    await database.run("BEGIN");
    for (current of batch) sources += await takeOne(database, current);
    await settle(database);
    await classifyLate(database);
    await database.run("COMMIT");
    return { planned: batch, sources };
  } catch (error) {
    await database.run("ROLLBACK");
    if (!(error instanceof ExportRefused) || current === undefined) throw error;
    refuse(current.found, error.message);
    const refused = current;
    return takeBatch(
      database,
      batch.filter((plan) => plan !== refused),
      refuse,
    );
  }
}

async function takeOne(database: Database, { found, isWhole }: Planned): Promise<number> {
  const { install } = found.manifest;
  const files = filesByTable(found);
  await checkColumns(database, files);
  const isOwn = (await findInstall(database)) === install;
  await database.run(planTakingSql(install, files, { choice: choiceOf(found), isOwn, isWhole }));
  await checkRows(database, files);
  await database.run(takeRowsSql(install, files));
  await checkRunIds(database, install);
  const { manifest, manifestSha256 } = found;
  await database.run(`DELETE FROM installs WHERE install = ${sqlText(install)};
    INSERT INTO installs VALUES (${sqlText(install)}, ${manifest.number}, ${sqlText(manifestSha256)},
      ${String(manifest.has_paths)}, ${String(manifest.has_subjects)});`);
  const [row] = await database.all("SELECT count(*) FILTER (is_changed) AS sources FROM taking");
  if (row === undefined) throw new Error("Counting the sources gave no row.");
  return readNumber(row, "sources");
}

function filesByTable({ folder, manifest: { install, files } }: FoundExport): FilesByTable {
  const paths = new Map<string, string[]>();
  for (const file of files) {
    paths.set(file.table, [...(paths.get(file.table) ?? []), filePath(folder, install, file)]);
  }
  return paths;
}

/** Files of other columns would be taken for what they are not. */
async function checkColumns(database: Database, files: FilesByTable): Promise<void> {
  const tables = new Map(exportedTables.map((table) => [table.name, table]));
  for (const [name, paths] of files) {
    const table = tables.get(name);
    if (table === undefined) throw new ExportRefused(`It has a table ${name}, which no export has.`);
    const rows = await database.all(
      `SELECT DISTINCT file_name, name, duckdb_type FROM parquet_schema([${paths.map(sqlText).join(", ")}])
       WHERE num_children IS NULL`,
    );
    const expected = table.columns.map((column) => `${column.name} ${column.type}`).sort();
    for (const path of paths) {
      const found = rows
        .filter((row) => row.file_name === path)
        .map((row) => `${readText(row, "name")} ${readText(row, "duckdb_type")}`);
      if (found.sort().join(", ") !== expected.join(", "))
        throw new ExportRefused(`${path} does not have the columns of ${name}.`);
    }
  }
}

/** Every row belongs to a source of the export, and each source is there once and of today's counting rules. */
async function checkRows(database: Database, files: FilesByTable): Promise<void> {
  const [sources] = await database.all(
    `SELECT count(*) = count(DISTINCT source_id) AND count(*) = count(source_id)
       AND count(*) FILTER (definition IS DISTINCT FROM ${COUNTING_DEFINITION}) = 0 AS are_sound FROM incoming`,
  );
  if (sources?.are_sound !== true)
    throw new ExportRefused("Its table of sources is damaged, or was counted by other rules.");
  for (const table of exportedTables) {
    if (!files.has(table.name) || table.name === "sources") continue;
    const sql = `SELECT count(*) AS strays FROM ${filesSql(table, files)} WHERE source_id IS NULL
      OR source_id NOT IN (SELECT source_id FROM incoming)`;
    const [row] = await database.all(sql);
    if (row?.strays !== 0) throw new ExportRefused(`Its table ${table.name} has rows of no source.`);
  }
}

/** Logs that were loaded as dispatches are known by their path below a folder, which two machines can have alike. */
async function checkRunIds(database: Database, install: string): Promise<void> {
  const [same] = await database.all(
    `SELECT a.run_id, s.path FROM log_dispatches a JOIN exported_sources x ON x.source_id = a.source_id
       JOIN log_dispatches b ON b.run_id = a.run_id AND b.source_id <> a.source_id
       JOIN sources s ON s.source_id = b.source_id
     WHERE x.install = ? AND NOT EXISTS (FROM contexts c JOIN contexts d USING (session_id)
       WHERE c.source_id = a.source_id AND d.source_id = b.source_id) ORDER BY ALL LIMIT 1`,
    [install],
  );
  if (same === undefined) return;
  const other = `that of ${readText(same, "path")}`;
  const problem = `Its dispatch '${readText(same, "run_id")}' is called as another one, ${other}.`;
  throw new ExportRefused(`${problem} Load its logs from a folder above and export again.`);
}
