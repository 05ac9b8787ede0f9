import { expect, test } from "vitest";
import { lateRegex } from "../../src/session/late-regex.ts";

test("a late regex is made at the first call, and once", () => {
  const wrong = lateRegex("(", "u");
  expect(() => wrong()).toThrow(SyntaxError);
  const marks = lateRegex(String.raw`^\p{Mn}$`, "u");
  expect(marks()).toBe(marks());
  expect([marks().test("\u0301"), marks().test("e")]).toEqual([true, false]);
  expect(lateRegex("a", "g")().flags).toBe("g");
});
