// Reading option values by the type that they were declared with.

import { expect, test } from "vitest";
import { findCount, findText, isGiven, readTexts } from "../../src/cli/option-values.ts";
import { ExpectedError } from "../../src/expected-error.ts";

test("a text is itself, and undefined where it was not given", () => {
  expect(findText({ since: "x" }, "since")).toBe("x");
  expect(findText({}, "since")).toBeUndefined();
  expect(() => findText({ since: true }, "since")).toThrow("declared without a value");
});

test("a repeatable option is a list, empty where it was not given", () => {
  expect(readTexts({ by: ["a", "b"] }, "by")).toEqual(["a", "b"]);
  expect(readTexts({}, "by")).toEqual([]);
  expect(() => readTexts({ by: "a" }, "by")).toThrow("not declared as repeatable");
});

test("a flag is true only where it was given", () => {
  expect(isGiven({ all: true }, "all")).toBe(true);
  expect(isGiven({}, "all")).toBe(false);
});

test("a count is a whole number from 0; a missing one stays undefined", () => {
  expect(findCount({ at: "0" }, "at")).toBe(0);
  expect(findCount({ at: "12" }, "at")).toBe(12);
  expect(findCount({}, "at")).toBeUndefined();
});

test.each(["", "-1", "1.5", "1e3", "0x10", " 1", "99999999999999999999"])("%j is no count", (text) => {
  expect(() => findCount({ rowsMax: text }, "rowsMax")).toThrow(
    new ExpectedError("--rows-max", `'${text}' is not a whole number.`, "Give digits only, such as 10.", 2),
  );
});
