// The options that take a value.

import { expect, test } from "vitest";
import { valueOptions } from "../../src/classify/value-options.ts";

test("no letter and no word stands twice in a row, and words have no dashes", () => {
  const faults = [...valueOptions].filter(([, { short = "", long = [], pairs = [] }]) => {
    const all = [...short, ...long, ...pairs];
    return new Set(all).size !== all.length || all.some((name) => name.startsWith("-"));
  });
  expect(faults).toEqual([]);
});
