// The table from fault to exit code.

import { expect, test } from "vitest";
import { exitCodeLines, exitCodeMeanings, exitCodeOf } from "../../src/cli/exit-codes.ts";
import { ExpectedError } from "../../src/expected-error.ts";

test("an expected fault ends with its own code, anything else with 1", () => {
  expect(exitCodeOf(new ExpectedError("a", "B.", "C.", 4))).toBe(4);
  expect(exitCodeOf(new Error("a"))).toBe(1);
  expect(exitCodeOf(undefined)).toBe(1);
});

test("each code has a meaning of its own", () => {
  expect(Object.keys(exitCodeMeanings)).toEqual(["0", "1", "2", "3", "4"]);
  expect(new Set(Object.values(exitCodeMeanings)).size).toBe(5);
});

test("help lists codes in ascending order and each once", () => {
  expect(exitCodeLines([3, 0, 3])).toEqual(["0  done", "3  refused: too small, or not comparable"]);
});
