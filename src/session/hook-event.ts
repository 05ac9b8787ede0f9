// Hook events as the client documents them, as data, and the one place that checks unknown hook JSON. Only the
// events that moves use are in the union. Refused (null): anything that is no object, an event that is not in the
// union, and an event without the field that identifies what it is about (the tool of a tool event). Every other
// wrong type reads as absent, so that a malformed event can make a move silent and never make it throw.

import {
  booleanAt,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  numberAt,
  objectAt,
  stringAt,
} from "./json-value.ts";

/** What every event carries. Null means that the event did not carry the field. */
export interface EventCommon {
  readonly sessionId: string | null;
  readonly cwd: string | null;
  readonly transcriptPath: string | null;
  readonly permissionMode: string | null;
  /** The client sends it since 2.1.196, so its presence shows a client of that version or later. */
  readonly promptId: string | null;
  /** Present only inside a subagent (2.1.69). */
  readonly agentId: string | null;
  readonly agentType: string | null;
}

/** `toolInput` without fields where the event's input was missing or no object. */
export interface ToolEvent extends EventCommon {
  readonly tool: string;
  readonly toolInput: JsonObject;
  readonly toolUseId: string | null;
}

export interface PreToolUse extends ToolEvent {
  readonly name: "PreToolUse";
}

/** `toolResponse` is the tool's output object (or a string or array of blocks); null where the event has none. */
export interface PostToolUse extends ToolEvent {
  readonly name: "PostToolUse";
  readonly toolResponse: JsonValue;
}

export interface PostToolUseFailure extends ToolEvent {
  readonly name: "PostToolUseFailure";
  readonly error: string | null;
  readonly isInterrupt: boolean | null;
}

/** `source` tells a person's prompt from one made by machinery; null on clients that do not send it. */
export interface UserPromptSubmit extends EventCommon {
  readonly name: "UserPromptSubmit";
  readonly prompt: string;
  readonly source: string | null;
}

export interface Stop extends EventCommon {
  readonly name: "Stop";
  readonly isStopHookActive: boolean | null;
  readonly lastAssistantMessage: string | null;
}

export interface SubagentStart extends EventCommon {
  readonly name: "SubagentStart";
}

export interface SubagentStop extends EventCommon {
  readonly name: "SubagentStop";
  readonly isStopHookActive: boolean | null;
  readonly lastAssistantMessage: string | null;
  readonly agentTranscriptPath: string | null;
}

/** `source` is startup, resume, clear, compact or fork. */
export interface SessionStart extends EventCommon {
  readonly name: "SessionStart";
  readonly source: string | null;
}

export interface PreCompact extends EventCommon {
  readonly name: "PreCompact";
  readonly trigger: string | null;
  readonly customInstructions: string | null;
}

export interface PostCompact extends EventCommon {
  readonly name: "PostCompact";
  readonly trigger: string | null;
  readonly compactSummary: string | null;
}

/** `change` is change, add or unlink, whoever made it. */
export interface FileChanged extends EventCommon {
  readonly name: "FileChanged";
  readonly filePath: string;
  readonly change: string | null;
}

export interface MessageDisplay extends EventCommon {
  readonly name: "MessageDisplay";
  readonly turnId: string | null;
  readonly messageId: string | null;
  readonly index: number | null;
  readonly isFinal: boolean | null;
  readonly delta: string;
}

export type HookEvent =
  | PreToolUse
  | PostToolUse
  | PostToolUseFailure
  | UserPromptSubmit
  | Stop
  | SubagentStart
  | SubagentStop
  | SessionStart
  | PreCompact
  | PostCompact
  | FileChanged
  | MessageDisplay;

export type HookEventName = HookEvent["name"];

/** Reads one event as the client sends it on stdin. Null: not an event that any move names. Never throws. */
export function readHookEvent(value: JsonValue | undefined): HookEvent | null {
  if (!isJsonObject(value)) return null;
  const name = stringAt(value, "hook_event_name");
  const common = readCommon(value);
  return readToolEvent(name, value, common) ?? readOtherEvent(name, value, common);
}

function readCommon(from: JsonObject): EventCommon {
  return {
    sessionId: stringAt(from, "session_id"),
    cwd: stringAt(from, "cwd"),
    transcriptPath: stringAt(from, "transcript_path"),
    permissionMode: stringAt(from, "permission_mode"),
    promptId: stringAt(from, "prompt_id"),
    agentId: stringAt(from, "agent_id"),
    agentType: stringAt(from, "agent_type"),
  };
}

function readToolEvent(name: string | null, from: JsonObject, common: EventCommon): HookEvent | null {
  const tool = stringAt(from, "tool_name");
  if (tool === null) return null;
  const toolInput = objectAt(from, "tool_input") ?? {};
  const call = { ...common, tool, toolInput, toolUseId: stringAt(from, "tool_use_id") };
  switch (name) {
    case "PreToolUse":
      return { name, ...call };
    case "PostToolUse":
      return { name, ...call, toolResponse: valueAt(from, "tool_response") };
    case "PostToolUseFailure":
      return { name, ...call, error: stringAt(from, "error"), isInterrupt: booleanAt(from, "is_interrupt") };
    default:
      return null;
  }
}

function readOtherEvent(name: string | null, from: JsonObject, common: EventCommon): HookEvent | null {
  const trigger = stringAt(from, "trigger");
  const source = stringAt(from, "source");
  const isStopHookActive = booleanAt(from, "stop_hook_active");
  const lastAssistantMessage = stringAt(from, "last_assistant_message");
  switch (name) {
    case "UserPromptSubmit":
      return withText(stringAt(from, "prompt"), (prompt) => ({ name, ...common, prompt, source }));
    case "Stop":
      return { name, ...common, isStopHookActive, lastAssistantMessage };
    case "SubagentStart":
      return { name, ...common };
    case "SubagentStop": {
      const agentTranscriptPath = stringAt(from, "agent_transcript_path");
      return { name, ...common, isStopHookActive, lastAssistantMessage, agentTranscriptPath };
    }
    case "SessionStart":
      return { name, ...common, source };
    case "PreCompact":
      return { name, ...common, trigger, customInstructions: stringAt(from, "custom_instructions") };
    case "PostCompact":
      return { name, ...common, trigger, compactSummary: stringAt(from, "compact_summary") };
    case "FileChanged": {
      const change = stringAt(from, "event");
      return withText(stringAt(from, "file_path"), (filePath) => ({ name, ...common, filePath, change }));
    }
    case "MessageDisplay":
      return withText(stringAt(from, "delta"), (delta) => ({ name, ...common, ...readPlace(from), delta }));
    default:
      return null;
  }
}

function readPlace(from: JsonObject): Pick<MessageDisplay, "turnId" | "messageId" | "index" | "isFinal"> {
  return {
    turnId: stringAt(from, "turn_id"),
    messageId: stringAt(from, "message_id"),
    index: numberAt(from, "index"),
    isFinal: booleanAt(from, "final"),
  };
}

function withText(text: string | null, make: (text: string) => HookEvent): HookEvent | null {
  return text === null ? null : make(text);
}

function valueAt(from: JsonObject, key: string): JsonValue {
  const value = Object.hasOwn(from, key) ? from[key] : undefined;
  return value === undefined ? null : value;
}
