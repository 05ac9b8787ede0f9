// The class edit: its controls, and whether they would notice a fault in any of its rows.

import { expect, test } from "vitest";
import { edit } from "../../../src/classify/classes/edit.ts";
import { failuresOf, unnoticedIn } from "../shipped-controls.ts";

test("every control of edit gets its class", () => {
  expect(failuresOf("edit")).toEqual([]);
});

test("no row of edit can be removed or altered unnoticed", { timeout: 120_000 }, () => {
  expect(unnoticedIn(edit)).toEqual([]);
});
