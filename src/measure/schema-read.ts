// The tables of what log lines say, copies included. Every row names its source and line.

import { runReadTables } from "./schema-runs.ts";
import { column, freeText, type TableDefinition } from "./table-definition.ts";

const place = [
  column("source_id", "INTEGER", "The source that holds the line."),
  column("line", "INTEGER", "Line number in the source, counted from 1."),
  column("part", "INTEGER", "0 for a line of one object; 1, 2, … for the objects of a glued line."),
];

const written = [
  ...place,
  column("context_id", "BIGINT", "The context in which the line was written."),
  column("timestamp_ms", "DOUBLE", "Milliseconds since 1970 in UTC; NULL where the line has no usable time."),
];

const contexts: TableDefinition = {
  name: "contexts",
  comment: "Session, subagent, folder and client version that lines of one source name.",
  columns: [
    column("context_id", "BIGINT", "Number of the context: source_id × 2^32 + a number within the source."),
    column("source_id", "INTEGER", "The source that holds the lines."),
    column("session_id", "VARCHAR", "Session that the lines name; empty where they name none."),
    column("agent_id", "VARCHAR", "Subagent; NULL on the main thread."),
    column("is_worker", "BOOLEAN", "True for lines of a subagent."),
    column("cwd", "VARCHAR", "Working folder; NULL where the lines do not say."),
    column("version", "VARCHAR", "Client version; NULL where the lines do not say."),
    column("git_branch", "VARCHAR", "Git branch; NULL where the lines do not say."),
    column("entrypoint", "VARCHAR", "How the client was started; NULL on older versions."),
    column("is_headless", "BOOLEAN", "True for lines of headless output, false for those of a transcript."),
  ],
};

const entries: TableDefinition = {
  name: "entries",
  comment: "Every physical line, and every object of a glued line.",
  columns: [
    ...place,
    column("byte_offset", "BIGINT", "Bytes from the start of the source to the start of the line."),
    column("byte_length", "BIGINT", "Bytes of the line without its newline."),
    column(
      "outcome",
      "VARCHAR",
      "read, or why not: blank, not-an-object, malformed, unfinished; glued for its line.",
    ),
    column(
      "kind",
      "VARCHAR",
      "response, conversation, metadata, known-unused or unknown-type; NULL unless read.",
    ),
    column("type", "VARCHAR", "The type of the entry with its subtype; NULL unless read."),
    column("context_id", "BIGINT", "The context in which it was written; NULL unless read."),
    column("uuid", "VARCHAR", "The id that the client gave the entry; NULL where it has none."),
    column(
      "timestamp_ms",
      "DOUBLE",
      "Milliseconds since 1970 in UTC; NULL where the line has no usable time.",
    ),
  ],
};

/** What a response used, as a line says it. */
export const usageColumns = [
  column("input_tokens", "BIGINT", "Uncached input tokens; NULL = unknown."),
  column("output_tokens", "BIGINT", "Output tokens as recorded, a lower bound; NULL = unknown."),
  column("cache_read_tokens", "BIGINT", "Tokens read from the prompt cache; NULL = unknown."),
  column("cache_write_tokens", "BIGINT", "Tokens written to the prompt cache; NULL = unknown."),
  column(
    "cache_write_5m_tokens",
    "BIGINT",
    "The part of the writes that lives five minutes; NULL = unknown.",
  ),
  column("cache_write_1h_tokens", "BIGINT", "The part of the writes that lives one hour; NULL = unknown."),
];

const responseCopies: TableDefinition = {
  name: "response_copies",
  comment: "Billed responses as each source and context reports them: the line whose figures come first.",
  columns: [
    ...written,
    column(
      "message_key",
      "VARCHAR",
      "Groups the lines of one response: message.id, else request id, else the line.",
    ),
    column("request_id", "VARCHAR", "Request id; NULL where the line has none."),
    column("model", "VARCHAR", "Model; NULL where the line has none."),
    ...usageColumns,
    column("rank_output", "BIGINT", "output_tokens as written, to choose between copies; -1 where missing."),
    column(
      "rank_total",
      "BIGINT",
      "Sum of the token fields as written, to choose between copies; -1 without usage.",
    ),
    column("physical_lines", "INTEGER", "Lines of the source that the row stands for."),
    column("recovered_objects", "INTEGER", "Objects of glued or broken lines that the row stands for."),
  ],
};

const textCopies: TableDefinition = {
  name: "text_copies",
  comment: "Every text and thinking block that a model wrote.",
  columns: [
    ...place,
    column("context_id", "BIGINT", "The context in which the line was written."),
    column("message_key", "VARCHAR", "The response that holds the block."),
    column("kind", "VARCHAR", "text or thinking."),
    column("chars", "BIGINT", "Code points."),
    column("sha256", "VARCHAR", "SHA-256 of the text in UTF-8."),
  ],
};

