import { describe, expect, it } from "vitest";
import { findCrossing } from "../../../src/measure/statistics/root-search.ts";

describe("the bisection", () => {
  it("ends with neighbouring doubles around the change", () => {
    expect(findCrossing((x) => x < 0.5, 0, 1)).toEqual({ below: 0.5 - 2 ** -54, above: 0.5 });
    expect(findCrossing((x) => x <= 0.5, 0, 1)).toEqual({ below: 0.5, above: 0.5 + 2 ** -53 });
  });

  it("refuses ends without a change between them", () => {
    expect(() => findCrossing(() => true, 0, 1)).toThrow("no change");
    expect(() => findCrossing((x) => x > 0.5, 0, 1)).toThrow("no change");
  });
});
