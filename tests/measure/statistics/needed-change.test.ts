import { expect, test } from "vitest";
import { logSdOf, neededChange } from "../../../src/measure/statistics/needed-change.ts";

// t(0.975, 28) = 2.048407; 2.048407 × 1.1 × √(2/15) = 0.82277. A fall of 50 % is the ratio 0.5: met from
// 0.5·e^(−0.82277) = 0.2196 on, a fall of 78 %; missed only from 0.5·e^(0.82277) = 1.1384, a rise of 14 %.
test("at 15 a side and a log-SD of 1.1 a fall of 50 % is only shown by an observed 78 %", () => {
  const found = neededChange(15, 1.1, 0.95, 0.5);
  expect(found.reach).toBeCloseTo(0.8227697855783555, 10);
  expect(1 - found.metAt).toBeCloseTo(0.7803932794325871, 10);
  expect(found.missedAt - 1).toBeCloseTo(0.13839867629760105, 10);
  expect(found.isUndecidable).toBe(true);
});

test("at 30 a side the same goal is told from no change, and a higher level needs more", () => {
  expect(neededChange(30, 1.1, 0.95, 0.5)).toMatchObject({ isUndecidable: false });
  expect(1 - neededChange(30, 1.1, 0.95, 0.5).metAt).toBeCloseTo(0.716819998478698, 10);
  expect(neededChange(30, 1.1, 0.9875, 0.5).metAt).toBeLessThan(neededChange(30, 1.1, 0.95, 0.5).metAt);
});

test("a rise needs a greater rise", () => {
  const found = neededChange(15, 0.5, 0.95, 1.2);
  expect(found.metAt).toBeGreaterThan(1.2);
  expect(found.missedAt).toBeLessThan(1.2);
  expect(() => neededChange(1, 0.5, 0.95, 1.2)).toThrow(RangeError);
});

// Logs 0, L, 2L with L = ln 2: variance L².
test("the spread of logs is the sample's, and undefined where nothing can be told from it", () => {
  expect(logSdOf([1, 2, 4])).toBeCloseTo(Math.LN2, 14);
  expect(logSdOf([3])).toBeUndefined();
  expect(logSdOf([3, 3])).toBeUndefined();
});
