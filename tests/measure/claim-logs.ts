// Transcripts of sessions that a claim can be tested against: their ids are such as a client draws. Every call says how
// many characters its input and its result have, so that each test works its shares out by hand.

import { type Claim, claimSchema } from "../../src/measure/claim.ts";
import type { ClaimReading } from "../../src/measure/claim-reading.ts";
import { answer, call, prompt, result, text } from "./metric-log.ts";

export interface WrittenCall {
  readonly tool: string;
  readonly input?: object;
  /** Characters of the result; absent: it has none. */
  readonly resultChars?: number;
  /** True where the line of the call is not in the log. */
  readonly isCallLost?: boolean;
}

export function sessionId(number: number): string {
  return `3f9a${number.toString(16).padStart(4, "0")}-7b2e-4c5d-9e1f-a2b3c4d5e6f7`;
}

/** One transcript: a prompt, the calls with their results, and `saidChars` characters of words. */
export function sessionLog(number: number, calls: readonly WrittenCall[], saidChars = 10): string {
  const lines = calls.flatMap(({ tool, input = {}, resultChars, isCallLost = false }, k) => {
    const id = `toolu_${number}_${k}`;
    return [
      ...(isCallLost ? [] : [answer(`msg_${number}_${k}`, [call(id, tool, input)])]),
      ...(resultChars === undefined ? [] : [result(id, "r".repeat(resultChars))]),
    ];
  });
  const all = [
    prompt("Mind the tide."),
    ...lines,
    answer(`msg_${number}_end`, [text("s".repeat(saidChars))]),
  ];
  return all
    .map((line) => `${line.replaceAll('"sessionId":"s"', `"sessionId":"${sessionId(number)}"`)}\n`)
    .join("");
}

/** The same calls in each of so many sessions. */
export function equalSessions(count: number, calls: readonly WrittenCall[], saidChars?: number) {
  const numbers = Array.from({ length: count }, (_, k) => k + 1);
  return Object.fromEntries(numbers.map((k) => [`${sessionId(k)}.jsonl`, sessionLog(k, calls, saidChars)]));
}

/** A claim that a filter of Bash takes 60 % off the text of results, with what is replaced. */
export function claimOf(changes: Readonly<Record<string, unknown>> = {}): Claim {
  return claimSchema.parse({
    claim: 1,
    title: "A filter takes 60 % off what tools show.",
    source: "a leaflet",
    number: { kind: "fall", value: 60, unit: "percent" },
    denominator: "result_text",
    mechanism: { reaches: "results", tools: ["Bash"] },
    evidence: "estimate",
    ...changes,
  });
}

const RESULT_TEXT: ClaimReading["measure"] = {
  of: "result_text",
  unit: "characters",
  rowNames: { reached: "results", whole: "results" },
  reached: { table: "tool_results", value: "chars" },
  whole: { table: "tool_results", value: "chars" },
};

/** Twenty sessions, all used: Bash has 180 of 1,000 characters of results, 90 of them in one. */
export function readingOf(changes: Partial<ClaimReading> = {}): ClaimReading {
  return {
    chosen: 20,
    used: 20,
    leftOut: [],
    measure: RESULT_TEXT,
    figures: {
      reached: 180,
      reachedRows: 4,
      whole: 1000,
      wholeRows: 9,
      isWholeLowerBound: false,
      mostInOneRow: 90,
      wholeLeftOut: 0,
    },
    bill: { tokens: 0, tokenSessions: 0, costUsd: 0, costSessions: 0 },
    ...changes,
  };
}
