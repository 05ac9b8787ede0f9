// The class git-write: its controls, and whether they would notice a fault in any of its rows.

import { expect, test } from "vitest";
import { gitWrite } from "../../../src/classify/classes/git-write.ts";
import { failuresOf, unnoticedIn } from "../shipped-controls.ts";

test("every control of git-write gets its class", () => {
  expect(failuresOf("git-write")).toEqual([]);
});

test("no row of git-write can be removed or altered unnoticed", { timeout: 120_000 }, () => {
  expect(unnoticedIn(gitWrite)).toEqual([]);
});
