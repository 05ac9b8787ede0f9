// The class git-read: its controls, and whether they would notice a fault in any of its rows.

import { expect, test } from "vitest";
import { gitRead } from "../../../src/classify/classes/git-read.ts";
import { failuresOf, unnoticedIn } from "../shipped-controls.ts";

test("every control of git-read gets its class", () => {
  expect(failuresOf("git-read")).toEqual([]);
});

test("no row of git-read can be removed or altered unnoticed", { timeout: 120_000 }, () => {
  expect(unnoticedIn(gitRead)).toEqual([]);
});
