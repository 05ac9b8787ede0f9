// Events and sessions as text.

import { expect, test } from "vitest";
import { eventCells, sessionLines, sharedFolder } from "../../src/cli/timeline-text.ts";
import type { MetricValue } from "../../src/measure/dispatch-unit.ts";
import type { EventFacts, TimelineEvent } from "../../src/measure/session-timeline.ts";
import type { SessionTotals } from "../../src/measure/session-totals.ts";

const at = {
  ...{ timestampMs: 0, isWorker: false, agentId: null, path: "/logs/a/s.jsonl" },
  ...{ line: 7, part: 0, byteOffset: 0, byteLength: 1 },
};
const kept = { chars: 1, sha256: "" };

function factsOf(facts: EventFacts): readonly unknown[] {
  return eventCells({ ...at, ...facts }, "/logs").slice(2, 4);
}

test("each kind of event says what it was", () => {
  expect(factsOf({ kind: "prompt", source: "user", isTurn: true, ...kept })).toEqual([
    "prompt",
    "user · 1 character",
  ]);
  expect(factsOf({ kind: "thinking", ...kept, chars: 1200 })).toEqual(["thinking", "1,200 characters"]);
  expect(factsOf({ kind: "compaction", type: "system/compact_boundary" })).toEqual([
    "compaction",
    "system/compact_boundary",
  ]);
  const call = {
    kind: "call",
    callKey: "t",
    name: "Bash",
    subject: "ls",
    subjectChars: 2,
    inputChars: 2,
  } as const;
  expect(factsOf(call)).toEqual(["Bash", "ls"]);
  expect(factsOf({ ...call, subject: null, subjectChars: null })).toEqual(["Bash", "2 characters"]);
});

test("an unknown figure is a question mark, output a lower bound, and copies in other sessions are named", () => {
  const figures = { inputTokens: null, cacheReadTokens: 0, cacheWriteTokens: 1000, outputTokens: 5 };
  const request = { kind: "request", model: null, sessionsHolding: 2, ...figures } as const;
  expect(factsOf(request)).toEqual([
    "request",
    "input ? · cache read 0 · cache write 1,000 · output ≥ 5 · ? · in 2 sessions",
  ]);
});

test("a denial, a refused rewrite, an error and a plain result are told apart", () => {
  const result = {
    kind: "result",
    callKey: "t",
    name: "Edit",
    isError: true,
    refusal: null,
    ...kept,
  } as const;
  expect(factsOf({ ...result, refusal: "hook" })).toEqual(["Edit result", "1 character · denied (hook)"]);
  expect(factsOf({ ...result, refusal: "invalid rewrite" })).toEqual([
    "Edit result",
    "1 character · invalid rewrite",
  ]);
  expect(factsOf(result)).toEqual(["Edit result", "1 character · error"]);
  expect(factsOf({ ...result, isError: false, name: null })).toEqual(["unknown result", "1 character"]);
});

test("a subagent is marked by its id, an old one without an id by the word", () => {
  const agentOf = (event: Partial<Pick<TimelineEvent, "isWorker" | "agentId">>): unknown =>
    eventCells({ ...at, kind: "text", ...kept, ...event }, "/logs")[1];
  expect(agentOf({})).toBe("");
  expect(agentOf({ isWorker: true, agentId: "a1" })).toBe("a1");
  expect(agentOf({ isWorker: true })).toBe("subagent");
});

test("a place is file:line below the shared folder", () => {
  const event: TimelineEvent = { ...at, kind: "text", ...kept };
  expect(eventCells(event, "/logs").at(-1)).toBe("a/s.jsonl:7");
  expect(eventCells({ ...event, path: "stdin:00" }, "/logs").at(-1)).toBe("stdin:00:7");
});

test("the shared folder is the longest one that holds every path", () => {
  expect(sharedFolder(["/logs/a/s.jsonl", "/logs/a/s/subagents/x.jsonl"])).toBe("/logs/a");
  expect(sharedFolder(["/logs/a/s.jsonl", "/logs/ab/s.jsonl"])).toBe("/logs");
  expect(sharedFolder(["/x/s.jsonl", "/y/s.jsonl"])).toBe("/");
  expect(sharedFolder([])).toBe("/");
  expect(sharedFolder(["stdin:00"])).toBe("standard input");
  expect(sharedFolder(["stdin:00", "/x/s.jsonl"])).toBe("/x");
});

test("a session says what is unknown, copied and damaged", () => {
  const session = {
    ...{ id: "", startedMs: null, endedMs: null, cwd: null, version: null },
    ...{ requests: 0, copiedRequests: 2, sourceFiles: 1, damagedLines: 3 },
  };
  const known = (value: number) => ({ kind: "value", value }) as const;
  const why = "No line says it.";
  const totals: SessionTotals = new Map<string, MetricValue>([
    ["turns", known(1)],
    ["input_tokens", known(1000)],
    ["cache_read_tokens", { kind: "unknown", why }],
    ["cache_write_tokens", { kind: "unknown", why }],
    ["output_tokens", { kind: "lower bound", value: 5, why: "It grows." }],
    ["tool_calls", known(3)],
    ["bash_calls", known(0)],
    ["denials", { kind: "lower bound", value: 0, why: "It is unmarked." }],
  ]);
  expect(sessionLines(session, totals, "/logs", null)).toEqual([
    "Session  (lines that name none)",
    "Time     ? to ? UTC",
    "Client   ? in ?",
    "Logs     1 file in /logs",
    "Requests 0, and copies of 2 that belong to other sessions",
    "Tokens   input 1,000 · cache read ? · cache write ? · output ≥ 5",
    "Calls    tools 3 · Bash 0 · denials ≥ 0 · turns 1",
    "Unknown  No line says it.",
    "Damaged  3 lines: every figure is a lower bound.",
  ]);
});
