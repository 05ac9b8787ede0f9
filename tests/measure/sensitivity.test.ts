import { expect, test } from "vitest";
import { type NamedFigure, sensitivityOf } from "../../src/measure/sensitivity.ts";

const plan = { kind: "amount" as const, isGrouped: false, level: 0.95, seed: "s" };
const goal = { direction: "fall" as const, goal_ratio: 0.5, falsification_ratio: 0.8, ceiling_ratio: null };
const figures = (
  prefix: string,
  amounts: readonly number[],
  groupOf = (k: number) => `d${k}`,
): NamedFigure[] =>
  amounts.map((amount, k) => ({ runId: `${prefix}${k}`, group: groupOf(k), amount, share: null }));
const eight = [100, 101, 102, 103, 104, 105, 106, 107];

test("the largest unit of both sides and the largest group are left out, each by itself", () => {
  const before = figures("b", [...eight, 900], (k) => (k < 3 ? "monday" : `b${k}`));
  const after = figures(
    "a",
    eight.map((amount) => amount / 4),
    (k) => `a${k}`,
  );
  const [unit, group] = sensitivityOf({ before, after }, [], plan, goal, "day");
  expect(unit).toMatchObject({
    name: "without the largest unit",
    before: 8,
    after: 8,
    reads_as: "goal reached",
  });
  expect(unit?.ratio).toBeCloseTo(0.25, 1);
  expect(group).toMatchObject({ name: "without the largest day", before: 6, after: 8 });
});

test("what a rule left out is added in a line of its own, and only where there is any", () => {
  const sides = {
    before: figures("b", eight),
    after: figures(
      "a",
      eight.map((amount) => amount / 4),
    ),
  };
  const slow = figures("x", [500, 600, 700, 800, 900, 950, 980, 990]);
  const lines = sensitivityOf(
    sides,
    [
      { name: "with those without a terminal result", sides: { before: [], after: slow } },
      { name: "with none", sides: { before: [], after: [] } },
    ],
    plan,
    goal,
    "day",
  );
  expect(lines.map(({ name }) => name)).toEqual([
    "without the largest unit",
    "without the largest day",
    "with those without a terminal result",
  ]);
  expect(lines[2]).toMatchObject({ before: 8, after: 16 });
  expect(lines[2]?.reads_as).not.toBe("goal reached");
});

test("a line without enough units, without an interval or without a goal says so", () => {
  const few = { before: figures("b", eight.slice(0, 6)), after: figures("a", eight) };
  const [unit] = sensitivityOf(few, [], plan, null, "day");
  expect(unit).toMatchObject({ after: 7, reads_as: null, note: "" });
  const oneDay = { before: figures("b", eight, () => "d"), after: figures("a", eight, () => "e") };
  expect(sensitivityOf(oneDay, [], plan, goal, "day")[1]).toMatchObject({
    ratio: null,
    reads_as: null,
    note: "fewer than 6 are left on a side",
  });
  const flat = {
    before: figures(
      "b",
      eight.map(() => 1),
    ),
    after: figures(
      "a",
      eight.map(() => 2),
    ),
  };
  expect(sensitivityOf(flat, [], plan, goal, "day")[0]?.note).toContain("no spread");
});
