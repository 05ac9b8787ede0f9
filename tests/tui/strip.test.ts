// Strips by hand: equal factors are equally long.

import { expect, test } from "vitest";
import { intervalStrip, quartileStrip, scaleOf } from "../../src/tui/strip.ts";

const scale = { least: 1, most: 16, width: 9 };

test("a doubling takes a quarter of a scale from 1 to 16", () => {
  // 1 → 0, 2 → 2, 4 → 4, 8 → 6, 16 → 8.
  expect(quartileStrip({ q1: 2, median: 4, q3: 8 }, scale)).toBe("  ├▒█▒┤  ");
  expect(intervalStrip({ low: 2, ratio: 4, high: 8 }, [{ sign: "G", at: 16 }], scale)).toBe("  ┣━●━┫ G");
});

test("a missing bound runs to the end and has an arrow", () => {
  expect(intervalStrip({ low: null, ratio: 4, high: null }, [], scale)).toBe("◀━━━●━━━▶");
});

test("a scale holds every value above 0; of none there is none", () => {
  expect(scaleOf([0, 3, 12], 9)).toEqual({ least: 3, most: 12, width: 9 });
  expect(scaleOf([4, 4], 9)).toEqual({ least: 2, most: 8, width: 9 });
  expect(scaleOf([0], 9)).toBe(undefined);
});
