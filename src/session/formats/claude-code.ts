// Session transcripts of Claude Code (`projects/<slug>/<session>.jsonl` and the files of its subagents), clients
// 1.0.17 and later. One object of a line becomes one Entry. Checked by hand, without a library: the hook reads
// transcripts too. Nothing here throws; a field of a wrong type reads as absent, and an unknown type is kept and
// named.

import { readEntryTime } from "../entry-time.ts";
import { entryKind, isMetadataType } from "../entry-types.ts";
import {
  arrayAt,
  booleanAt,
  idAt,
  isJsonObject,
  type JsonObject,
  objectAt,
  stringAt,
} from "../json-value.ts";
import type { LogFormat } from "../log-format.ts";
import { promptSource } from "../prompt-source.ts";
import { readUsage } from "../read-usage.ts";
import type {
  Entry,
  EntryContext,
  EntryKind,
  Prompt,
  ResponseLine,
  ToolCall,
  ToolResult,
} from "../session.ts";

const NONE: readonly never[] = [];

/** The conversation message that a line carries, with the fields that stand beside it. */
interface Carried {
  readonly role: "assistant" | "user" | null;
  readonly message: JsonObject | null;
  /** Holds requestId, toolUseResult, isApiErrorMessage …: the line itself, or the inner line of `agent_progress`. */
  readonly holder: JsonObject;
  readonly isWorker: boolean;
}

interface Blocks {
  readonly texts: readonly string[];
  readonly thinking: readonly string[];
  readonly calls: readonly ToolCall[];
  readonly results: readonly ToolResult[];
  /** Images, documents and kinds of blocks that are not known. */
  readonly otherCount: number;
}

const NO_BLOCKS: Blocks = { texts: NONE, thinking: NONE, calls: NONE, results: NONE, otherCount: 0 };

function typeWithSubtype(line: JsonObject, type: string): string {
  if (type === "system") return withSubtype(type, stringAt(line, "subtype"));
  if (type === "progress" || type === "attachment") {
    const inner = objectAt(line, type === "progress" ? "data" : "attachment");
    return withSubtype(type, inner === null ? null : stringAt(inner, "type"));
  }
  return type;
}

function withSubtype(type: string, subtype: string | null): string {
  return subtype === null ? type : `${type}/${subtype}`;
}

/** Up to 2.1.5x a subagent's responses also lie inside progress lines of the main file. */
function carriedBy(line: JsonObject, type: string): Carried {
  if (type === "assistant" || type === "user") {
    const isWorker = booleanAt(line, "isSidechain") === true || idAt(line, "agentId") !== null;
    return { role: type, message: objectAt(line, "message"), holder: line, isWorker };
  }
  const wrapped =
    type === "progress/agent_progress" ? objectAt(objectAt(line, "data") ?? {}, "message") : null;
  if (wrapped === null) return { role: null, message: null, holder: line, isWorker: false };
  const role = stringAt(wrapped, "type");
  const isRole = role === "assistant" || role === "user";
  return {
    role: isRole ? role : null,
    message: objectAt(wrapped, "message"),
    holder: wrapped,
    isWorker: true,
  };
}

function readContext(line: JsonObject, type: string): EntryContext {
  const inner = type === "progress/agent_progress" ? objectAt(line, "data") : null;
  return {
    sessionId: idAt(line, "sessionId"),
    agentId: inner === null ? idAt(line, "agentId") : idAt(inner, "agentId"),
    isSidechain: inner !== null || booleanAt(line, "isSidechain") === true,
    cwd: stringAt(line, "cwd"),
    version: stringAt(line, "version"),
    gitBranch: stringAt(line, "gitBranch"),
    entrypoint: stringAt(line, "entrypoint"),
    isHeadless: false,
  };
}

/**
 * The text that a tool result put before the model: a string, or its text blocks; images and other blocks carry none.
 */
function resultText(block: JsonObject): string {
  const plain = stringAt(block, "content");
  if (plain !== null) return plain;
  const parts = arrayAt(block, "content");
  if (parts === null) return "";
  return parts.map((part) => (isJsonObject(part) ? (stringAt(part, "text") ?? "") : "")).join("");
}

