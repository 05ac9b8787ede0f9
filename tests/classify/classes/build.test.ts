// The class build: its controls, and whether they would notice a fault in any of its rows.

import { expect, test } from "vitest";
import { build } from "../../../src/classify/classes/build.ts";
import { failuresOf, unnoticedIn } from "../shipped-controls.ts";

test("every control of build gets its class", () => {
  expect(failuresOf("build")).toEqual([]);
});

test("no row of build can be removed or altered unnoticed", { timeout: 120_000 }, () => {
  expect(unnoticedIn(build)).toEqual([]);
});
