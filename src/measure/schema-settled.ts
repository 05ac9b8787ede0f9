// The tables that the counting rules compute from the read tables: each request, call, result, prompt and text once,
// with the session it belongs to. Every row names the line that it was taken from.

import { onceTables, owned, taken } from "./schema-once.ts";
import { runSettledTables } from "./schema-runs.ts";
import { column, freeText, type TableDefinition } from "./table-definition.ts";

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

const dispatches: TableDefinition = {
  name: "dispatches",
  comment: "Each dispatch that a drain log records, once.",
  columns: [
    freeText("run_id", "Identity of the dispatch."),
    freeText("cohort", "Repository profile; NULL where the record names none."),
    freeText("slug", "Ticket; NULL where the record names none."),
    freeText("drain_run", "The drain run that it belongs to; NULL where the record names none."),
    column("started_ms", "DOUBLE", "Start in milliseconds since 1970; NULL = not recorded."),
    column("ended_ms", "DOUBLE", "End in milliseconds since 1970; NULL = not recorded."),
    column("timeout_s", "DOUBLE", "Timeout in seconds; NULL = not recorded."),
    column("has_terminal", "BOOLEAN", "True where a terminal record exists."),
    column("is_error", "BOOLEAN", "As the terminal record says; NULL = unknown."),
    freeText("terminal_reason", "As the terminal record says; NULL = unknown."),
    column("fix_cycles", "BIGINT", "From the drain's own counts; NULL = unknown."),
    column("files_changed", "BIGINT", "From the drain's own counts; NULL = unknown."),
    column("retries", "BIGINT", "From the drain's own counts; NULL = unknown."),
    column("source_last_ms", "DOUBLE", "Latest time in the drain log that records it; NULL = none."),
    freeText("phase_groups", "JSON list of the phase groups that it entered; NULL = not recorded."),
    column("conflict", "VARCHAR", "Why it can be on no side; NULL where its records agree."),
    column(
      "first_session_ms",
      "DOUBLE",
      "Start of its first session; NULL unless all are loaded and its own.",
    ),
    freeText(
      "possible_starts",
      "JSON list of every start that its records give, in milliseconds since 1970.",
    ),
    freeText("possible_cohorts", "JSON list of every cohort that its records give."),
    ...taken,
  ],
};

const dispatchSessions: TableDefinition = {
  name: "dispatch_sessions",
  comment: "Which sessions belong to which dispatch, and from when to when.",
  columns: [
    freeText("run_id", "The dispatch."),
    column("session_id", "VARCHAR", "A session that its record names."),
    column("from_ms", "DOUBLE", "Start of its share of the session; NULL = from its beginning."),
    column(
      "until_ms",
      "DOUBLE",
      "End of its share: the start of a later dispatch of the session; NULL = open.",
    ),
    column("share", "VARCHAR", "whole; part, split by time; unknown, where it cannot be split."),
  ],
};

/** Tables that settling replaces as a whole. */
export const settledTables: readonly TableDefinition[] = [
  ...onceTables,
  prompts,
  sessions,
  fateCounts,
  ...runSettledTables,
  dispatches,
  dispatchSessions,
];
