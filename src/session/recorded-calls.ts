// The tool calls of a recorded session, each with how it ended. Which hook events a call had follows from its fate
// alone: a call that the client refused before its hooks had none, a denied one had only the first. Copies of a call
// or of a result (progress lines, lines written again) are one call; calls of different responses are two, even where
// a back end gives both one id.

import { canonicalJson } from "./canonical-json.ts";
import { findRefusal } from "./denials.ts";
import { stringChars } from "./input-facts.ts";
import { objectAt, stringAt } from "./json-value.ts";
import { responseKey, textKey, threadKey } from "./response-key.ts";
import { firstResult, type ResultCopy } from "./result-order.ts";
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
  /** The response that made it. Calls of one response come back to the model in one request. */
  readonly responseKey: string;
  /** Its identity in any session: the tool id with the response; without an id its name and input stand for it. */
  readonly key: string;
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
  /** A key for each result whose call is in no line: the log began later, or the line is unreadable. */
  readonly resultsWithoutCall: readonly string[];
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

/** All calls of the session, each once, with their results. */
export function readCalls(lines: readonly RecordedLine[]): RecordedCalls {
  const made = readMade(lines);
  const { byCall, withoutCall } = readResults(lines, made);
  const changed = readChanged(lines);
  const calls = made.map((one): RecordedCall => {
    const { call, index, hasSiblings } = one;
    const copies = byCall.get(one) ?? [];
    const result = firstResult(copies)?.result ?? null;
    const [first] = copies;
    return {
      call,
      responseKey: one.responseKey,
      key: one.key,
      fate: fateOf(result),
      result,
      callIndex: index,
      resultIndex: first === undefined ? null : Math.max(first.index, index),
      hasSiblings,
      isChangedByHook: call.id !== null && changed.has(call.id),
    };
  });
  const resultsWithoutCall = [...withoutCall].map(
    ([id, copies]) => `${id} ${textKey(firstResult(copies)?.result.text ?? "")}`,
  );
  return { calls, resultsWithoutCall };
}

interface FoundResult extends ResultCopy {
  readonly index: number;
}

/** Every copy of each result, by its call and, where no line has that call, by the id that it names. */
function readResults(lines: readonly RecordedLine[], made: readonly MadeCall[]) {
  const byId = grouped(made, ({ call }) => call.id);
  const byCall = new Map<MadeCall, FoundResult[]>();
  const withoutCall = new Map<string, FoundResult[]>();
  lines.forEach((line, index) => {
    if (line.kind !== "entry") return;
    for (const result of line.entry.results) {
      const id = result.toolUseId;
      if (id === null) continue;
      const call = callOf(byId.get(id) ?? [], threadKey(line.entry), index);
      const found = { result, place: line.place, index };
      if (call === null) withoutCall.set(id, [...(withoutCall.get(id) ?? []), found]);
      else byCall.set(call, [...(byCall.get(call) ?? []), found]);
    }
  });
  return { byCall, withoutCall };
}

/** Of several calls with one id the result answers the latest before it, in its own conversation where one is there. */
function callOf(calls: readonly MadeCall[], thread: string, index: number): MadeCall | null {
  const own = calls.filter((call) => call.thread === thread);
  const among = own.length > 0 ? own : calls;
  return among.findLast((call) => call.index <= index) ?? among[0] ?? null;
}

function grouped<T>(from: readonly T[], keyOf: (one: T) => string | null): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of from) {
    const key = keyOf(one);
    if (key === null) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return groups;
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
  readonly responseKey: string;
  readonly key: string;
  readonly thread: string;
  readonly hasSiblings: boolean;
}

interface CallCopy extends Omit<MadeCall, "hasSiblings"> {
  readonly identity: string;
}

/** Each call once, at the first line that has it, with the input of the copy that carries most of it. */
function readMade(lines: readonly RecordedLine[]): readonly MadeCall[] {
  const copies = lines.flatMap((line, index) =>
    line.kind === "entry" ? line.entry.calls.map((call, at) => copyOf(call, line.entry, index, at)) : [],
  );
  const calls = [...grouped(copies, ({ identity }) => identity).values()].flatMap((same) => {
    const [first] = same;
    const fullest = same.reduce((best, next) => (isFuller(next.call, best.call) ? next : best));
    return first === undefined ? [] : [{ ...first, call: fullest.call }];
  });
  const byResponse = grouped(calls, (call) => call.responseKey);
  return calls.map((call) => ({
    ...call,
    hasSiblings: (byResponse.get(call.responseKey) ?? []).length > 1,
  }));
}

/** Without an id nothing tells a second call from a copy within the session: each is a call of its own. */
function copyOf(call: ToolCall, entry: Entry, index: number, at: number): CallCopy {
  const response = responseKey(entry);
  const said = call.id ?? `${call.name} ${textKey(canonicalJson(call.input))}`;
  const key = `${call.id === null ? "without id" : "id"} ${response} ${said}`;
  const identity = call.id === null ? `${index} ${at}` : key;
  return { call, index, responseKey: response, key, thread: threadKey(entry), identity };
}

/** The counting rule for copies of a call: most characters of input, then by name. */
function isFuller(call: ToolCall, before: ToolCall): boolean {
  const more = stringChars(call.input) - stringChars(before.input);
  return more > 0 || (more === 0 && call.name < before.name);
}
