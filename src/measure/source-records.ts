// The rows of the table of sources: reading them for a plan, and replacing them after a batch.

import {
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  parseJson,
} from "../session/json-value.ts";
import type { LogFormatName } from "../session/log-format.ts";
import type { LineStart } from "../session/read-lines.ts";
import { COUNTING_DEFINITION } from "./definitions.ts";
import { EXPORTED_PREFIX } from "./exported-paths.ts";
import type { Database, Row } from "./open-database.ts";
import { readNumber } from "./row-values.ts";
import { sourcesTable } from "./schema-sources.ts";
import type { KnownSource } from "./source-plan.ts";
import { sqlText } from "./table-definition.ts";

/** A source after it was read. */
export interface SourceRecord {
  readonly sourceId: number;
  readonly path: string;
  readonly format: LogFormatName | null;
  readonly leftOutWhy: string | null;
  readonly sizeBytes: number;
  /** Null for a file that could not be read: the next load tries it again. */
  readonly modifiedMs: number | null;
  /** Of the bytes up to `resume`; null for a file of which nothing was kept. */
  readonly prefixSha256: string | null;
  readonly resume: LineStart;
  readonly physicalLines: number;
  readonly contextsMade: number;
}

function textOf(value: JsonValue | undefined): string | null {
  return typeof value === "string" ? value : null;
}

function numberOf(value: JsonValue | undefined): number {
  if (typeof value !== "number") throw new Error("A number is missing in the table of sources.");
  return value;
}

function formatOf(value: JsonValue | undefined): LogFormatName | null {
  return value === "claude-code" || value === "stream-json" || value === "drain-log" ? value : null;
}

function knownSource(row: JsonObject): KnownSource {
  return {
    sourceId: numberOf(row.source_id),
    path: textOf(row.path) ?? "",
    format: formatOf(row.format),
    sizeBytes: numberOf(row.size_bytes),
    modifiedMs: typeof row.modified_ms === "number" ? row.modified_ms : null,
    prefixSha256: textOf(row.prefix_sha256),
    resume: { line: numberOf(row.resume_line), byteOffset: numberOf(row.resume_offset) },
    contextsBefore: numberOf(row.contexts_made),
  };
}

/** SQL over a row of `sources`. */
const OF_THIS_MACHINE = `NOT starts_with(path, ${sqlText(EXPORTED_PREFIX)})`;

/** The number that the next new source gets; those of exports count too. */
export async function readNextSourceId(database: Database): Promise<number> {
  const [row] = await database.all("SELECT coalesce(max(source_id), 0) + 1 AS next_id FROM sources");
  if (row === undefined) throw new Error("The query of the next source gave no row.");
  return readNumber(row, "next_id");
}

/**
 * Every source that the database has read itself. The rows come as one JSON text: handing over values one by one would
 * take longer than everything else that a load of unchanged logs does.
 */
export async function readKnownSources(database: Database): Promise<readonly KnownSource[]> {
  const [row] = await database.all(
    `SELECT to_json(list(s))::VARCHAR AS sources FROM (SELECT source_id, path, format, size_bytes, modified_ms,
      prefix_sha256, resume_line, resume_offset, contexts_made FROM sources WHERE ${OF_THIS_MACHINE}) s`,
  );
  if (typeof row?.sources !== "string") return [];
  const sources = parseJson(row.sources);
  if (!isJsonArray(sources)) throw new Error("The table of sources is no list.");
  return sources.filter(isJsonObject).map(knownSource);
}

function rowOf(record: SourceRecord): Row {
  const { sourceId, path, format, leftOutWhy, sizeBytes, modifiedMs, prefixSha256 } = record;
  return {
    source_id: sourceId,
    path,
    format,
    left_out_why: leftOutWhy,
    size_bytes: sizeBytes,
    modified_ms: modifiedMs,
    prefix_sha256: prefixSha256,
    resume_offset: record.resume.byteOffset,
    resume_line: record.resume.line,
    physical_lines: record.physicalLines,
    contexts_made: record.contextsMade,
    is_gone: false,
    definition: COUNTING_DEFINITION,
  };
}

/**
 * Puts the records in place of earlier ones of the same sources. They travel as one JSON text: the database takes
 * several times as long to read a list of values.
 */
export function replaceSourcesSql(records: readonly SourceRecord[]): string {
  if (records.length === 0) return "";
  const ids = records.map(({ sourceId }) => sourceId).join(", ");
  const { columns } = sourcesTable;
  const types = JSON.stringify([Object.fromEntries(columns.map(({ name, type }) => [name, type]))]);
  const rows = JSON.stringify(records.map(rowOf));
  return (
    `DELETE FROM sources WHERE source_id IN (${ids});\n` +
    `INSERT INTO sources SELECT ${columns.map(({ name }) => `record.${name}`).join(", ")} ` +
    `FROM (SELECT unnest(from_json(${sqlText(rows)}, ${sqlText(types)})) AS record);`
  );
}

/** Asks whether any mark is out of date: writing one, even where nothing changes, costs more than the whole look. */
export async function areMarksStale(database: Database, gone: readonly string[]): Promise<boolean> {
  const sql = `SELECT 1 AS stale FROM sources WHERE ${OF_THIS_MACHINE} AND is_gone <> ${isGoneSql(gone)} LIMIT 1`;
  return (await database.all(sql)).length > 0;
}

function isGoneSql(gone: readonly string[]): string {
  return `coalesce(path IN (${gone.length === 0 ? "NULL" : gone.map(sqlText).join(", ")}), false)`;
}

/** Marks sources whose file is no longer there, and unmarks those whose file is back. Empty where nothing changes. */
export function goneSql(known: readonly KnownSource[], gone: readonly string[]): string {
  if (known.length === 0) return "SELECT 1";
  return `UPDATE sources SET is_gone = NOT is_gone WHERE ${OF_THIS_MACHINE} AND is_gone <> ${isGoneSql(gone)}`;
}
