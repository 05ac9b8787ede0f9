// What of a dispatch's last lines is a clue. The controls under corpora/failures hold the rest.

import { expect, test } from "vitest";
import type { DispatchFacts } from "../../src/classify/failure-clue.ts";
import { failureClues, type PlacedEntry } from "../../src/classify/failure-clues.ts";
import { readLogEntry } from "../../src/session/log-formats.ts";

const nothing: DispatchFacts = {
  place: null,
  elapsedS: null,
  timeoutS: null,
  costUsd: null,
  budgetUsd: null,
  terminal: null,
  incidents: [],
};

function sources(...lines: readonly Parameters<typeof readLogEntry>[1][]): readonly string[] {
  return failureClues(nothing, placed(lines)).map(({ source, place }) => `${source} ${place?.line ?? "-"}`);
}

function placed(lines: readonly Parameters<typeof readLogEntry>[1][]): readonly PlacedEntry[] {
  return lines.map((line, at) => {
    const entry = readLogEntry("stream-json", { session_id: "s", ...line });
    return { entry, place: { path: "log", line: at + 1 } };
  });
}

const said = (id: string, ...content: readonly Parameters<typeof readLogEntry>[1][]) => {
  return { type: "assistant", message: { id, model: "m", content } };
};
const text = { type: "text", text: "I go on." };
const testCall = (id: string) => ({ type: "tool_use", id, name: "Bash", input: { command: "npm test" } });
const answer = (id: string) => {
  return {
    type: "user",
    message: { content: [{ type: "tool_result", tool_use_id: id, content: "x", is_error: true }] },
  };
};

test("the dispatch itself always speaks, and its times only where both are known", () => {
  expect(sources()).toEqual(["dispatch -"]);
  const [own] = failureClues({ ...nothing, elapsedS: 60, timeoutS: 60 }, []);
  expect(own?.fields).toEqual({ hasReachedTimeout: true, hasReachedBudget: false });
  const [unknown] = failureClues({ ...nothing, elapsedS: 60, budgetUsd: 0, costUsd: 0 }, []);
  expect(unknown?.fields).toEqual({ hasReachedTimeout: false, hasReachedBudget: false });
});

test("the last words are a clue of their own, after which a result stands", () => {
  const result = { type: "result", subtype: "error_during_execution", is_error: true };
  expect(sources(said("m1", text), said("m2", text), result)).toEqual([
    "dispatch -",
    "last words 2",
    "run result 3",
  ]);
});

test("calls of the last response that nothing answers are open, each once", () => {
  expect(sources(said("m1", testCall("a"), testCall("b")), said("m1", testCall("b")), answer("a"))).toEqual([
    "dispatch -",
    "tool result 3",
    "open call 1",
  ]);
  expect(sources(said("m1", testCall("a")), said("m2", text))).toEqual(["dispatch -", "last words 2"]);
});

test("a copy of a result in another log says nothing more, and an answer without its call nothing at all", () => {
  expect(sources(said("m1", testCall("a")), answer("a"), answer("a"), answer("z"))).toEqual([
    "dispatch -",
    "tool result 2",
  ]);
});

test("lines of subagents are passed over", () => {
  const worker = { ...said("m9", testCall("w")), parent_tool_use_id: "a" };
  expect(sources(said("m1", text), worker)).toEqual(["dispatch -", "last words 1"]);
});

test("errors of the service count until the model speaks or a turn begins", () => {
  const error = {
    type: "assistant",
    is_api_error_message: true,
    message: { model: "<synthetic>", content: [text] },
  };
  const [retry, init] = ["api_retry", "init"].map((subtype) => ({ type: "system", subtype }));
  expect(sources(error)).toEqual(["dispatch -", "api error 1"]);
  expect(sources(retry ?? {}, error)).toEqual(["dispatch -", "api error 2"]);
  expect(sources(error, init ?? {})).toEqual(["dispatch -"]);
  expect(sources(error, said("m1", text))).toEqual(["dispatch -", "last words 2"]);
});

test("only capitals of ASCII are made small in the words of records", () => {
  const terminal = {
    reason: "LOC\u212aED Out_now",
    isError: true,
    exitCode: null,
    signal: null,
    place: null,
  };
  const [, clue] = failureClues({ ...nothing, terminal }, []);
  expect(clue?.fields).toEqual({ reason: "loc\u212aed-out-now" });
});
