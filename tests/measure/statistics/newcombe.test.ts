import { describe, expect, test } from "vitest";
import { newcombe, wilson } from "../../../src/measure/statistics/newcombe.ts";

// Expected bounds: Newcombe, Statistics in Medicine 17 (1998) 873–890, table II, method 10, to its four decimals.
// There the difference is first less second, so the first is the after side here.
describe("Newcombe's interval", () => {
  test.each([
    [56, 70, 48, 80, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.1705, 0.809],
    [6, 7, 2, 7, 0.0582, 0.8062],
    [5, 56, 0, 29, -0.0381, 0.1926],
    [0, 10, 0, 20, -0.1611, 0.2775],
    [10, 10, 0, 20, 0.6791, 1],
    [10, 10, 0, 10, 0.6075, 1],
  ])("of %d of %d less %d of %d is as published", (a, ofA, b, ofB, low, high) => {
    const found = newcombe({ count: b, of: ofB }, { count: a, of: ofA }, 0.95);
    expect(found.difference).toBeCloseTo(a / ofA - b / ofB, 14);
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });

  test("turns round with its sides", () => {
    const [one, other] = [
      { count: 3, of: 17 },
      { count: 11, of: 20 },
    ];
    const [there, back] = [newcombe(one, other, 0.9), newcombe(other, one, 0.9)];
    expect([back.low, back.high]).toEqual([-there.high, -there.low]);
  });
});

// 0 of 10 at z² = 3.8414588: upper bound z²/(10 + z²) = 0.27753.
test("Wilson's interval ends on 0 and 1 where the share does, and is refused for what is no share", () => {
  expect(wilson({ count: 0, of: 10 }, 0.95)[0]).toBe(0);
  expect(wilson({ count: 0, of: 10 }, 0.95)[1]).toBeCloseTo(3.8414588206941 / 13.8414588206941, 12);
  expect(wilson({ count: 10, of: 10 }, 0.95)[1]).toBe(1);
  for (const share of [
    { count: 3, of: 2 },
    { count: -1, of: 2 },
    { count: 0, of: 0 },
  ])
    expect(() => wilson(share, 0.95)).toThrow(RangeError);
});
