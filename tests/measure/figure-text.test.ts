import { describe, expect, it } from "vitest";
import {
  amountText,
  changeIntervalText,
  changeText,
  levelText,
  pText,
} from "../../src/measure/figure-text.ts";

describe("figures for a reader", () => {
  it("show a ratio as a change, with a sign", () => {
    expect([0.5, 1.234, 1, 0.7, 0.99999].map((ratio) => changeText(ratio))).toEqual([
      "−50 %",
      "+23.4 %",
      "0 %",
      "−30 %",
      "0 %",
    ]);
  });

  it("round the bounds of an interval outwards, and leave a bound that needs no rounding", () => {
    expect(changeIntervalText(0.35081, 0.49981)).toBe("−65 % to −50 %");
    expect(changeIntervalText(0.35001, 0.50011)).toBe("−65 % to −49.9 %");
    expect(changeIntervalText(0.5, 0.7)).toBe("−50 % to −30 %");
    expect(changeIntervalText(null, null)).toBe("no lower bound to no upper bound");
  });

  it("show levels, amounts and p-values without false precision or a p of 0", () => {
    expect(levelText(0.9875)).toBe("98.75 %");
    expect(levelText(1 - 0.05 / 3)).toBe("98.3333 %");
    expect([20_700_000, 151, 87.65432, 0.0123456, 0].map(amountText)).toEqual([
      "20,700,000",
      "151",
      "87.65",
      "0.01235",
      "0",
    ]);
    expect([0.04, 0.00001, 0.123456].map(pText)).toEqual(["0.04", "< 0.0001", "0.1235"]);
  });
});
