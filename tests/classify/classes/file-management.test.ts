// The class file-management: its controls, and whether they would notice a fault in any of its rows.

import { expect, test } from "vitest";
import { fileManagement } from "../../../src/classify/classes/file-management.ts";
import { failuresOf, unnoticedIn } from "../shipped-controls.ts";

test("every control of file-management gets its class", () => {
  expect(failuresOf("file-management")).toEqual([]);
});

test("no row of file-management can be removed or altered unnoticed", { timeout: 120_000 }, () => {
  expect(unnoticedIn(fileManagement)).toEqual([]);
});
