// The shared nouns of a recorded session. Types only: what a log line says once it has been read.
// Absence is always `null`: a figure that a line does not carry is unknown, never 0.

import type { JsonObject, JsonValue } from "./json-value.ts";

/**
 * What a line is good for. `response`: a line of a billed API response. `conversation`: part of the conversation
 * without billed usage. `metadata`: describes the session. `known-unused`: a documented type that carries no fact we
 * count. `unknown-type`: a type no released client is known to write; kept, counted and named.
 */
export type EntryKind = "response" | "conversation" | "metadata" | "known-unused" | "unknown-type";

/** Where an entry says that it was written. Null: the line does not say. */
export interface EntryContext {
  readonly sessionId: string | null;
  /** The subagent's id; null on the main thread (or in old sidechain lines, which name none). */
  readonly agentId: string | null;
  readonly isSidechain: boolean;
  readonly cwd: string | null;
  readonly version: string | null;
  readonly gitBranch: string | null;
  readonly entrypoint: string | null;
  /** True for a line of headless output, which leaves out what a transcript has: prompts, and words of subagents. */
  readonly isHeadless: boolean;
}

/** Tokens of one response as one line reports them. Whole numbers ≥ 0; null = the line does not say. */
export interface Usage {
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly cacheReadTokens: number | null;
  readonly cacheWriteTokens: number | null;
  /** The part of the cache write with a lifetime of five minutes. */
  readonly cacheWrite5mTokens: number | null;
  /** The part of the cache write with a lifetime of one hour; it is priced differently. */
  readonly cacheWrite1hTokens: number | null;
  /** `output_tokens` exactly as written: it ranks the copies of a response. −1 where it is missing. */
  readonly rankOutput: number;
  /** Sum of the token fields that are present, as written: it ranks copies with equal output. */
  readonly rankTotal: number;
}

/** The part of a response that one line carries: usually one content block. */
export interface ResponseLine {
  /** `message.id`; null on some third-party back ends. */
  readonly messageId: string | null;
  readonly requestId: string | null;
  readonly model: string | null;
  /** Null where the line has no usage, or all four figures are 0 (third-party back ends): unknown, not free. */
  readonly usage: Usage | null;
}

/** One `tool_use` block. */
export interface ToolCall {
  /** `tool_use.id`; null where it is missing or no string. */
  readonly id: string | null;
  /** As the model wrote it, even where no such tool exists. */
  readonly name: string;
  readonly input: JsonObject;
}

/** One `tool_result` block. */
export interface ToolResult {
  readonly toolUseId: string | null;
  readonly isError: boolean;
  /** What the model saw as text: the string, or its text blocks joined without a separator. Images carry none. */
  readonly text: string;
  /** The tool's output object, or a string on errors; undefined where the line has none. */
  readonly response: JsonValue | undefined;
  /** `toolDenialKind` of newer clients. */
  readonly denialKind: string | null;
}

/**
 * Who wrote a prompt. `user`: a person. `sdk`: a program that drives the client. `command`: a slash command, which
 * counts as a prompt only when a response answers it. `machine`: the client itself (notifications, caveats, hooks).
 * `local-output`: what a local command printed. `subagent`: the task given to a subagent. `summary`: the text that
 * replaces a compacted conversation. `interrupt`: the client's note that the user stopped it.
 */
export type PromptSource =
  | "user"
  | "sdk"
  | "command"
  | "local-output"
  | "machine"
  | "subagent"
  | "summary"
  | "interrupt";

/** Text that entered the conversation as a user message and is no tool result. */
export interface Prompt {
  readonly source: PromptSource;
  readonly text: string;
}

/** How well the time of an entry is known. A time without an offset is a problem, not an assumption. */
export type TimeReading = "known" | "missing" | "without offset" | "unreadable";

/** One object of a log, read. */
export interface Entry {
  /** The `type`, with its subtype behind a slash where there is one: `system/compact_boundary`. */
  readonly type: string;
  readonly kind: EntryKind;
  readonly uuid: string | null;
  readonly parentUuid: string | null;
  readonly context: EntryContext;
  /** Milliseconds since 1970 in UTC; null unless `time` is `known`. */
  readonly timestampMs: number | null;
  readonly time: TimeReading;
  readonly permissionMode: string | null;
  readonly response: ResponseLine | null;
  /** Assistant text blocks on this line. */
  readonly texts: readonly string[];
  /** Thinking blocks on this line; newer clients store them empty. */
  readonly thinking: readonly string[];
  readonly calls: readonly ToolCall[];
  readonly results: readonly ToolResult[];
  readonly prompt: Prompt | null;
  readonly raw: JsonObject;
}

/** Where an object stands in a log. */
export interface Place {
  /** Counted from 1. */
  readonly line: number;
  /** 0 for a line of one object; 1, 2, … for the objects of a glued line. */
  readonly part: number;
  /** Bytes from the start of the file to the start of the line. */
  readonly byteOffset: number;
  /** Bytes of the line without its newline. */
  readonly byteLength: number;
}
