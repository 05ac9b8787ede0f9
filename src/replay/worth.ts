// What one decision is worth and costs, exactly, from the log. Characters are Unicode code points of what the model
// really saw: a text that the client had already cut or spilled cannot be saved again. A decision that this client
// ignores is worth nothing; one of which nobody knows that it is honoured is kept apart by the caller.

import { noReemission } from "../moves/rules/no-reemission.ts";
import {
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  numberAt,
  objectAt,
  stringAt,
} from "../session/json-value.ts";
import type { RecordedCall } from "../session/recorded-calls.ts";
import { codePointLength } from "../session/text-length.ts";
import type { ReplayedDecision, ReplayedEvent } from "./outcome.ts";

export interface Worth {
  /** Code points that would not have entered the context; null where the log has no result to count in. */
  readonly charsCut: number | null;
  /** Code points that would have entered it besides: a reason, an expanded text. Null: not known exactly. */
  readonly charsAdded: number | null;
  readonly callsRefused: number;
  /** Code points that no-reemission denied: the file held them already. They were spent before any hook. */
  readonly charsReemitted: number;
}

const NOTHING: Worth = {
  charsCut: 0,
  charsAdded: 0,
  callsRefused: 0,
  charsReemitted: 0,
};

/** The worth of the decision on this event; nothing without a decision or on a client that ignores it. */
export function worthOf(replayed: ReplayedEvent): Worth {
  const { decision, recorded } = replayed;
  if (decision === null || replayed.honoured === "no") return NOTHING;
  const { call } = recorded;
  if (call === null) return NOTHING;
  if (decision.kind === "rewrite-output") return outputWorth(call, decision);
  if (decision.kind === "rewrite-input") {
    return decision.input === null ? NOTHING : { ...NOTHING, charsCut: cutBy(call, decision.input) };
  }
  if (decision.kind !== "deny") return NOTHING;
  return {
    charsCut: cutBy(call, decision.instead?.input ?? null),
    charsAdded: decision.reason === null ? null : codePointLength(decision.reason),
    callsRefused: 1,
    charsReemitted:
      decision.move === noReemission.name ? codePointLength(stringAt(call.call.input, "content") ?? "") : 0,
  };
}

/** What the model saw of the call beyond what the named call would show. */
function cutBy(call: RecordedCall, bounded: JsonObject | null): number | null {
  if (call.fate === "unanswered") return null;
  if (call.fate !== "succeeded" || call.result === null) return 0;
  if (bounded === null) return codePointLength(call.result.text);
  const limit = numberAt(bounded, "limit");
  const file = isJsonObject(call.result.response) ? objectAt(call.result.response, "file") : null;
  const lines = file === null ? null : numberAt(file, "numLines");
  if (limit === null || lines === null) return null;
  const beyond = call.result.text.split("\n").slice(limit, lines);
  return codePointLength(beyond.join("\n"));
}

/** Code units at the start of a text by which a result that the client has cut is known to show it. */
const HEAD_UNITS = 200;

/**
 * Leaf by leaf: only what stood in the result that the model saw counts, and never more than that result. Where the
 * client has cut a text, or put a preview in its place, all that it showed is the most that the cut can have spared.
 */
function outputWorth(call: RecordedCall, decision: ReplayedDecision): Worth {
  const { result } = call;
  if (result === null || result.response === undefined || decision.output === undefined) return NOTHING;
  const isNumbered = call.call.name === "Read";
  const isShown = (text: string): boolean => isNumbered || result.text.includes(text.trim());
  const isBegun = (text: string): boolean =>
    text.trim().length > HEAD_UNITS && result.text.includes(text.trim().slice(0, HEAD_UNITS));
  const leaves = changedLeaves(result.response, decision.output).filter(
    ([before]) => isShown(before) || isBegun(before),
  );
  const numbers = isNumbered ? lineNumbers(result.text) : [];
  const sizeOf = (texts: readonly string[]): number => {
    const own = texts.reduce((sum, text) => sum + codePointLength(text), 0);
    return texts.reduce((sum, text) => sum + numbersOf(text, numbers), own);
  };
  const [before, after] = [sizeOf(leaves.map(([text]) => text)), sizeOf(leaves.map(([, text]) => text))];
  const seen = Math.min(before, codePointLength(result.text));
  return { ...NOTHING, charsCut: Math.max(0, seen - after), charsAdded: Math.max(0, after - seen) };
}

/** Lengths of the line numbers that the client puts before the lines of a file. */
function lineNumbers(shown: string): readonly number[] {
  return [...shown.matchAll(/^ *\d+[→\t]/gm)].map(([text]) => text.length);
}

/** What the numbers before the lines of `text` add to it; nothing where the result does not number them all. */
function numbersOf(text: string, numbers: readonly number[]): number {
  const lines = text.split("\n").length;
  return numbers.length < lines ? 0 : numbers.slice(0, lines).reduce((sum, length) => sum + length, 0);
}

/** Pairs of texts that differ, at the same place of two values of one shape. */
export function changedLeaves(before: JsonValue, after: JsonValue): readonly (readonly [string, string])[] {
  if (before === after) return [];
  if (typeof before === "string" && typeof after === "string") return [[before, after]];
  if (isJsonArray(before) && isJsonArray(after)) {
    return before.flatMap((one, at) => leavesAt(one, after[at]));
  }
  if (!isJsonObject(before) || !isJsonObject(after)) return [];
  return Object.entries(before).flatMap(([key, one]) => leavesAt(one, after[key]));
}

function leavesAt(before: JsonValue | undefined, after: JsonValue | undefined) {
  return before === undefined || after === undefined ? [] : changedLeaves(before, after);
}
