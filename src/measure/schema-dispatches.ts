// The tables about dispatches: what drain logs say of them, once each, and what their results hold. Settling replaces
// them as a whole, but for the two that a load fills with what it found on disk.

import { taken } from "./schema-once.ts";
import { column, freeText, type TableDefinition } from "./table-definition.ts";

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
    freeText("phase", "The phase that it was dispatched for; NULL = not recorded."),
    column("attempt", "BIGINT", "Which attempt it is, from 1; NULL = not recorded."),
    freeText("stage", "fixture, shadow, canary, default or retired; NULL = not recorded."),
    freeText("entry", "first, continuation or fixer; NULL = not recorded."),
    column(
      "script_backed",
      "BOOLEAN",
      "True where scripts do what the model did before; NULL = not recorded.",
    ),
    column("budget_usd", "DOUBLE", "Budget in US dollars; NULL = not recorded."),
    freeText("models", "JSON object of the model of each role; NULL = not recorded."),
    freeText("client_version", "As its record says; NULL = not recorded."),
    column("exit_code", "BIGINT", "As the terminal record says; NULL = unknown."),
    freeText("signal", "As the terminal record says; NULL = none or unknown."),
    column("is_resumed", "BOOLEAN", "True where it continues another, or names more than one session."),
    column("is_running", "BOOLEAN", "True where nothing shows that it ended."),
    column("damaged_lines", "BIGINT", "Lines of its drain logs that could not be read as records."),
    column("span_s", "DOUBLE", "Seconds from the first to the last entry of its sessions; NULL = unknown."),
    column("phase_s", "DOUBLE", "Seconds of its ended phases, added up; NULL where no phase is recorded."),
    column("open_phases", "BIGINT", "Phases without a known start and end."),
    column("incidents", "BIGINT", "Incidents; NULL where its drain does not record any."),
    column(
      "duplicate_effects",
      "BIGINT",
      "Effects beyond the first of their kind and target; NULL = unknown.",
    ),
    column("unnamed_effects", "BIGINT", "Effects without a target, which cannot be told apart."),
    column("contracts_expected", "BIGINT", "Result contracts that it should have or has."),
    column("contracts_valid", "BIGINT", "Those of them that are valid."),
    column("contracts_unknown", "BIGINT", "Those of them that nothing is known of: logs are missing."),
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

const phases: TableDefinition = {
  name: "phases",
  comment: "Each phase of each dispatch once.",
  columns: [
    freeText("run_id", "The dispatch."),
    freeText("phase", "Name of the phase."),
    column("started_ms", "DOUBLE", "Start in milliseconds since 1970; NULL = not recorded."),
    column(
      "ended_ms",
      "DOUBLE",
      "End in milliseconds since 1970; NULL = not recorded, or its records disagree.",
    ),
    freeText("outcome", "As the last record says; NULL = not recorded."),
    ...taken,
  ],
};

const effects: TableDefinition = {
  name: "effects",
  comment: "Each effect of each dispatch; the same one in copies of a log counts once.",
  columns: [
    freeText("run_id", "The dispatch."),
    column("kind", "VARCHAR", "worktree, commit, push, pr, merge, ticket-transition, deploy or teardown."),
    freeText("target", "What it was done to; NULL = not recorded."),
    freeText("tree", "Identity of the tree; NULL = not recorded."),
    freeText("key", "Idempotency key; NULL = none recorded."),
    column("emitted_by", "VARCHAR", "command or model; NULL = not recorded."),
    freeText("outcome", "As recorded; NULL = not recorded."),
    column("is_done", "BOOLEAN", "False where the outcome is failed or skipped."),
    column("is_duplicate", "BOOLEAN", "True beyond the first that was done to the same target."),
    column("at_ms", "DOUBLE", "Time in milliseconds since 1970; NULL = not recorded."),
    ...taken,
  ],
};

const incidents: TableDefinition = {
  name: "incidents",
  comment: "Each incident of each dispatch.",
  columns: [
    freeText("run_id", "The dispatch."),
    column("kind", "VARCHAR", "As drain log v1 names it."),
    freeText("note", "As recorded; NULL = none."),
    column("at_ms", "DOUBLE", "Time in milliseconds since 1970; NULL = not recorded."),
    ...taken,
  ],
};

const contracts: TableDefinition = {
  name: "contracts",
  comment: "The result contracts of each dispatch: what it should have handed back, and what it has.",
  columns: [
    freeText("run_id", "The dispatch."),
    column("kind", "VARCHAR", "implementation, review or fix."),
    column(
      "is_expected",
      "BOOLEAN",
      "True where its records ask for it; false for one that is there all the same.",
    ),
    column("standing", "VARCHAR", "valid, malformed, missing, or unknown where logs are missing."),
    column("version", "VARCHAR", "Version of the contract; NULL where there is none."),
    freeText("why", "Why it is not valid; NULL where it is."),
    freeText("verdict", "Of a review; NULL elsewhere."),
    freeText("notes", "Blocks of the kind that did not count, by how they stand; NULL = none."),
    column("source_id", "INTEGER", "Source of the line that it was taken from; NULL = there is none."),
    column("line", "INTEGER", "Number of that line; NULL = there is none."),
    column("part", "INTEGER", "Object within that line; NULL = there is none."),
  ],
};

/** Tables that settling replaces as a whole. */
export const dispatchTables: readonly TableDefinition[] = [
  dispatches,
  dispatchSessions,
  phases,
  effects,
  incidents,
  contracts,
];

const followedFiles: TableDefinition = {
  name: "followed_files",
  comment: "Files that records of drain logs point to, as the last load found them.",
  columns: [
    ...taken,
    freeText("run_id", "The dispatch."),
    column("role", "VARCHAR", "forensic log or artifact."),
    freeText("path", "Absolute path with links resolved; NULL where it cannot be followed."),
    freeText("problem", "Why it cannot be followed, as a sentence; NULL where it can."),
    column("sha256", "VARCHAR", "SHA-256 of an artifact as it was read; NULL for logs."),
  ],
};

const logDispatches: TableDefinition = {
  name: "log_dispatches",
  comment: "Logs that were loaded as dispatches of their own, without a drain log.",
  columns: [
    column("source_id", "INTEGER", "The log."),
    freeText("run_id", "Its path below the folder that was loaded."),
    freeText("cohort", "What the pattern found in that path; NULL where it does not match."),
  ],
};

/** Tables that a load fills with what it found on disk. */
export const foundTables: readonly TableDefinition[] = [followedFiles, logDispatches];
