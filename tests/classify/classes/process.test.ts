// The class process: its controls, and whether they would notice a fault in any of its rows.

import { expect, test } from "vitest";
import { processClass } from "../../../src/classify/classes/process.ts";
import { failuresOf, unnoticedIn } from "../shipped-controls.ts";

test("every control of process gets its class", () => {
  expect(failuresOf("process")).toEqual([]);
});

test("no row of process can be removed or altered unnoticed", { timeout: 120_000 }, () => {
  expect(unnoticedIn(processClass)).toEqual([]);
});
