import fc from "fast-check";
import { expect, test } from "vitest";
import { instantText } from "../../src/moves/instant-text.ts";

test("an instant has four digits of year and three of milliseconds", () => {
  expect(instantText(new Date(Date.UTC(2026, 0, 2, 3, 4, 5, 6)))).toBe("2026-01-02T03:04:05.006Z");
  expect(instantText(new Date(Date.UTC(2024, 1, 29, 23, 59, 59, 999)))).toBe("2024-02-29T23:59:59.999Z");
});

test("it is the text that Date itself gives, in any of these years", () => {
  const [min, max] = [new Date("0000-01-01T00:00:00Z"), new Date("9999-12-31T23:59:59.999Z")];
  fc.assert(
    fc.property(fc.date({ min, max, noInvalidDate: true }), (date) => {
      expect(instantText(date)).toBe(date.toISOString());
    }),
  );
});
