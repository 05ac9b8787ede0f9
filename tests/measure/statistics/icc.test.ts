import { describe, expect, it } from "vitest";
import type { GroupedAmount } from "../../../src/measure/statistics/grouped-welch.ts";
import { iccWithinSides } from "../../../src/measure/statistics/icc.ts";

function side(prefix: string, groups: readonly (readonly number[])[]): GroupedAmount[] {
  return groups.flatMap((logs, k) => logs.map((log) => ({ group: `${prefix}${k}`, amount: Math.exp(log) })));
}

// Logs {1, 3}, {5, 7}, {3, 5}: means 2, 6, 4, grand mean 4. Between: 2·(4 + 4 + 0)/2 = 8 with 2 degrees of freedom;
// within: 6·1/3 = 2 with 3. F = 4, size 2: (4 − 1)/(4 + 1) = 0.6.
// F(0.975; 2, 3) = 16.044106 and F(0.025; 2, 3) = 0.025532 bound it by (F/F₁ − 1)/(F/F₁ + 1).
it("the intraclass correlation: is what hand work gives for three pairs", () => {
  const [fHigh, fLow] = [16.044106429277186, 0.02553267898521133];
  const found = iccWithinSides(
    [
      side("d", [
        [1, 3],
        [5, 7],
        [3, 5],
      ]),
    ],
    0.95,
  );
  expect(found?.icc).toBeCloseTo(0.6, 12);
  expect(found?.low).toBeCloseTo((4 / fHigh - 1) / (4 / fHigh + 1), 8);
  expect(found?.high).toBeCloseTo((4 / fLow - 1) / (4 / fLow + 1), 8);
  expect(found?.groups).toBe(3);
});

// Before {1, 3}, {5, 7}: between 16, within 4. After {11, 13}, {13, 15}: between 4, within 4. Together 20 with 4 − 2
// degrees of freedom and 8 with 4: F = 5, size 2, (5 − 1)/(5 + 1).
it("the intraclass correlation: adds up sums and degrees of freedom over the sides", () => {
  const groups = [
    [1, 3],
    [5, 7],
  ];
  const found = iccWithinSides(
    [
      side("b", groups),
      side("a", [
        [11, 13],
        [13, 15],
      ]),
    ],
    0.95,
  );
  expect(found?.icc).toBeCloseTo(2 / 3, 12);
});

it("the intraclass correlation: does not take a difference between the sides for likeness within days", () => {
  const low = side("b", [
    [1, 3],
    [1, 3],
    [1, 3],
  ]);
  const high = side("a", [
    [101, 103],
    [101, 103],
    [101, 103],
  ]);
  expect(iccWithinSides([low, high], 0.95)?.icc).toBeCloseTo(-1, 12);
  expect(iccWithinSides([[...low, ...high]], 0.95)?.icc).toBeGreaterThan(0.9);
});

it("the intraclass correlation: has an interval above 0 for days that are alike, and not for days that are not", () => {
  const alike = side("d", [
    [1, 1.1, 1.2],
    [5, 5.1, 5.2],
    [9, 9.1, 9.2],
    [3, 3.1, 3.2],
    [7, 7.1, 7.2],
  ]);
  const mixed = side("d", [
    [1, 5, 9],
    [1.1, 5.1, 9.1],
    [1.2, 5.2, 9.2],
    [1.3, 5.3, 9.3],
  ]);
  expect(iccWithinSides([alike], 0.95)?.low).toBeGreaterThan(0.8);
  expect(iccWithinSides([mixed], 0.95)?.low).toBeLessThan(0);
});

describe("an intraclass correlation", () => {
  it("is not estimated without a repeated day, with a single day, or without spread inside the days", () => {
    expect(iccWithinSides([side("d", [[1], [2], [3]])], 0.95)).toBeUndefined();
    expect(iccWithinSides([side("d", [[1, 2, 3]])], 0.95)).toBeUndefined();
    expect(
      iccWithinSides(
        [
          side("d", [
            [1, 1],
            [2, 2],
          ]),
        ],
        0.95,
      ),
    ).toBeUndefined();
    expect(iccWithinSides([[], []], 0.95)).toBeUndefined();
  });
});
