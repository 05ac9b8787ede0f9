// What leaves the machine with an export: the rows that were read here, copies included, and nothing that was computed
// from them. Paths, Git branches and what tool calls name stay unless they are asked for; in their place stand a hash,
// the last folder, the class of a command, or nothing.

import { foundTables } from "./schema-dispatches.ts";
import { exportTables } from "./schema-exports.ts";
import { readTables } from "./schema-read.ts";
import { sourcesTable } from "./schema-sources.ts";
import type { ColumnType, TableDefinition } from "./table-definition.ts";

/** What leaves beyond what always does. */
export interface ExportChoice {
  /** Paths of logs and working folders, Git branches, and errors of the disk, which name paths. */
  readonly hasPaths: boolean;
  /** Commands, paths, patterns and URLs of tool calls. */
  readonly hasSubjects: boolean;
}

/** Columns by table and name → what leaves in their place, as SQL over the row `t`. */
const WITHOUT_PATHS: Readonly<Record<string, string>> = {
  // Which session a file that was left out would have belonged to shows where a session is damaged.
  "sources.path": `CASE WHEN t.left_out_why IS NULL THEN '' ELSE regexp_replace(
    regexp_extract(t.path, '/[^/]+/subagents/'), '^/', '') END || sha256(t.path)[1:16]`,
  "sources.left_out_why": `CASE WHEN t.left_out_why IS NOT NULL AND t.modified_ms IS NULL
    THEN 'It could not be read.' ELSE t.left_out_why END`,
  "contexts.cwd": "regexp_extract(t.cwd, '([^/\\\\]+)[/\\\\]*$', 1)",
  "contexts.git_branch": "NULL",
  "problems.detail": "CASE WHEN t.kind = 'unreadable' THEN 'It could not be read.' ELSE t.detail END",
  "followed_files.path": "sha256(t.path)[1:16]",
  "followed_files.problem": "CASE WHEN t.problem IS NOT NULL THEN 'It cannot be followed.' END",
};

const WITHOUT_SUBJECTS: Readonly<Record<string, string>> = { "call_copies.subject": "NULL" };

/** Where nobody looks for the file, it cannot be gone. */
const ALWAYS: Readonly<Record<string, string>> = { "sources.is_gone": "false" };

/** Commands that are held as a whole, with their class. */
const WITHHELD = `(SELECT c.source_id, c.line, c.part, c.call_key, k.class, k.is_mechanical, k.is_mixed, k.classifier
  FROM call_copies c JOIN command_classes k ON k.sha256 = sha256(c.subject) AND c.subject_chars = length(c.subject)
  WHERE c.name = 'Bash')`;

/** Problems that settling finds: whoever loads the export finds them anew, among all copies. */
const SETTLED_PROBLEMS = `kind IN ('shared-message-id', 'shared-tool-id', 'shared-session', 'dispatch-disagrees',
  'start-disagrees', 'no-cohort', 'not-followed', 'no-dispatch')`;

export interface LeavingColumn {
  readonly name: string;
  readonly type: ColumnType;
  readonly sql: string;
}

/** A table as it leaves. */
export interface LeavingTable {
  readonly table: TableDefinition;
  /** Each column as SQL over the row `t`. */
  readonly columns: readonly LeavingColumn[];
  /** What `t` is, as SQL behind FROM. */
  readonly from: string;
}

const withheldTable = exportTables.filter(({ name }) => name === "withheld_commands");

/** Every table of an export, in the order in which they are written and taken in. */
export const exportedTables: readonly TableDefinition[] = [
  sourcesTable,
  ...readTables,
  ...foundTables,
  ...withheldTable,
];

/** What leaves by this choice; tables of which nothing leaves are not there. */
export function leavingTables({ hasPaths, hasSubjects }: ExportChoice): readonly LeavingTable[] {
  const instead = {
    ...ALWAYS,
    ...(hasPaths ? {} : WITHOUT_PATHS),
    ...(hasSubjects ? {} : WITHOUT_SUBJECTS),
  };
  return exportedTables
    .filter(({ name }) => !hasSubjects || name !== "withheld_commands")
    .map((table) => ({
      table,
      columns: table.columns.map(({ name, type }) => ({
        name,
        type,
        sql: instead[`${table.name}.${name}`] ?? `t.${name}`,
      })),
      from: fromSql(table.name),
    }));
}

function fromSql(name: string): string {
  if (name === "withheld_commands") return WITHHELD;
  return name === "problems" ? `(FROM problems WHERE NOT ${SETTLED_PROBLEMS})` : name;
}