function readResult(block: JsonObject, holder: JsonObject): ToolResult {
  return {
    toolUseId: idAt(block, "tool_use_id"),
    isError: booleanAt(block, "is_error") === true,
    text: resultText(block),
    response: Object.hasOwn(holder, "toolUseResult") ? holder.toolUseResult : undefined,
    denialKind: stringAt(holder, "toolDenialKind"),
  };
}

function readBlocks(message: JsonObject, holder: JsonObject): Blocks {
  const plain = stringAt(message, "content");
  if (plain !== null) return { ...NO_BLOCKS, texts: [plain] };
  const texts: string[] = [];
  const thinking: string[] = [];
  const calls: ToolCall[] = [];
  const results: ToolResult[] = [];
  let otherCount = 0;
  for (const block of arrayAt(message, "content") ?? NONE) {
    if (!isJsonObject(block)) continue;
    const type = stringAt(block, "type");
    if (type === "text") texts.push(stringAt(block, "text") ?? "");
    else if (type === "thinking") thinking.push(stringAt(block, "thinking") ?? "");
    else if (type === "tool_use") {
      const input = objectAt(block, "input") ?? {};
      calls.push({ id: idAt(block, "id"), name: stringAt(block, "name") ?? "", input });
    } else if (type === "tool_result") results.push(readResult(block, holder));
    else otherCount += 1;
  }
  return { texts, thinking, calls, results, otherCount };
}

/** `<synthetic>` and API-error entries are the client's own words: no request was billed for them. */
function isClientsOwn(message: JsonObject, holder: JsonObject): boolean {
  return stringAt(message, "model") === "<synthetic>" || booleanAt(holder, "isApiErrorMessage") === true;
}

function readResponse(message: JsonObject, holder: JsonObject): ResponseLine | null {
  if (isClientsOwn(message, holder)) return null;
  const usage = objectAt(message, "usage");
  return {
    messageId: idAt(message, "id"),
    requestId: idAt(holder, "requestId"),
    model: stringAt(message, "model"),
    usage: usage === null ? null : readUsage(usage),
  };
}

function readPrompt(line: JsonObject, blocks: Blocks, isWorker: boolean): Prompt | null {
  if (blocks.results.length > 0 || blocks.texts.length + blocks.otherCount === 0) return null;
  const text = blocks.texts.join("\n");
  return { source: promptSource(line, text, isWorker), text };
}

function kindOf(type: string, response: ResponseLine | null, carried: Carried): EntryKind {
  if (response !== null) return "response";
  if (type === "progress/agent_progress" && carried.role !== null) return "conversation";
  return entryKind(type);
}

/** Reads one object of a transcript. Every object gives an entry, an unknown one with kind `unknown-type`. */
export function readEntry(line: JsonObject): Entry {
  const type = typeWithSubtype(line, stringAt(line, "type") ?? "(no type)");
  const carried = carriedBy(line, type);
  const { message, holder, role } = carried;
  const blocks = message === null ? NO_BLOCKS : readBlocks(message, holder);
  const response = role === "assistant" && message !== null ? readResponse(message, holder) : null;
  const time = readEntryTime(stringAt(line, "timestamp"));
  return {
    type,
    kind: kindOf(type, response, carried),
    uuid: idAt(line, "uuid"),
    parentUuid: idAt(line, "parentUuid"),
    context: readContext(line, type),
    timestampMs: time.ms,
    time: time.reading,
    permissionMode: stringAt(line, "permissionMode"),
    response,
    texts: role === "assistant" ? blocks.texts : NONE,
    thinking: blocks.thinking,
    calls: role === "assistant" ? blocks.calls : NONE,
    results: role === "user" ? blocks.results : NONE,
    prompt: role === "user" && message !== null ? readPrompt(holder, blocks, carried.isWorker) : null,
    raw: line,
  };
}

function recognises(object: JsonObject): boolean {
  const type = stringAt(object, "type");
  if (type === null) return false;
  const hasSession = stringAt(object, "sessionId") !== null;
  return hasSession || isMetadataType(type);
}

/** The transcript format of Claude Code. */
export const claudeCode: LogFormat = {
  name: "claude-code",
  describes: "session transcripts of Claude Code, main files and subagents' files",
  recognises,
};
