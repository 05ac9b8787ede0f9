// The class package: its controls, and whether they would notice a fault in any of its rows.

import { expect, test } from "vitest";
import { packageClass } from "../../../src/classify/classes/package.ts";
import { failuresOf, unnoticedIn } from "../shipped-controls.ts";

test("every control of package gets its class", () => {
  expect(failuresOf("package")).toEqual([]);
});

test("no row of package can be removed or altered unnoticed", { timeout: 120_000 }, () => {
  expect(unnoticedIn(packageClass)).toEqual([]);
});
