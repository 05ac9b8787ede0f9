// The class script: its controls, and whether they would notice a fault in any of its rows.

import { expect, test } from "vitest";
import { script } from "../../../src/classify/classes/script.ts";
import { failuresOf, unnoticedIn } from "../shipped-controls.ts";

test("every control of script gets its class", () => {
  expect(failuresOf("script")).toEqual([]);
});

test("no row of script can be removed or altered unnoticed", { timeout: 120_000 }, () => {
  expect(unnoticedIn(script)).toEqual([]);
});
