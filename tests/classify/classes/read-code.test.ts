// The class read-code: its controls, and whether they would notice a fault in any of its rows.

import { expect, test } from "vitest";
import { readCode } from "../../../src/classify/classes/read-code.ts";
import { failuresOf, unnoticedIn } from "../shipped-controls.ts";

test("every control of read-code gets its class", () => {
  expect(failuresOf("read-code")).toEqual([]);
});

test("no row of read-code can be removed or altered unnoticed", { timeout: 120_000 }, () => {
  expect(unnoticedIn(readCode)).toEqual([]);
});
