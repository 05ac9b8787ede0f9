// The tables about exports of other databases: which were loaded, which sources came with them, and the classes of
// commands whose text stayed where it was exported.

import { taken } from "./schema-once.ts";
import { column, type TableDefinition } from "./table-definition.ts";

const installs: TableDefinition = {
  name: "installs",
  comment: "Databases whose exports were loaded, each with the last one.",
  columns: [
    column("install", "VARCHAR", "Random id of the database that was exported."),
    column("export_number", "BIGINT", "Number of the export, counted by that database."),
    column("manifest_sha256", "VARCHAR", "SHA-256 of its manifest."),
    column("has_paths", "BOOLEAN", "True where paths and Git branches came with it."),
    column(
      "has_subjects",
      "BOOLEAN",
      "True where commands, paths, patterns and URLs of tool calls came with it.",
    ),
  ],
};

const exportedSources: TableDefinition = {
  name: "exported_sources",
  comment: "Sources that came with an export: this database never saw their files.",
  columns: [
    column("source_id", "INTEGER", "Number of the source within this database."),
    column("install", "VARCHAR", "The database that it was exported from."),
    column("exported_id", "INTEGER", "Number of the source within that database."),
  ],
};

const withheldCommands: TableDefinition = {
  name: "withheld_commands",
  comment: "The class of each Bash command whose text stayed on the machine that exported it.",
  columns: [
    ...taken,
    column("call_key", "VARCHAR", "The call."),
    column("class", "VARCHAR", "Class of the call; unparsed where it cannot be read as shell."),
    column("is_mechanical", "BOOLEAN", "As in command_classes."),
    column("is_mixed", "BOOLEAN", "As in command_classes."),
    column("classifier", "VARCHAR", "Content hash of the classifier that gave the class."),
  ],
};

/** Tables that loading exports fills. */
export const exportTables: readonly TableDefinition[] = [installs, exportedSources, withheldCommands];
