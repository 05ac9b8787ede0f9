import { describe, expect, it } from "vitest";
import { compareExploratory } from "../../src/measure/compare-exploratory.ts";
import { firstParagraph, goalText } from "../../src/measure/first-paragraph.ts";
import { afterEndMs, afterUnits, beforeUnits, byEnd, sealed, spread } from "./sample-comparison.ts";

const before = beforeUnits(spread(100, 16));

describe("the first paragraph", () => {
  it("has one sentence per target and the timing, whatever the verdicts are", () => {
    const { comparison } = sealed(byEnd, before).report([...before, ...afterUnits(spread(30, 14))]);
    expect(firstParagraph(comparison, { bash_calls: 1, counting: 1 })).toEqual([
      "bash_calls in BE: refused (after: 14 of at least 15, 1 missing).",
      "Timing: preregistered.",
    ]);
  });

  it("names the goal with the figures", () => {
    const { comparison } = sealed(byEnd, before).report([...before, ...afterUnits(spread(30, 16))]);
    const [sentence] = firstParagraph(comparison, null);
    expect(sentence).toMatch(
      /^bash_calls in BE: met\. The change is −70 %, its 95 % interval −7\d(\.\d)? % to −6\d(\.\d)? %;/,
    );
    expect(sentence).toContain("goal −50 % or beyond, falsified short of −20 %.");
  });

  it("of an exploratory comparison begins with that word", () => {
    const comparison = compareExploratory({
      title: "t",
      before,
      after: [],
      metrics: ["bash_calls"],
      nowMs: afterEndMs,
    });
    expect(firstParagraph(comparison, null)[0]).toBe(
      "Exploratory: nothing was registered, so there are no verdicts.",
    );
  });

  it("writes a goal as a change", () => {
    const goal = {
      direction: "rise" as const,
      goal_ratio: 1.2,
      falsification_ratio: 1.05,
      ceiling_ratio: null,
    };
    expect(goalText(goal)).toBe("goal +20 % or beyond, falsified short of +5 %");
  });
});
