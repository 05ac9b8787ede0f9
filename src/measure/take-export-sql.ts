// SQL that takes the rows of one export in. Sources and contexts get numbers of this database; what an earlier export
// of the same install brought is replaced where its source has changed, and sources that this database has read itself
// in the same state are left out: their rows are there.

import { EXPORTED_PREFIX, READ_HERE } from "./exported-paths.ts";
import { type ExportChoice, exportedTables, leavingTables } from "./leaving-rows.ts";
import { foundTables } from "./schema-dispatches.ts";
import { sourcesTable } from "./schema-sources.ts";
import { sqlText, type TableDefinition } from "./table-definition.ts";

/** The files of each table, by its name. */
export type FilesByTable = ReadonlyMap<string, readonly string[]>;

/** Contexts of one source are numbered within this range. */
const CONTEXTS_MAX = 2 ** 32;

/** Few rows, which can change while their source does not: they are always replaced. */
const SMALL = new Set([
  "contract_copies",
  "problems",
  "withheld_commands",
  ...foundTables.map(({ name }) => name),
]);

/** The rows of a table's files as SQL; without files the table's own shape. */
export function filesSql({ name }: TableDefinition, files: FilesByTable): string {
  const paths = files.get(name) ?? [];
  if (paths.length === 0) return `(FROM ${name} WHERE false)`;
  return `read_parquet([${paths.map(sqlText).join(", ")}], hive_partitioning = false)`;
}

function ownPath(install: string, path: string): string {
  const prefix = sqlText(`${EXPORTED_PREFIX}${install}`);
  return `${prefix} || CASE WHEN starts_with(${path}, '/') THEN '' ELSE '/' END || ${path}`;
}

function sourceColumns(install: string, of: (name: string) => string): string {
  return sourcesTable.columns
    .map(({ name }) => `${name === "path" ? ownPath(install, of(name)) : of(name)} AS ${name}`)
    .join(", ");
}

/** Sources that this database has read itself, as they would leave. */
function readHereSql(install: string, choice: ExportChoice): string {
  const leaving = leavingTables(choice).find(({ table }) => table === sourcesTable);
  const sqlOf = new Map(leaving?.columns.map(({ name, type, sql }) => [name, `(${sql})::${type}`]));
  return `SELECT ${sourceColumns(install, (name) => sqlOf.get(name) ?? name)} FROM sources t WHERE t.${READ_HERE}`;
}

/** What there is to take: `taking` has each source with its number there and here, and whether it has changed. */
export function planTakingSql(
  install: string,
  files: FilesByTable,
  {
    choice,
    isOwn,
    isWhole,
  }: { readonly choice: ExportChoice; readonly isOwn: boolean; readonly isWhole: boolean },
): string {
  const names = sourcesTable.columns.map(({ name }) => name).join(", ");
  const held = sourcesTable.columns
    .map(({ name }) => (name === "source_id" ? "x.exported_id AS source_id" : `s.${name}`))
    .join(", ");
  return `
CREATE OR REPLACE TEMP TABLE incoming AS
  SELECT ${sourceColumns(install, (name) => `p.${name}`)} FROM ${filesSql(sourcesTable, files)} p;
CREATE OR REPLACE TEMP TABLE held_sources AS FROM exported_sources WHERE install = ${sqlText(install)};
CREATE OR REPLACE TEMP TABLE known_sources AS SELECT source_id FROM (
  SELECT ${names} FROM incoming INTERSECT
  SELECT ${held} FROM held_sources x JOIN sources s USING (source_id));
CREATE OR REPLACE TEMP TABLE taking AS
  SELECT i.source_id AS exported_id, coalesce(x.source_id, (SELECT coalesce(max(source_id), 0) FROM sources)
      + row_number() OVER (PARTITION BY x.source_id IS NULL ORDER BY i.source_id))::INTEGER AS source_id,
    ${String(isWhole)} OR i.source_id NOT IN (FROM known_sources) AS is_changed
  FROM incoming i LEFT JOIN held_sources x ON x.exported_id = i.source_id
  ${
    isOwn
      ? `WHERE i.source_id NOT IN (SELECT source_id FROM (
    SELECT ${names} FROM incoming INTERSECT ${readHereSql(install, choice)}))`
      : ""
  };`;
}

function takenColumn(install: string, table: TableDefinition, name: string): string {
  if (name === "source_id") return "k.source_id";
  if (name === "context_id")
    return `(p.context_id & ${CONTEXTS_MAX - 1}) + k.source_id::BIGINT * ${CONTEXTS_MAX} AS context_id`;
  if (table.name === "followed_files" && name === "path") return `${ownPath(install, "p.path")} AS path`;
  return `p.${name}`;
}

function takeTableSql(install: string, table: TableDefinition, files: FilesByTable): string {
  const { name } = table;
  const isSource = table === sourcesTable;
  const from = isSource ? "incoming" : filesSql(table, files);
  const ids = `SELECT h.source_id FROM held_sources h ${
    SMALL.has(name) ? "" : "WHERE h.exported_id NOT IN (SELECT exported_id FROM taking WHERE NOT is_changed)"
  }`;
  const columns = table.columns.map((each) => takenColumn(install, table, each.name)).join(", ");
  return `DELETE FROM ${name} WHERE source_id IN (${ids});
    INSERT INTO ${name} SELECT ${columns} FROM ${from} p JOIN taking k ON k.exported_id = p.source_id
    ${SMALL.has(name) ? "" : "WHERE k.is_changed"};`;
}

/** Takes what `taking` names and drops what is no longer in the export. */
export function takeRowsSql(install: string, files: FilesByTable): string {
  const tables = exportedTables.map((table) => takeTableSql(install, table, files));
  return `${tables.join("\n")}
    DELETE FROM exported_sources WHERE install = ${sqlText(install)};
    INSERT INTO exported_sources SELECT source_id, ${sqlText(install)}, exported_id FROM taking;`;
}
