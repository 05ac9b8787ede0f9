import { expect, test } from "vitest";
import { zeroEventsBound } from "../../../src/measure/statistics/zero-events-bound.ts";

test("no event in 100 trials leaves a rate of up to 3.0 %, none in one trial leaves 95 %", () => {
  // ln 0.05 = −2.995732; 1 − e^(−0.02995732) = 0.029513
  expect(zeroEventsBound(100, 0.95)).toBeCloseTo(0.029513, 6);
  // 1 − 0.05
  expect(zeroEventsBound(1, 0.95)).toBeCloseTo(0.95, 12);
  // 1 − √0.05 = 1 − 0.2236068
  expect(zeroEventsBound(2, 0.95)).toBeCloseTo(0.7763932, 7);
});
