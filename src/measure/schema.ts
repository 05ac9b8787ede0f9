// What the database holds: figures, identities, names, times, short inputs, lengths and hashes of texts, and for every
// entry its place. Long texts stay in the logs. Read tables hold what the lines say, copies included; settled tables
// are computed from them by the counting rules and are replaced as a whole.

import { commandClasses } from "./schema-commands.ts";
import { foundTables } from "./schema-dispatches.ts";
import { exportTables } from "./schema-exports.ts";
import { readTables } from "./schema-read.ts";
import { replayTables } from "./schema-replay.ts";
import { settledTables } from "./schema-settled.ts";
import { sourcesTable } from "./schema-sources.ts";
import { column, createSql, type TableDefinition } from "./table-definition.ts";

/** Raised when a table changes. A database of another version is refused, never half-read. */
export const SCHEMA_VERSION = 7;

const metaTable: TableDefinition = {
  name: "meta",
  comment: "Facts about the database itself.",
  columns: [
    column("key", "VARCHAR", "Name of the fact: schema_version, install, export_number."),
    column("value", "VARCHAR", "Its value as text."),
  ],
};

/** All tables, in the order in which they are created. */
export const tables: readonly TableDefinition[] = [
  metaTable,
  sourcesTable,
  ...readTables,
  ...foundTables,
  ...exportTables,
  ...replayTables,
  ...settledTables,
  commandClasses,
];

/** Every statement that makes an empty database. */
export function schemaSql(): string {
  return tables.map(createSql).join("\n");
}
