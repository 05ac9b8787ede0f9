// The types of transcript lines that released clients are known to write, as data. A type that is not here is kept,
// counted and named as unknown: nearly every client release adds some.

import type { EntryKind } from "./session.ts";

/** Lines that describe the session; most have no uuid, are written again and the last one holds. */
const METADATA = [
  "summary",
  "ai-title",
  "custom-title",
  "agent-name",
  "agent-setting",
  "tag",
  "mode",
  "permission-mode",
  "last-prompt",
  "pr-link",
  "queue-operation",
  "file-history-snapshot",
  "file-history-delta",
  "cost-state",
  "bridge-session",
  "atis-latch",
  "content-replacement",
  "frame-link",
  "continued-in",
  "scheduled_task_fire",
  "fork-context-ref",
  "relocated",
  "api-request",
  "api-request-shape",
  "api-request-blob",
  "tools-used",
] as const;

/** Progress lines that repeat what other lines carry. `agent_progress` is read: it can hold a subagent's usage. */
const UNUSED_PROGRESS = [
  "bash_progress",
  "hook_progress",
  "mcp_progress",
  "query_update",
  "search_results_received",
  "waiting_for_task",
] as const;

/** Conversation lines by their `type`; their subtypes grow with every release and need no list. */
const CONVERSATION = ["user", "assistant", "system", "attachment"] as const;

const KINDS: ReadonlyMap<string, EntryKind> = new Map<string, EntryKind>([
  ...METADATA.map((type): [string, EntryKind] => [type, "metadata"]),
  ...UNUSED_PROGRESS.map((type): [string, EntryKind] => [`progress/${type}`, "known-unused"]),
  ["progress/agent_progress", "known-unused"],
  ...CONVERSATION.map((type): [string, EntryKind] => [type, "conversation"]),
]);

/** The kind of a line of this type (with its subtype for progress lines), before its content is read. */
export function entryKind(type: string): EntryKind {
  const exact = KINDS.get(type);
  if (exact !== undefined) return exact;
  if (type.startsWith("system/") || type.startsWith("attachment/")) return "conversation";
  if (type.startsWith("artifact-")) return "metadata";
  return "unknown-type";
}

/** True for a type that only this client's transcripts use, so that a line without a session id is recognised by it. */
export function isMetadataType(type: string): boolean {
  return KINDS.get(type) === "metadata";
}
