// The tables about headless runs: what lines say about a run as a whole, and what settling makes of it. Totals stand
// beside the sums of the lines, never in their place.

import { column, freeText, type TableDefinition } from "./table-definition.ts";

const place = [
  column("source_id", "INTEGER", "The source that holds the line."),
  column("line", "INTEGER", "Line number in the source, counted from 1."),
  column("part", "INTEGER", "0 for a line of one object; 1, 2, … for the objects of a glued line."),
];

const figures = [
  column("input_tokens", "BIGINT", "Uncached input tokens; NULL = unknown."),
  column("output_tokens", "BIGINT", "Output tokens; NULL = unknown."),
  column("cache_read_tokens", "BIGINT", "Tokens read from the prompt cache; NULL = unknown."),
  column("cache_write_tokens", "BIGINT", "Tokens written to the prompt cache; NULL = unknown."),
];

const ending = [
  freeText("subtype", "success, error_max_turns and so on; success can be an error. NULL = not said."),
  column("is_error", "BOOLEAN", "As the line says; NULL = not said."),
  freeText("terminal_reason", "Why the turn ended, on newer clients; NULL = not said."),
  column("api_error_status", "DOUBLE", "HTTP status of the error that ended it; NULL = none or not said."),
  column("round_trips", "BIGINT", "num_turns: round trips to the model in this turn; NULL = not said."),
  column("duration_ms", "DOUBLE", "Duration of the turn in milliseconds; NULL = not said."),
  column("api_duration_ms", "DOUBLE", "Duration of its requests in milliseconds; NULL = not said."),
];

const runMarks: TableDefinition = {
  name: "run_marks",
  comment: "Every line that speaks about a run as a whole.",
  columns: [
    ...place,
    column("context_id", "BIGINT", "The context in which the line was written."),
    column("kind", "VARCHAR", "start, retry or result; saved for the totals that a transcript keeps."),
    column("mark_key", "VARCHAR", "Id of the line, else the SHA-256 of what it says."),
    ...ending,
    ...figures,
    column(
      "has_usage",
      "BOOLEAN",
      "True where a result says what its main loop used, and not all of it is 0.",
    ),
    column("cost_usd", "DOUBLE", "Cost in US dollars as the client adds it up; NULL = not said."),
    column("has_totals", "BOOLEAN", "True where it has totals by model."),
    column("has_since", "BOOLEAN", "True where it has the totals since the result before it."),
    column("has_denials", "BOOLEAN", "True where it has a list of denied calls, be it empty."),
  ],
};

const runTotals: TableDefinition = {
  name: "run_totals",
  comment: "Totals by model as each line carries them; figures of which all are 0 are unknown.",
  columns: [
    ...place,
    column("scope", "VARCHAR", "all: counted on from result to result; since: only since the result before."),
    freeText("model", "The model."),
    ...figures,
    column("cost_usd", "DOUBLE", "Cost in US dollars by the client's own price table; NULL = not said."),
    column("cost_basis", "VARCHAR", "list, managed or unknown; NULL = not said."),
  ],
};

const denialCopies: TableDefinition = {
  name: "denial_copies",
  comment: "Every denied call that a result line lists.",
  columns: [
    ...place,
    column("context_id", "BIGINT", "The context in which the line was written."),
    column("call_key", "VARCHAR", "tool_use id of the call, else the line and the position in its list."),
    freeText("name", "Tool name; NULL = not said."),
  ],
};

const runResults: TableDefinition = {
  name: "run_results",
  comment: "Each result line once: how a turn of a headless run ended.",
  columns: [
    column("result_key", "VARCHAR", "Identity of the result."),
    column("session_id", "VARCHAR", "Session that it names."),
    ...ending,
    ...figures,
    column("cost_usd", "DOUBLE", "total_cost_usd as written: counted on from turn to turn; NULL = not said."),
    ...place,
  ],
};

const modelTotals: TableDefinition = {
  name: "model_totals",
  comment:
    "What each session used in all, by model, where its totals can be told; helpers of the client included.",
  columns: [
    column("session_id", "VARCHAR", "The session."),
    freeText("model", "The model."),
    ...figures,
    column("cost_usd", "DOUBLE", "Cost in US dollars; NULL = unknown."),
  ],
};

const reconciliations: TableDefinition = {
  name: "reconciliations",
  comment:
    "The figures of the lines beside the recorded totals of the same scope. Sessions without totals have no row.",
  columns: [
    column("session_id", "VARCHAR", "The session."),
    column("scope", "VARCHAR", "main loop: without subagents and helpers; everything: with both."),
    column("field", "VARCHAR", "input_tokens, output_tokens, cache_read_tokens or cache_write_tokens."),
    column("recorded", "BIGINT", "Sum of the lines; NULL = a line does not say it."),
    column("total", "BIGINT", "The recorded total; NULL = there is none, or it cannot be told."),
    column(
      "outcome",
      "VARCHAR",
      "equal; over or under, as the lines hold more or less; no record; no total.",
    ),
    column("why", "VARCHAR", "Why there is no total, in a sentence; NULL where there is one."),
  ],
};

const billedSessions: TableDefinition = {
  name: "billed_sessions",
  comment:
    "What is known of each session as billed, and from its results. Sessions without marks of runs have no row.",
  columns: [
    column("session_id", "VARCHAR", "The session."),
    column("timestamp_ms", "DOUBLE", "Always NULL: totals have no time within a session."),
    column("turns_begun", "BIGINT", "Turns that its headless output shows the beginning of."),
    column("results", "BIGINT", "Result lines."),
    column("unfinished", "BIGINT", "Turns that began and have no result: neither free nor successful."),
    column(
      "error_results",
      "BIGINT",
      "Results that are errors, whatever their subtype; NULL = one does not say.",
    ),
    column("api_retries", "BIGINT", "Requests that the service refused and the client tried again."),
    column("round_trips", "BIGINT", "num_turns of all results; NULL unless every turn has one."),
    column("cost_usd", "DOUBLE", "Cost in US dollars from totals; NULL = unknown, which is never 0."),
    ...figures.map(({ name, type }) =>
      column(name, type, "Billed: lines that reconcile with a total, or that total itself; NULL otherwise."),
    ),
    column("total_tokens", "BIGINT", "Sum of the four; NULL unless all are billed."),
    column("are_denials_listed", "BOOLEAN", "True where results list the denials of everything in it."),
  ],
};

const denials: TableDefinition = {
  name: "denials",
  comment: "Each denied tool call once, known from its result, from a list of denials, or from both.",
  columns: [
    column("call_key", "VARCHAR", "The call."),
    column("session_id", "VARCHAR", "Session that it belongs to; empty where no line names one."),
    column("is_worker", "BOOLEAN", "True where a subagent made it; NULL where only a list names it."),
    column("timestamp_ms", "DOUBLE", "Time of its result in milliseconds since 1970; NULL = none."),
    column(
      "source",
      "VARCHAR",
      "Who denied it: hook, permission rule, mode and so on; unknown where only listed.",
    ),
    column("is_listed", "BOOLEAN", "True where a result line lists it."),
    ...place,
  ],
};

/** Tables of what lines say about runs. */
export const runReadTables: readonly TableDefinition[] = [runMarks, runTotals, denialCopies];

/** Tables about runs that settling replaces as a whole. */
export const runSettledTables: readonly TableDefinition[] = [
  runResults,
  modelTotals,
  reconciliations,
  billedSessions,
  denials,
];
