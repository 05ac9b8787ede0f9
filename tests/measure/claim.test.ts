import { expect, test } from "vitest";
import { claimSchema, isPart, leastValue } from "../../src/measure/claim.ts";
import { claimOf } from "./claim-logs.ts";

test("a published number may have been half a unit of its last digit less", () => {
  expect(leastValue({ value: 11.5 })).toBeCloseTo(11.45, 12);
  expect(leastValue({ value: 60 })).toBe(59.5);
  expect(leastValue({ value: 0.4 })).toBeCloseTo(0.35, 12);
  expect(leastValue({ value: 7.25 })).toBeCloseTo(7.245, 12);
});

test("a number whose digits are not plain is taken as it stands", () => {
  expect(leastValue({ value: 1e-7 })).toBe(1e-7);
});

test("a fall and a share are parts; a count, a time and an amount are none", () => {
  expect((["fall", "share"] as const).map((kind) => isPart({ kind }))).toEqual([true, true]);
  expect((["count", "time", "amount"] as const).map((kind) => isPart({ kind }))).toEqual([
    false,
    false,
    false,
  ]);
});

test("what a mechanism does is to remove, unless it is said", () => {
  expect(claimOf().number.effect).toBe("removed");
});

test("words outside of the vocabularies, numbers of 0 and names that are no tools are refused", () => {
  const isRight = (changes: object): boolean => claimSchema.safeParse({ ...claimOf(), ...changes }).success;
  expect(isRight({})).toBe(true);
  expect(isRight({ denominator: "tokens" })).toBe(false);
  expect(isRight({ evidence: "touched slice" })).toBe(false);
  expect(isRight({ number: { kind: "fall", value: 0, unit: "percent" } })).toBe(false);
  expect(isRight({ number: { kind: "fall", value: 0.1, unit: "percent" } })).toBe(true);
  expect(isRight({ mechanism: { reaches: "results", tools: [] } })).toBe(false);
  expect(isRight({ mechanism: { reaches: "results", tools: "none" } })).toBe(false);
  expect(isRight({ mechanism: { reaches: "results", tools: ["Bash' OR true"] } })).toBe(false);
  expect(isRight({ mechanism: { reaches: "results", tools: ["mcp__*", "Bash"] } })).toBe(true);
  expect(isRight({ mechanism: { reaches: "results", tools: ["*__x"] } })).toBe(false);
  expect(isRight({ mechanism: { reaches: "results", tools: "all", beyond_chars: 0 } })).toBe(false);
});
