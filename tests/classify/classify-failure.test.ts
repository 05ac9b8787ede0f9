// The class of a failed dispatch from its clues, and how a dispatch stands. Hand-made tables show the rules apart from
// the signatures that ship.

import { expect, test } from "vitest";
import { classifyFailure, standingOf, tailMax } from "../../src/classify/classify-failure.ts";
import type { FailureTable } from "../../src/classify/failure-class.ts";
import type { DispatchFacts, FailureClue, TerminalFacts } from "../../src/classify/failure-clue.ts";

const tables: readonly FailureTable[] = [
  {
    name: "budget",
    meaning: "",
    recovery: "hand to operator",
    signatures: [{ id: "b", source: "terminal", fields: { reason: ["budget"] } }],
  },
  {
    name: "toolchain",
    meaning: "",
    recovery: "hand to operator",
    signatures: [
      { id: "t1", source: "tool result", fields: { runs: ["test"], exitCode: [1, 2] }, line: "no .+" },
      { id: "t2", source: "tool result", line: "none", recovery: "retry" },
    ],
  },
];

function clue(text: string | null, fields: FailureClue["fields"] = {}, line = 1): FailureClue {
  return { source: "tool result", fields, text, place: { path: "a", line } };
}

test("all conditions hold for one and the same clue, and a text is a whole line", () => {
  const held = clue("first\nno tool  \nlast", { runs: "test", exitCode: 2 });
  expect(classifyFailure([held], tables)).toMatchObject({
    name: "toolchain",
    signature: "t1",
    evidence: "no tool",
  });
  expect(classifyFailure([clue("say no tool", held.fields)], tables).kind).toBe("unknown");
  expect(classifyFailure([clue("no tool", { runs: "test" }), clue("", held.fields)], tables).kind).toBe(
    "unknown",
  );
});

test("the last clue is the evidence, and a signature may have a recovery of its own", () => {
  const found = classifyFailure([clue("none", {}, 3), clue("none", {}, 7)], tables);
  expect(found).toMatchObject({ signature: "t2", recovery: "retry", clue: { place: { line: 7 } } });
});

test("the order of classes decides, not the order of clues", () => {
  const terminal: FailureClue = { source: "terminal", fields: { reason: "budget" }, text: null, place: null };
  expect(classifyFailure([clue("none"), terminal], tables)).toMatchObject({ name: "budget" });
});

test("what no signature knows is unknown, with the end of the last text that is not blank", () => {
  const long = `${"x".repeat(50)}${"é".repeat(tailMax)}  \n`;
  const found = classifyFailure([clue("before"), clue(long), clue(" \n"), clue(null)], tables);
  expect(found).toMatchObject({ kind: "unknown", recovery: "hand to operator", tail: "é".repeat(tailMax) });
  expect(classifyFailure([], tables)).toMatchObject({ clue: null, tail: null });
});

const facts = (terminal: TerminalFacts | null): DispatchFacts => {
  return {
    place: null,
    elapsedS: null,
    timeoutS: null,
    costUsd: null,
    budgetUsd: null,
    terminal,
    incidents: [],
  };
};
const end = { reason: "ended", isError: null, exitCode: null, signal: null, place: null };

test.each([
  ["unfinished", null],
  ["failed", { ...end, isError: true }],
  ["failed", { ...end, isError: false, exitCode: 1 }],
  ["failed", { ...end, isError: false, signal: "SIGTERM" }],
  ["passed", { ...end, isError: false }],
  ["passed", { ...end, exitCode: 0 }],
  ["unclear", end],
] as const)("a dispatch is %s with the record %j", (standing, terminal) => {
  expect(standingOf(facts(terminal), [], tables)).toBe(standing);
});

test("a record without an error is not believed beside a result of one, or a reason that a signature knows", () => {
  const passed = facts({ ...end, isError: false });
  const result: FailureClue = {
    source: "run result",
    fields: { subtype: "error-max-turns" },
    text: null,
    place: null,
  };
  const reason: FailureClue = { source: "terminal", fields: { reason: "budget" }, text: null, place: null };
  expect(standingOf(passed, [result], tables)).toBe("failed");
  expect(standingOf(passed, [reason], tables)).toBe("failed");
  expect(standingOf(passed, [{ ...result, fields: { subtype: "success" } }], tables)).toBe("passed");
});
