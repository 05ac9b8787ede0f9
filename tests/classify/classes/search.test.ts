// The class search: its controls, and whether they would notice a fault in any of its rows.

import { expect, test } from "vitest";
import { search } from "../../../src/classify/classes/search.ts";
import { failuresOf, unnoticedIn } from "../shipped-controls.ts";

test("every control of search gets its class", () => {
  expect(failuresOf("search")).toEqual([]);
});

test("no row of search can be removed or altered unnoticed", { timeout: 120_000 }, () => {
  expect(unnoticedIn(search)).toEqual([]);
});
