// Medians by hand, and the order in which pairs are measured.

import { expect, test } from "vitest";
import { evaluateModule } from "./module-run.ts";

function evaluate(expression: string): unknown {
  return evaluateModule(
    `import { measurePairs, median, sampleLine } from "./bench/paired.mjs"; const calls = [];
     const call = (name) => () => { calls.push(name); return name; };
     process.stdout.write(JSON.stringify(${expression}));`,
  );
}

test("a median is the middle value, or the mean of the two in the middle, in whatever order they come", () => {
  expect(evaluate("[[7], [10, 9, 2], [4, 100, 1, 2]].map(median)")).toEqual([7, 9, 3]);
});

test("there is no median of nothing", () => {
  expect(() => evaluate("median([])")).toThrow("There is no median of nothing.");
});

test("each side goes first in turns, and a pair always has the first side in front", () => {
  expect(evaluate('[measurePairs(3, call("a"), call("b")), calls]')).toEqual([
    [
      ["a", "b"],
      ["a", "b"],
      ["a", "b"],
    ],
    ["a", "b", "b", "a", "a", "b"],
  ]);
});

test("a line of samples shows every one of them", () => {
  expect(evaluate('sampleLine("load ms", [3.14, 1, 2], 1)')).toBe("load ms: median 2.0 of 3.1 1.0 2.0");
});
