// The tables that the counting rules compute from the read tables: each request, call, result, prompt and text once,
// with the session it belongs to. Every row names the line that it was taken from.

import { dispatchTables } from "./schema-dispatches.ts";
import { onceTables, owned, taken } from "./schema-once.ts";
import { runSettledTables } from "./schema-runs.ts";
import { column, type TableDefinition } from "./table-definition.ts";

const prompts: TableDefinition = {
  name: "prompts",
  comment: "Each user message that is no tool result, once.",
  columns: [
    ...owned,
    column("source", "VARCHAR", "user, sdk, command, local-output, machine, subagent, summary or interrupt."),
    column(
      "is_turn",
      "BOOLEAN",
      "True for prompts of source user or sdk, and for a command that a response answers.",
    ),
    column("chars", "BIGINT", "Code points."),
    column("sha256", "VARCHAR", "SHA-256 of the text in UTF-8."),
    ...taken,
  ],
};

const sessions: TableDefinition = {
  name: "sessions",
  comment: "Each agent conversation; subagents belong to their parent session.",
  columns: [
    column("session_id", "VARCHAR", "The client's session id; empty for lines that name none."),
    column(
      "started_ms",
      "DOUBLE",
      "Earliest own request or prompt, else earliest entry; NULL = no time recorded.",
    ),
    column("ended_ms", "DOUBLE", "Latest entry; NULL = no time recorded."),
    column("cwd", "VARCHAR", "Working folder of the earliest entry that names one."),
    column("version", "VARCHAR", "Client version of the earliest entry that names one."),
    column(
      "main_entries",
      "BIGINT",
      "Entries of its main thread in all sources; 0 where only subagents' are loaded.",
    ),
    column("requests", "BIGINT", "Billed responses that belong to it."),
    column("copied_requests", "BIGINT", "Responses that it holds and that belong to another session."),
    column("source_files", "INTEGER", "Sources that hold lines of it."),
    column(
      "damaged_lines",
      "BIGINT",
      "Lines of those sources that could not be read: its counts are lower bounds.",
    ),
  ],
};

const fateCounts: TableDefinition = {
  name: "fate_counts",
  comment: "How many physical lines of each source met which fate. The sum is every physical line.",
  columns: [
    column("source_id", "INTEGER", "The source."),
    column(
      "fate",
      "VARCHAR",
      "response-final, response-other, copy, conversation-without-usage, metadata and so on.",
    ),
    column("lines", "BIGINT", "Physical lines."),
    column(
      "recovered_objects",
      "BIGINT",
      "Whole objects found on lines that hold more or less than one; counted apart from the lines.",
    ),
  ],
};

/** Tables that settling replaces as a whole. */
export const settledTables: readonly TableDefinition[] = [
  ...onceTables,
  prompts,
  sessions,
  fateCounts,
  ...runSettledTables,
  ...dispatchTables,
];
