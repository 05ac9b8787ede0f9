import { expect, test } from "vitest";
import { brokenClaimRules } from "../../src/measure/claim-rules.ts";
import { claimOf } from "./claim-logs.ts";

function faultsOf(changes: Readonly<Record<string, unknown>>): readonly string[] {
  return brokenClaimRules(claimOf(changes)).map(
    ({ path, problem, remedy }) => `${path.join(".")}: ${problem} ${remedy}`,
  );
}

const amount = { kind: "amount", value: 73, unit: "characters" };

test("a claim whose fields fit together breaks no rule", () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ number: amount, denominator: "touched_calls" })).toEqual([]);
  expect(faultsOf({ mechanism: { reaches: "anchors" }, denominator: "model_output" })).toEqual([]);
});

test("each kind of number has units of its own", () => {
  expect(faultsOf({ number: { kind: "fall", value: 60, unit: "ms" } })).toEqual([
    "number.unit: A fall is not given in ms. Write one of percent.",
  ]);
  expect(faultsOf({ number: { ...amount, unit: "percent" }, denominator: "sessions" })).toEqual([
    "number.unit: An amount is not given in percent. Write one of characters, bytes, tokens, USD.",
  ]);
});

test("a part has at most 100 per cent, and an amount may have more", () => {
  expect(faultsOf({ number: { kind: "share", value: 100, unit: "percent" } })).toEqual([]);
  expect(faultsOf({ number: { kind: "share", value: 100.1, unit: "percent" } })).toEqual([
    "number.value: Nothing has more than 100 per cent. Write the part in per cent.",
  ]);
  expect(faultsOf({ number: { ...amount, value: 101 }, denominator: "sessions" })).toEqual([]);
});

test("only what is no part can be spent", () => {
  expect(faultsOf({ number: { kind: "fall", value: 1, unit: "percent", effect: "spent" } })).toEqual([
    "number.effect: A fall is of what is removed. Leave effect out.",
  ]);
  expect(faultsOf({ number: { ...amount, effect: "spent" }, denominator: "touched_calls" })).toEqual([]);
});

test("a part is of an amount, everything else is counted per something; touched calls serve both", () => {
  expect(faultsOf({ denominator: "sessions" })).toEqual([
    "denominator: A fall is no part of sessions. Write what it is a part of, or give a count, a time or an amount.",
  ]);
  expect(faultsOf({ number: amount })).toEqual([
    "denominator: An amount in characters is not counted per result_text. " +
      "Write touched_calls, sessions, hook_runs or not_stated.",
  ]);
  expect(faultsOf({ denominator: "touched_calls" })).toEqual([]);
  expect(faultsOf({ denominator: "not_stated" })).toEqual([]);
});

test("tools are named where they say something and nowhere else", () => {
  expect(faultsOf({ mechanism: { reaches: "results" } })).toEqual([
    "mechanism.tools: It is not said of which tools. Write a list of tools, or all.",
  ]);
  expect(faultsOf({ mechanism: { reaches: "prompts", tools: "all" } })).toEqual([
    "mechanism.tools: With prompts tools say nothing. Leave tools out.",
  ]);
});

test("only results have a part beyond so many characters", () => {
  const mechanism = { tools: ["Bash"], beyond_chars: 1 };
  expect(faultsOf({ mechanism: { ...mechanism, reaches: "results" } })).toEqual([]);
  expect(faultsOf({ mechanism: { ...mechanism, reaches: "inputs" } })).toEqual([
    "mechanism.beyond_chars: Only results have a part beyond. Leave beyond_chars out.",
  ]);
});
