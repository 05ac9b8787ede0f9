// The tool calls of a recorded session, each with how it ended. Which hook events a call had follows from its fate
// alone: a call that the client refused before its hooks had none, a denied one had only the first. Copies of a call
// or of a result (progress lines, lines written again) are one call.

import { findRefusal } from "./denials.ts";
import { objectAt, stringAt } from "./json-value.ts";
import type { Entry, ToolCall, ToolResult } from "./session.ts";

/** Where a line stands: the file as it was named when it was read, and the line in it, counted from 1. */
export interface LinePlace {
  readonly file: string;
  readonly line: number;
}

/** One line of a session in the order of the replay. `unreadable`: something stood here that nobody can read. */
export type RecordedLine =
  | { readonly kind: "entry"; readonly place: LinePlace; readonly entry: Entry }
  | { readonly kind: "unreadable"; readonly place: LinePlace; readonly why: string };

/**
 * `refused early`: the client's own checks refused it before any hook. `denied`: refused after its first hook, by
 * whomever. `failed`: it began and failed. `unanswered`: the log has no result (cut off, interrupted, unreadable).
 */
export type CallFate = "succeeded" | "failed" | "denied" | "refused early" | "unanswered";

export interface RecordedCall {
  readonly call: ToolCall;
  readonly fate: CallFate;
  readonly result: ToolResult | null;
  /** Indexes into the session's lines. A result line that stands before its call counts as standing with it. */
  readonly callIndex: number;
  readonly resultIndex: number | null;
  /** True where the response made several calls: their order is that of their results. */
  readonly hasSiblings: boolean;
  /** True where a hook of the user's changed its input or its output: its lines do not show what really happened. */
  readonly isChangedByHook: boolean;
}

export interface RecordedCalls {
  /** In the order of the lines that made them. */
  readonly calls: readonly RecordedCall[];
  /** Results whose call is in no line: the log began later, or the line is unreadable. */
  readonly resultsWithoutCall: number;
}

/** How clients word a refusal of their own checks; since 2.0 all of these are wrapped in a tag of their own. */
const EARLY_REFUSALS = [
  /^<tool_use_error>/,
  /^File has not been read yet\./,
  /^File has been modified since read/,
  /^String to replace not found in file\./,
  /^Found \d+ matches of the string to replace/,
  /^No changes to make: /,
];

/** Source: runs of 2.0.77, 2.1.301 and 2.1.332, where no hook event came for a call refused with such a text. */
export function fateOf(result: ToolResult | null): CallFate {
  if (result === null) return "unanswered";
  if (!result.isError) return "succeeded";
  const text = result.text.trimStart();
  if (EARLY_REFUSALS.some((pattern) => pattern.test(text))) return "refused early";
  return findRefusal(result) === null ? "failed" : "denied";
}

interface Indexed<T> {
  readonly value: T;
  readonly index: number;
}

/** All calls of the session, each once, with their results. */
export function readCalls(lines: readonly RecordedLine[]): RecordedCalls {
  const results = readResults(lines);
  const made = readMade(lines);
  const changed = readChanged(lines);
  const calls = made.map(({ call, index, hasSiblings }): RecordedCall => {
    const found = call.id === null ? undefined : results.get(call.id);
    const resultIndex = found === undefined ? null : Math.max(found.index, index);
    const result = found?.value ?? null;
    const isChangedByHook = call.id !== null && changed.has(call.id);
    return {
      call,
      fate: fateOf(result),
      result,
      callIndex: index,
      resultIndex,
      hasSiblings,
      isChangedByHook,
    };
  });
  const known = new Set(made.map(({ call }) => call.id));
  return { calls, resultsWithoutCall: [...results.keys()].filter((id) => !known.has(id)).length };
}

/** The first copy of each result; one that carries the tool's output object beats one that does not. */
function readResults(lines: readonly RecordedLine[]): ReadonlyMap<string, Indexed<ToolResult>> {
  const results = new Map<string, Indexed<ToolResult>>();
  lines.forEach((line, index) => {
    if (line.kind !== "entry") return;
    for (const value of line.entry.results) {
      const id = value.toolUseId;
      const before = id === null ? undefined : results.get(id);
      if (id === null) continue;
      if (before === undefined) results.set(id, { value, index });
      else if (before.value.response === undefined && value.response !== undefined)
        results.set(id, { value, index: before.index });
    }
  });
  return results;
}

/** Ids of calls whose hooks answered with another input or output. Newer clients write what a hook printed. */
function readChanged(lines: readonly RecordedLine[]): ReadonlySet<string> {
  const ids = lines.flatMap((line): readonly (string | null)[] => {
    if (line.kind !== "entry" || !line.entry.type.startsWith("attachment/hook_")) return [];
    const attachment = objectAt(line.entry.raw, "attachment") ?? {};
    const isChange = /updatedInput|updated(?:MCP)?ToolOutput/.test(JSON.stringify(attachment));
    return isChange ? [stringAt(attachment, "toolUseID")] : [];
  });
  return new Set(ids.filter((id) => id !== null));
}

interface MadeCall {
  readonly call: ToolCall;
  readonly index: number;
  readonly hasSiblings: boolean;
}

function readMade(lines: readonly RecordedLine[]): readonly MadeCall[] {
  const seen = new Set<string>();
  const made: { call: ToolCall; index: number; response: string }[] = [];
  const counts = new Map<string, number>();
  lines.forEach((line, index) => {
    if (line.kind !== "entry") return;
    for (const call of line.entry.calls) {
      if (call.id !== null && seen.has(call.id)) continue;
      if (call.id !== null) seen.add(call.id);
      const response = line.entry.response?.messageId ?? `line ${index}`;
      made.push({ call, index, response });
      const before = counts.get(response);
      counts.set(response, before === undefined ? 1 : before + 1);
    }
  });
  return made.map(({ call, index, response }) => ({
    call,
    index,
    hasSiblings: (counts.get(response) ?? 1) > 1,
  }));
}
