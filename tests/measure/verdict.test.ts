import { describe, expect, it, test } from "vitest";
import {
  exitCodeOf,
  gate,
  gateByTiming,
  goalOf,
  judge,
  verdict,
  verdictText,
} from "../../src/measure/verdict.ts";

const fall = {
  direction: "fall" as const,
  goal_ratio: 0.5,
  falsification_ratio: 0.8,
  ceiling_ratio: null,
};
const rise = { direction: "rise" as const, goal_ratio: 1.2, falsification_ratio: 1.05, ceiling_ratio: null };

describe("a verdict", () => {
  test.each([
    ["met", "the whole interval beyond the goal", 0.3, 0.4],
    ["met", "an interval that ends on the goal", 0.3, 0.5],
    ["undecided", "one that ends just short of it", 0.3, 0.5000001],
    ["undecided", "one that starts on the goal: its end there is at the goal", 0.5, 0.9],
    ["missed", "one that starts just short of the goal and straddles the line", 0.5000001, 0.9],
    ["missed", "one that starts on the line", 0.8, 0.9],
    ["falsified", "one that starts just short of the line", 0.8000001, 0.9],
    ["undecided", "one that straddles goal and line", 0.4, 0.9],
    ["undecided", "one without bounds", 0, Infinity],
    ["missed", "one without an upper bound, short of the goal", 0.6, Infinity],
  ])("of a fall is %s for %s", (word, _, low, high) => {
    expect(judge({ low, high }, fall)).toBe(word);
  });

  test.each([
    ["met", 1.2, 1.5],
    ["undecided", 1.1999, 1.5],
    ["undecided", 1.0, 1.2],
    ["missed", 1.0, 1.1999],
    ["missed", 1.0, 1.05],
    ["falsified", 0.9, 1.0499],
  ])("of a rise is %s for %d to %d", (word, low, high) => {
    expect(judge({ low, high }, rise)).toBe(word);
  });
});

describe("a goal", () => {
  it("of −30 % is the ratio 0.7, to the last digit", () => {
    const target = { metric: "m", cohort: "BE", zeros: "excluded" as const, direction: "fall" as const };
    const goal = goalOf({ ...target, goal_percent: -30, falsification_percent: -20, ceiling_percent: -90 });
    expect(goal).toEqual({
      direction: "fall",
      goal_ratio: 0.7,
      falsification_ratio: 0.8,
      ceiling_ratio: 0.1,
    });
  });
});

describe("guards", () => {
  const none = { name: "quality", state: "no evidence" as const };

  it("without evidence leave a reached goal not evaluated, and say which", () => {
    expect(verdictText(gate(verdict("met"), [none]))).toBe(
      "not evaluated (goal reached, guard quality has no evidence)",
    );
  });

  it("that regressed or are undecided make it not met; held, they let it stand", () => {
    expect(verdictText(gate(verdict("met"), [{ name: "quality", state: "regressed" }]))).toBe(
      "not met (guard quality regressed)",
    );
    expect(gate(verdict("met"), [{ name: "quality", state: "undecided" }]).word).toBe("not met");
    expect(gate(verdict("met"), [{ name: "quality", state: "held" }])).toEqual(verdict("met"));
    expect(gate(verdict("met"), [])).toEqual(verdict("met"));
  });

  it("stand beside missed, falsified and undecided and change none of them", () => {
    for (const word of ["missed", "falsified", "undecided"] as const) {
      expect(verdictText(gate(verdict(word), [none]))).toBe(`${word}, guard quality: no evidence`);
    }
    expect(gate(verdict("refused", ["too few"]), [none])).toEqual(verdict("refused", ["too few"]));
  });
});

test("a goal that a plan of unknown age reached is not met, and what speaks against it stands", () => {
  expect(verdictText(gateByTiming(verdict("met"), false))).toBe(
    "not evaluated (goal reached, but when it was registered cannot be verified)",
  );
  expect(gateByTiming(verdict("met"), true)).toEqual(verdict("met"));
  for (const word of ["missed", "falsified", "undecided", "refused"] as const) {
    expect(gateByTiming(verdict(word), false)).toEqual(verdict(word));
  }
});

describe("the exit code", () => {
  it("is 0 only where every target is met, or exploratory", () => {
    expect(exitCodeOf(["met", "met"])).toBe(0);
    expect(exitCodeOf(["exploratory"])).toBe(0);
    expect(exitCodeOf(["exploratory", "refused"])).toBe(3);
  });

  it("is 3 for refused, collecting, undecided and not evaluated, and 1 for a negative verdict, which wins", () => {
    for (const word of ["refused", "collecting", "undecided", "not evaluated"] as const) {
      expect(exitCodeOf(["met", word])).toBe(3);
    }
    for (const word of ["missed", "falsified", "not met"] as const) {
      expect(exitCodeOf(["refused", word, "met"])).toBe(1);
    }
  });
});
