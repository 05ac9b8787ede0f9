import { describe, expect, it } from "vitest";
import { sideUse, sideValues } from "../../src/measure/side-values.ts";
import { unit, valued } from "./sample-units.ts";

const units = [
  unit("a", valued(4)),
  unit("b", valued(0)),
  unit("c", valued({ kind: "unknown", why: "no usage" })),
  unit("d", valued({ kind: "unknown", why: "no usage" })),
  unit("e", valued({ kind: "lower bound", value: 9, why: "no list" })),
  unit("f", {}),
  unit("g", valued(-1)),
  unit("h", { ...valued(6), drainRun: "d1" }),
];

describe("the values of a side", () => {
  it("are the positive ones; all others are left out by a rule with its count, and none becomes zero", () => {
    const values = sideValues(units, "bash_calls", () => "");
    expect(values.used.map(({ amount }) => amount)).toEqual([4, 6]);
    expect(values.exclusions).toEqual([
      { rule: "zero, which has no logarithm", count: 1 },
      { rule: "no value (no usage)", count: 2 },
      { rule: "a lower bound only", count: 1 },
      { rule: "no value", count: 1 },
      { rule: "not a positive amount", count: 1 },
    ]);
    expect(values.lowerBounds).toBe(1);
  });

  it("leave out and count a unit without its group, where a group is named", () => {
    const values = sideValues(
      [units[0], units[7]].flatMap((one) => one ?? []),
      "bash_calls",
      (one) => one.drainRun,
    );
    expect(values.used.map(({ amount }) => amount)).toEqual([6]);
    expect(values.exclusions).toEqual([{ rule: "no group recorded", count: 1 }]);
  });

  it("show quartiles from the minimum on, and not with one fewer", () => {
    const values = sideValues(
      [1, 2, 3, 4].map((amount) => unit(`u${amount}`, valued(amount))),
      "bash_calls",
      () => "",
    );
    expect(sideUse(values, 4)).toEqual({
      used: 4,
      exclusions: [],
      summary: { n: 4, q1: 1.75, median: 2.5, q3: 3.25 },
    });
    expect(sideUse(values, 5)).toEqual({ used: 4, exclusions: [], summary: null });
  });
});
