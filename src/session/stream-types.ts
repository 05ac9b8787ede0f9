// The types of lines that the client prints with `--output-format stream-json`, as data. The transcript's table is
// another one: the same client writes other types there. A type that is not here is kept, counted and named as unknown.

import type { EntryKind } from "./session.ts";

/** Lines that say how a run began, what stood in its way and how it ended. */
const METADATA = ["system/init", "system/api_retry", "system/session_state_changed"] as const;

/** Lines that stand in the conversation itself. */
const CONVERSATION = ["assistant", "user", "system/compact_boundary"] as const;

/** Subtypes of `system` lines that carry no fact which is counted (published types up to 2.1.332, real logs). */
const UNUSED_SYSTEM = [
  "background_tasks_changed",
  "commands_changed",
  "elicitation_complete",
  "files_persisted",
  "hook_progress",
  "hook_response",
  "hook_started",
  "informational",
  "local_command_output",
  "memory_recall",
  "mirror_error",
  "model_refusal_fallback",
  "model_refusal_no_fallback",
  "notification",
  "permission_denied",
  "plugin_install",
  "session_writes_lost",
  "status",
  "task_notification",
  "task_progress",
  "task_started",
  "task_updated",
  "thinking_tokens",
  "worker_shutting_down",
] as const;

/** `stream_event` repeats in pieces what an assistant line says whole; the others are talk between programs. */
const UNUSED = [
  "active_goal",
  "auth_status",
  "conversation_reset",
  "prompt_suggestion",
  "rate_limit_event",
  "stream_event",
  "tool_progress",
  "tool_use_summary",
] as const;

/** Lines between the client and the program that drives it; they name no session. */
const CONTROL = ["control_cancel_request", "control_request", "control_response", "keep_alive"] as const;

const KINDS: ReadonlyMap<string, EntryKind> = new Map<string, EntryKind>([
  ...METADATA.map((type): [string, EntryKind] => [type, "metadata"]),
  ...CONVERSATION.map((type): [string, EntryKind] => [type, "conversation"]),
  ...UNUSED_SYSTEM.map((subtype): [string, EntryKind] => [`system/${subtype}`, "known-unused"]),
  ...[...UNUSED, ...CONTROL].map((type): [string, EntryKind] => [type, "known-unused"]),
]);

/** The kind of a line of this type, with its subtype behind a slash, before its content is read. */
export function streamKind(type: string): EntryKind {
  if (type.startsWith("result/") || type === "result") return "metadata";
  return KINDS.get(type) ?? "unknown-type";
}

/** Lines that are known by their type alone, since they name no session. */
export function isControlType(type: string): boolean {
  return CONTROL.some((control) => control === type);
}
