import { describe, expect, it } from "vitest";
import { comparisonSchema } from "../../src/measure/comparison.ts";
import { afterUnits, beforeUnits, byEnd, sealed, spread } from "./sample-comparison.ts";

describe("the shape of a comparison", () => {
  const before = beforeUnits(spread(100, 16));
  const { comparison } = sealed(byEnd, before).report([...before, ...afterUnits(spread(30, 16))]);

  it("is met by a comparison, and not with a field more, a word that is no verdict or a negative count", () => {
    expect(comparisonSchema.safeParse(comparison).success).toBe(true);
    const [target] = comparison.targets;
    const [cohort] = comparison.cohorts;
    for (const wrong of [
      { ...comparison, note: "x" },
      { ...comparison, targets: [{ ...target, verdict: { ...target?.verdict, word: "improved" } }] },
      { ...comparison, cohorts: [{ ...cohort, no_side: -1 }] },
      { ...comparison, exit_code: 2 },
    ]) {
      expect(comparisonSchema.safeParse(wrong).success).toBe(false);
    }
  });
});
