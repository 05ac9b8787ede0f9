// Programs that name another one among their words.

import { expect, test } from "vitest";
import { launchers, noTarget, runners, targetFile } from "../../src/classify/command-launchers.ts";

test("every launcher and every runner stands there once", () => {
  expect(new Set(launchers.map(({ program }) => program)).size).toBe(launchers.length);
  expect(new Set(runners.map(({ words }) => words)).size).toBe(runners.length);
});

test("a number and an assignment are no target, a name is", () => {
  expect(["4", "V=1", "test4", "all"].map((word) => noTarget.test(word))).toEqual([true, true, false, false]);
});

test("a file is a target only by its ending", () => {
  expect(["a.ts", "b.mjs", "test:ts", "lint.fix"].map((word) => targetFile.test(word))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
