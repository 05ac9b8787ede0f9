import { describe, expect, it, test } from "vitest";
import { cliffsDelta } from "../../../src/measure/statistics/cliffs-delta.ts";
import { namedCases, relativeError } from "./golden-cases.ts";

describe("Cliff's delta", () => {
  test.each(namedCases)("agrees with the golden value: %s", (_, golden) => {
    const found = cliffsDelta(golden.before, golden.after);
    expect(relativeError(found, golden.expect.cliffs_delta)).toBeLessThan(1e-9);
  });

  it("is −1 where every after value is smaller, and 0 for equal sides", () => {
    expect(cliffsDelta([3, 4], [1, 2])).toBe(-1);
    expect(cliffsDelta([1, 2], [1, 2])).toBe(0);
  });
});