const callCopies: TableDefinition = {
  name: "call_copies",
  comment: "Every tool call as each line carries it.",
  columns: [
    ...written,
    column("message_key", "VARCHAR", "The response that issued the call."),
    column("call_key", "VARCHAR", "tool_use id, else the response and the position within it."),
    freeText("name", "Tool name as the model wrote it."),
    freeText("subject", "Command, path, pattern or URL of the call, at most 4,000 characters; NULL = none."),
    column("subject_chars", "BIGINT", "Code points of the whole subject; NULL = none."),
    column("input_chars", "BIGINT", "Code points of all strings in the input."),
    column(
      "anchor_chars",
      "BIGINT",
      "Code points of old_string, in Edit and in every edit of MultiEdit; 0 elsewhere.",
    ),
  ],
};

const resultCopies: TableDefinition = {
  name: "result_copies",
  comment: "Every tool result as each line carries it.",
  columns: [
    ...written,
    column("call_key", "VARCHAR", "tool_use id that it answers, else its own line."),
    column("is_error", "BOOLEAN", "As the log says."),
    column("chars", "BIGINT", "Code points of the text that the model saw."),
    column("sha256", "VARCHAR", "SHA-256 of that text in UTF-8."),
    column("refusal", "VARCHAR", "Source of the denial, or invalid rewrite; NULL where it is no refusal."),
  ],
};

const promptCopies: TableDefinition = {
  name: "prompt_copies",
  comment: "Every user message that is no tool result, as each line carries it.",
  columns: [
    ...written,
    column(
      "uuid",
      "VARCHAR",
      "The id that the client gave the entry, else the SHA-256 of what the line says.",
    ),
    column("source", "VARCHAR", "user, sdk, command, local-output, machine, subagent, summary or interrupt."),
    column("chars", "BIGINT", "Code points."),
    column("sha256", "VARCHAR", "SHA-256 of the text in UTF-8."),
  ],
};

const drainRecords: TableDefinition = {
  name: "drain_records",
  comment: "Every record of every drain log.",
  columns: [
    ...place,
    column(
      "timestamp_ms",
      "DOUBLE",
      "Latest time in the record, in milliseconds since 1970; NULL where it has none.",
    ),
    column("record", "VARCHAR", "dispatch, terminal, counts, phase, artifact, effect, plan or incident."),
    freeText("run_id", "The run that the record belongs to."),
    freeText("body", "The checked record as JSON; unknown fields stand under extra."),
  ],
};

const contractCopies: TableDefinition = {
  name: "contract_copies",
  comment: "Every result block in a text of the model or in an artifact, as each line carries it.",
  columns: [
    ...place,
    column("message_key", "VARCHAR", "The response that wrote it; NULL for an artifact."),
    freeText("run_id", "The dispatch of an artifact; NULL for a response."),
    column("at_ms", "DOUBLE", "Time of an artifact in milliseconds since 1970; NULL = not recorded."),
    column("text_sha256", "VARCHAR", "SHA-256 of the text that holds it."),
    column("text_line", "INTEGER", "Line of its first marker in that text."),
    column("kind", "VARCHAR", "implementation, review or fix."),
    column("state", "VARCHAR", "complete, unfinished, nested or example."),
    column("standing", "VARCHAR", "valid or malformed; NULL unless it is complete."),
    column("version", "VARCHAR", "Version of the contract; NULL unless it is complete."),
    freeText("why", "Why it is malformed; NULL where it is not."),
    freeText("verdict", "Of a valid review; NULL elsewhere."),
    freeText("ids", "JSON list of the ids of its findings; NULL unless it is valid."),
  ],
};

const problems: TableDefinition = {
  name: "problems",
  comment: "Everything in a source that could not be taken as it stands.",
  columns: [
    column("source_id", "INTEGER", "The source."),
    column("line", "INTEGER", "Line number; NULL where the problem is the file's."),
    column("byte_offset", "BIGINT", "Start of the line in bytes; NULL where the problem is the file's."),
    column("kind", "VARCHAR", "Short name of the problem."),
    freeText("detail", "One sentence."),
  ],
};

/** Tables that are filled from row files, in a fixed order. */
export const readTables: readonly TableDefinition[] = [
  contexts,
  entries,
  responseCopies,
  textCopies,
  callCopies,
  resultCopies,
  promptCopies,
  drainRecords,
  contractCopies,
  ...runReadTables,
  problems,
];

export type ReadTableName =
  | "contexts"
  | "entries"
  | "response_copies"
  | "text_copies"
  | "call_copies"
  | "result_copies"
  | "prompt_copies"
  | "drain_records"
  | "contract_copies"
  | "run_marks"
  | "run_totals"
  | "denial_copies"
  | "problems";
