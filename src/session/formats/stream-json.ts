// What `claude -p` prints: stream-json (one object per line), json (one result object) and json with --verbose (an
// array of the stream's objects). A line says what a transcript's line says under other names, so it is read as one.
// Nothing here throws; usage of assistant lines is that of the response's beginning, never final.

import { arrayAt, idAt, isJsonObject, type JsonObject, objectAt, stringAt } from "../json-value.ts";
import type { LogFormat } from "../log-format.ts";
import type { Entry, EntryKind, Prompt, ToolResult } from "../session.ts";
import { isControlType, streamKind } from "../stream-types.ts";
import { readEntry } from "./claude-code.ts";

function typeOf(line: JsonObject): string {
  const type = stringAt(line, "type") ?? "(no type)";
  const subtype = type === "system" || type === "result" ? stringAt(line, "subtype") : null;
  return subtype === null ? type : `${type}/${subtype}`;
}

/** The line under the names that a transcript uses. `stream_event` and the like carry no conversation of their own. */
function asTranscriptLine(line: JsonObject): JsonObject {
  const isSpoken = line.type === "assistant" || line.type === "user";
  return {
    type: isSpoken ? line.type : "system",
    message: isSpoken ? line.message : undefined,
    uuid: line.uuid,
    sessionId: line.session_id,
    timestamp: line.timestamp,
    isSidechain: idAt(line, "parent_tool_use_id") !== null,
    agentId: line.agent_id,
    requestId: line.request_id,
    toolUseResult: line.tool_use_result,
    isApiErrorMessage: line.is_api_error_message,
    isMeta: line.isSynthetic,
    origin: line.origin,
    cwd: line.cwd,
    version: line.claude_code_version,
    permissionMode: line.permissionMode,
  };
}

/** Why a call was not carried out stands beside the message, by the id of the call. */
function withDenialKinds(line: JsonObject, results: readonly ToolResult[]): readonly ToolResult[] {
  const notes = (arrayAt(line, "tool_result_meta") ?? []).filter(isJsonObject);
  if (notes.length === 0) return results;
  return results.map((result) => {
    const own = notes.filter((note) => idAt(note, "id") === result.toolUseId);
    const [only] = own;
    const isOwn = own.length === 1 && only !== undefined && result.toolUseId !== null;
    return isOwn ? { ...result, denialKind: stringAt(only, "non_execution_kind") } : result;
  });
}

/**
 * Prompts are printed only on request, and older clients print them with ids and without times that would tell which
 * prompt of the transcript they are: such a line is conversation and no prompt.
 */
function promptOf(entry: Entry): Prompt | null {
  return entry.time === "known" ? entry.prompt : null;
}

function kindOf(type: string, entry: Entry): EntryKind {
  return entry.response === null ? streamKind(type) : "response";
}

/** Reads one object of headless output. Every object gives an entry, an unknown one with kind `unknown-type`. */
export function readStreamEntry(line: JsonObject): Entry {
  const type = typeOf(line);
  const entry = readEntry(asTranscriptLine(line));
  return {
    ...entry,
    type,
    kind: kindOf(type, entry),
    context: { ...entry.context, isHeadless: true },
    results: withDenialKinds(line, entry.results),
    prompt: promptOf(entry),
    raw: line,
  };
}

/** True where the object has what its type must have; other programs write lines with a type and a session too. */
function isWhole(line: JsonObject, type: string): boolean {
  if (type === "assistant" || type === "user") return objectAt(line, "message") !== null;
  if (type === "result") return Object.hasOwn(line, "is_error") || Object.hasOwn(line, "num_turns");
  return streamKind(typeOf(line)) !== "unknown-type";
}

function recognises(line: JsonObject): boolean {
  const type = stringAt(line, "type");
  if (type === null || Object.hasOwn(line, "sessionId")) return false;
  if (isControlType(type)) return true;
  return stringAt(line, "session_id") !== null && isWhole(line, type);
}

/** Headless output of Claude Code. */
export const streamJson: LogFormat = {
  name: "stream-json",
  describes: "headless output of Claude Code: stream-json, json, and json with --verbose",
  recognises,
};
