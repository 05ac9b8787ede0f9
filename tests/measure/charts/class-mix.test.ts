import { expect, test } from "vitest";
import { classMixChart, type SideMix } from "../../../src/measure/charts/class-mix.ts";

const before: SideMix = {
  side: "before",
  dispatches: 20,
  classes: [
    { name: "test", isMechanical: true, calls: 30 },
    { name: "search", isMechanical: false, calls: 90 },
  ],
  withheldCalls: 4,
  unparsedCalls: 2,
};
const after: SideMix = { ...before, side: "after", dispatches: 10, classes: before.classes.slice(0, 1) };

test("calls are given per dispatch, mechanical classes first, and what is withheld is said", () => {
  const chart = classMixChart(3, "BE", [before, after]);
  expect(chart.rows).toEqual([
    ["test", "yes", "30", "1.5", "30", "3"],
    ["search", "no", "90", "4.5", "0", "0"],
  ]);
  expect(chart.alternative[0]).toBe(
    "before: 120 classed Bash calls of 20 dispatches, 30 of them mechanical; " +
      "2 more could not be read as shell, and 4 are withheld.",
  );
  expect(chart.numbers).toContainEqual(["before", "search", "false", 90, 20]);
});

test("a side that is not given has neither bar nor column", () => {
  const chart = classMixChart(3, "BE", [before]);
  expect(chart.header).toEqual(["class", "mechanical", "before: calls", "per dispatch"]);
  expect(JSON.stringify(chart.spec)).not.toContain('"side":"after"');
});
