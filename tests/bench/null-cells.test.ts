// The simulation of known truths: what is wrong when, its bounds, and that its sides are what they are said to be.

import { expect, test } from "vitest";
import * as z from "zod/mini";
import { evaluateModule } from "./module-run.ts";

const pair = z.tuple([z.number(), z.number()]);
const sidesSchema = z.object({ before: pair, after: pair });

function evaluate(expression: string): unknown {
  return evaluateModule(
    `import * as cells from "./bench/null-cells.mjs";
     let state = 12345;
     const draw = (below) => {
       state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
       return Math.floor((state / 2 ** 32) * below);
     };
     const every = (rule) => cells.effects.map(({ ratio }) => cells.runCell(rule, cell, ratio, 100, draw));
     const always = (low, high, word) => ({
       estimateRatio: () => ({ kind: "estimate", interval: { low, high } }), judge: () => word });
     const cell = { design: "units", n: 20, icc: 0, logSd: { before: 1, after: 0.5 } };
     process.stdout.write(JSON.stringify(${expression}));`,
  );
}

test("a word is wrong where the true change contradicts it", () => {
  expect(evaluate("cells.effects.map(({ ratio }) => cells.wrongWords(ratio))")).toEqual([
    ["met"],
    ["met", "falsified"],
    ["falsified", "missed"],
    ["falsified", "missed"],
  ]);
});

// 0.025 + 3·√(0.025·0.975/1000) = 0.025 + 3·0.0049371.
test("the bound of wrong words is 2.5 % and three binomial standard errors", () => {
  expect(evaluate("cells.wrongShareMax(1000)")).toBeCloseTo(0.0398113, 6);
});

test("a rule that always says met, and never holds the truth, breaks every bound that it can", () => {
  const found = evaluate('cells.breaches(every(always(9, 10, "met")))');
  expect(found).toEqual([
    expect.stringContaining("met in 100.0 % at none"),
    expect.stringContaining("met in 100.0 % at line"),
    "coverage 0.0 %, 93.0 % at least",
  ]);
});

test("a rule that never decides and always holds the truth breaks none", () => {
  expect(evaluate('cells.breaches(every(always(0, 9, "undecided")))')).toEqual([]);
});

test("the cells cross the spreads of both sides with numbers of units and of groups, and with their likeness", () => {
  // 4 numbers of units and 3 numbers of groups with 3 likenesses, each with 4 × 4 spreads.
  expect(evaluate("cells.nullCells().length")).toBe((4 + 3 * 3) * 16);
});

test("the sides that a rule is given have the spread and the change of their cell", () => {
  const seen = evaluate(
    `(() => { let sides; const rules = { estimateRatio: (given) => { sides = given; return { kind: "undecided" }; } };
      const large = { ...cell, n: 20000 };
      const counts = cells.runCell(rules, large, 0.5, 1, draw);
      const logs = (side) => side.map(({ amount }) => Math.log(amount));
      const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
      const sd = (values) => {
        const middle = mean(values);
        return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
      };
      return { undecided: counts.undecided, before: [mean(logs(sides.before)), sd(logs(sides.before))],
        after: [mean(logs(sides.after)), sd(logs(sides.after))] }; })()`,
  );
  expect(seen).toMatchObject({ undecided: 1 });
  const { before, after } = sidesSchema.parse(seen);
  expect(Math.abs(before[0])).toBeLessThan(0.05);
  expect(Math.abs(before[1] - 1)).toBeLessThan(0.05);
  expect(Math.abs(after[0] - Math.log(0.5))).toBeLessThan(0.05);
  expect(Math.abs(after[1] - 0.5)).toBeLessThan(0.05);
});
