import { expect, test } from "vitest";
import { distributionChart } from "../../../src/measure/charts/distribution.ts";
import { points, target } from "./sample-target.ts";

test("the picture is said in words and in numbers: n, median and quartiles of each side, and the change", () => {
  const chart = distributionChart(1, target(), "calls", points());
  expect(chart.alternative).toEqual([
    "before: 16 dispatches, median 107.5 calls, quartiles 103.8 to 111.3.",
    "after: 16 dispatches, median 57.5 calls, quartiles 53.75 to 61.25.",
    "The change is −45 %, its 95 % interval −50 % to −40 %: missed.",
  ]);
  expect(chart.rows).toEqual([
    ["before", "16", "107.5", "103.8 to 111.3", "100", "115"],
    ["after", "16", "57.5", "53.75 to 61.25", "50", "65"],
  ]);
  expect(chart.numbers).toHaveLength(33);
  expect(chart.numbers[1]).toEqual(["before-0", "before", 100]);
});

test("without an estimate there is no change, neither drawn nor said", () => {
  const verdict = { word: "undecided" as const, reasons: ["too few groups"], labels: [], n_to_decide: null };
  const chart = distributionChart(1, target({ estimate: null, verdict }), "calls", points());
  expect(chart.alternative.at(-1)).toBe("No change is shown: undecided (too few groups).");
  expect(JSON.stringify(chart.spec)).not.toContain("falsification");
});

test("a side below the minimum has its dots and no median", () => {
  const after = { used: 2, exclusions: [], summary: null };
  const chart = distributionChart(1, target({ after, estimate: null }), "calls", points(2));
  expect(chart.alternative[1]).toBe("after: 2 dispatches, too few for a median.");
  expect(chart.rows[1]).toEqual(["after", "2", "–", "–", "50", "51"]);
});

test("an interval without an upper bound is said to have none", () => {
  const estimate = target().estimate;
  if (estimate === null) throw new Error("no estimate");
  const chart = distributionChart(1, target({ estimate: { ...estimate, high: null } }), "calls", points());
  expect(chart.alternative.at(-1)).toContain("−50 % to no upper bound");
  expect(JSON.stringify(chart.spec)).toContain("triangle-right");
});
