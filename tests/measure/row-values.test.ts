// Columns are read as the type they have, or not at all.

import { expect, test } from "vitest";
import { findNumber, findText, readNumber, readText } from "../../src/measure/row-values.ts";

const row = { text: "a", empty: "", number: 0, nothing: null, yes: true };

test("a value of the right type is given as it is, and nothing stays nothing", () => {
  expect([findText(row, "text"), findText(row, "empty"), findText(row, "nothing")]).toEqual(["a", "", null]);
  expect([findNumber(row, "number"), findNumber(row, "nothing")]).toEqual([0, null]);
  expect([readText(row, "empty"), readNumber(row, "number")]).toEqual(["", 0]);
});

test("another type, a missing value or a missing column is a bug", () => {
  expect(() => findText(row, "number")).toThrow("The column number is 0, which is not text.");
  expect(() => findNumber(row, "text")).toThrow('The column text is "a", which is not a number.');
  expect(() => readNumber(row, "yes")).toThrow("which is not a number");
  expect(() => readText(row, "nothing")).toThrow("The column nothing is null");
  expect(() => readNumber(row, "nothing")).toThrow("The column nothing is null");
  expect(() => findText(row, "other")).toThrow("The column other is undefined");
});
