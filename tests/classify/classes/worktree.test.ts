// The class worktree: its controls, and whether they would notice a fault in any of its rows.

import { expect, test } from "vitest";
import { worktree } from "../../../src/classify/classes/worktree.ts";
import { failuresOf, unnoticedIn } from "../shipped-controls.ts";

test("every control of worktree gets its class", () => {
  expect(failuresOf("worktree")).toEqual([]);
});

test("no row of worktree can be removed or altered unnoticed", { timeout: 120_000 }, () => {
  expect(unnoticedIn(worktree)).toEqual([]);
});
