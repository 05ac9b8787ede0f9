import { expect, test } from "vitest";
import { amountScale } from "../../../src/measure/charts/chart-style.ts";

test("positive amounts that span more than a factor of four have a logarithmic scale with room at both ends", () => {
  expect(amountScale([10, 41])).toEqual({ type: "log", nice: false, domain: [10 / 1.15, 41 * 1.15] });
});

test("a smaller span, a zero and a negative amount have a linear one", () => {
  for (const values of [[10, 40], [0, 100], [-1, 100], [7]]) expect(amountScale(values).type).toBe(undefined);
});
