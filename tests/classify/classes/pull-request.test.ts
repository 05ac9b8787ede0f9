// The class pull-request: its controls, and whether they would notice a fault in any of its rows.

import { expect, test } from "vitest";
import { pullRequest } from "../../../src/classify/classes/pull-request.ts";
import { failuresOf, unnoticedIn } from "../shipped-controls.ts";

test("every control of pull-request gets its class", () => {
  expect(failuresOf("pull-request")).toEqual([]);
});

test("no row of pull-request can be removed or altered unnoticed", { timeout: 120_000 }, () => {
  expect(unnoticedIn(pullRequest)).toEqual([]);
});
