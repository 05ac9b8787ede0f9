// Responses, tool calls, tool results and texts of the model, each once. Nearly all of them stand on lines of one
// context only, and there is nothing to settle: they are read from their copies when they are asked for. The others are
// settled by the counting rules into tables of their own, which hold the whole row, and a view puts both together.
// Writing every row a second time would cost a load more than all of its settling.

import { usageColumns } from "./schema-read.ts";
import { column, freeText, type TableDefinition } from "./table-definition.ts";

export const owned = [
  column("session_id", "VARCHAR", "Session that it belongs to; empty where no line names one."),
  column("is_worker", "BOOLEAN", "True where a subagent made it."),
  column(
    "timestamp_ms",
    "DOUBLE",
    "Earliest time in that session, in milliseconds since 1970; NULL = none recorded.",
  ),
];

export const taken = [
  column("source_id", "INTEGER", "Source of the line that it was taken from."),
  column("line", "INTEGER", "Number of that line."),
  column("part", "INTEGER", "Object within that line; 0 where it holds one."),
];

const requestColumns = [
  column("message_key", "VARCHAR", "Identity of the response."),
  ...owned,
  column("agent_id", "VARCHAR", "Subagent that made it; NULL on the main thread or where none is named."),
  column("model", "VARCHAR", "Model; NULL where no line has one."),
  column("request_id", "VARCHAR", "Request id; NULL where the chosen line has none."),
  ...usageColumns,
  column("sessions_holding", "INTEGER", "Sessions that hold a copy; more than 1 after a fork or a resume."),
  ...taken,
];

const callColumns = [
  column("call_key", "VARCHAR", "tool_use id, else the response and the position within it."),
  ...owned,
  column("message_key", "VARCHAR", "The response that issued it."),
  freeText("name", "Tool name as the model wrote it."),
  freeText("subject", "Command, path, pattern or URL, at most 4,000 characters; NULL = none."),
  column("subject_chars", "BIGINT", "Code points of the whole subject; NULL = none."),
  column("input_chars", "BIGINT", "Code points of all strings in the input."),
  column(
    "anchor_chars",
    "BIGINT",
    "Code points of old_string, in Edit and every edit of MultiEdit; 0 elsewhere.",
  ),
  ...taken,
];

const resultColumns = [
  column("call_key", "VARCHAR", "The call that it answers."),
  ...owned,
  column("is_error", "BOOLEAN", "As the log says."),
  column("chars", "BIGINT", "Code points of the text that the model saw."),
  column("sha256", "VARCHAR", "SHA-256 of that text in UTF-8."),
  column("refusal", "VARCHAR", "Source of the denial, or invalid rewrite; NULL where it is no refusal."),
  ...taken,
];

const textColumns = [
  column("message_key", "VARCHAR", "The response."),
  column("session_id", "VARCHAR", "Session that the response belongs to."),
  column("is_worker", "BOOLEAN", "True where a subagent made it."),
  column("kind", "VARCHAR", "text or thinking."),
  column("chars", "BIGINT", "Code points."),
  column("sha256", "VARCHAR", "SHA-256 of the text in UTF-8."),
];

const requests: TableDefinition = {
  name: "requests",
  comment: "Each billed API response once, with the usage of the copy that the counting rules choose.",
  columns: requestColumns,
  select: `
    SELECT r.message_key, c.session_id, c.is_worker, r.timestamp_ms, c.agent_id, r.model, r.request_id, r.input_tokens,
      r.output_tokens, r.cache_read_tokens, r.cache_write_tokens, r.cache_write_5m_tokens, r.cache_write_1h_tokens,
      1 AS sessions_holding, r.source_id, r.line, r.part
    FROM response_copies r JOIN contexts c USING (context_id) ANTI JOIN settled_requests USING (message_key)
    UNION ALL SELECT * FROM settled_requests`,
};

const toolCalls: TableDefinition = {
  name: "tool_calls",
  comment: "Each tool call once, denied and failed ones included.",
  columns: callColumns,
  select: `
    SELECT k.call_key, c.session_id, c.is_worker, k.timestamp_ms, k.message_key, k.name, k.subject, k.subject_chars,
      k.input_chars, k.anchor_chars, k.source_id, k.line, k.part
    FROM call_copies k JOIN contexts c USING (context_id) ANTI JOIN settled_calls USING (call_key)
    UNION ALL SELECT * FROM settled_calls`,
};

const toolResults: TableDefinition = {
  name: "tool_results",
  comment: "Each tool result once.",
  columns: resultColumns,
  select: `
    SELECT r.call_key, c.session_id, c.is_worker, r.timestamp_ms, r.is_error, r.chars, r.sha256, r.refusal,
      r.source_id, r.line, r.part
    FROM result_copies r JOIN contexts c USING (context_id) ANTI JOIN settled_results USING (call_key)
    UNION ALL SELECT * FROM settled_results`,
};

const modelTexts: TableDefinition = {
  name: "model_texts",
  comment: "Each text and thinking block of each response once; equal blocks of one response count once.",
  columns: textColumns,
  select: `
    SELECT t.message_key, c.session_id, c.is_worker, t.kind, t.chars, t.sha256
    FROM text_copies t JOIN contexts c USING (context_id) ANTI JOIN settled_texts USING (message_key)
    UNION ALL SELECT * FROM settled_texts`,
};

function settled(name: string, { comment, columns }: TableDefinition): TableDefinition {
  return { name, comment: `The part that had to be settled. ${comment}`, columns };
}

/** What is there once: for each kind the table of what had to be settled, and the view on everything. */
export const onceTables: readonly TableDefinition[] = [
  settled("settled_requests", requests),
  settled("settled_calls", toolCalls),
  settled("settled_results", toolResults),
  settled("settled_texts", modelTexts),
  requests,
  toolCalls,
  toolResults,
  modelTexts,
];
