// The rows about files that records point to. They are replaced as a whole where anything differs from the last load,
// and dispatches are settled again; a load in which nothing changed writes nothing.

import { READ_HERE } from "./exported-paths.ts";
import type { FollowedFile } from "./follow-files.ts";
import type { Database } from "./open-database.ts";
import { POINTS_TO_ARTIFACT } from "./pointing-records.ts";
import type { Cell } from "./row-file.ts";
import { sqlText } from "./table-definition.ts";

/** Blocks of artifacts that stand in files of their own: they are read anew at each load. */
const OF_ARTIFACT_FILES = `message_key IS NULL AND (source_id, line, part) IN (
  SELECT (source_id, line, part) FROM drain_records WHERE ${READ_HERE} AND ${POINTS_TO_ARTIFACT})`;

function literal(cell: Cell): string {
  if (cell === null) return "NULL";
  return typeof cell === "string" ? sqlText(cell.toWellFormed().replaceAll("\0", "\ufffd")) : String(cell);
}

function valuesSql(table: string, rows: readonly (readonly Cell[])[]): string {
  if (rows.length === 0) return "";
  return `INSERT INTO ${table} VALUES ${rows.map((row) => `(${row.map(literal).join(", ")})`).join(",\n")};`;
}

function rowOf({ sourceId, line, part, runId, role, path, problem, sha256 }: FollowedFile): readonly Cell[] {
  return [sourceId, line, part, runId, role, path, problem, sha256];
}

function blockRows({ sourceId, line, part, runId, blocks }: FollowedFile): readonly (readonly Cell[])[] {
  return blocks.map(([atMs = null, ...block]) => [sourceId, line, part, null, runId, atMs, ...block]);
}

/** True where the database does not hold these rows. */
export async function isFollowedStale(
  database: Database,
  followed: readonly FollowedFile[],
): Promise<boolean> {
  const held = (await database.all(`FROM followed_files WHERE ${READ_HERE} ORDER BY ALL`)).map((row) =>
    JSON.stringify(Object.values(row)),
  );
  const [blocks] = await database.all(`SELECT count(*) AS n FROM contract_copies WHERE ${OF_ARTIFACT_FILES}`);
  const wanted = followed.map((file) => JSON.stringify(rowOf(file)));
  const blockCount = followed.reduce((sum, file) => sum + file.blocks.length, 0);
  return blocks?.n !== blockCount || held.toSorted().join("\n") !== wanted.toSorted().join("\n");
}

/** Puts these rows in place of all earlier ones. */
export function replaceFollowedSql(followed: readonly FollowedFile[]): string {
  return [
    `DELETE FROM followed_files WHERE ${READ_HERE};`,
    `DELETE FROM contract_copies WHERE ${OF_ARTIFACT_FILES};`,
    valuesSql("followed_files", followed.map(rowOf)),
    valuesSql("contract_copies", followed.flatMap(blockRows)),
  ].join("\n");
}
