// Times as text.

import { expect, test } from "vitest";
import { timeText } from "../../src/cli/time-text.ts";

test("a time is UTC to the second, cut and not rounded; no time is no text", () => {
  expect(timeText(0)).toBe("1970-01-01 00:00:00");
  expect(timeText(1_772_442_000_999)).toBe("2026-03-02 09:00:00");
  expect(timeText(null)).toBeNull();
});
