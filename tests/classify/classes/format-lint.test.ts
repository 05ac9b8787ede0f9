// The class format-lint: its controls, and whether they would notice a fault in any of its rows.

import { expect, test } from "vitest";
import { formatLint } from "../../../src/classify/classes/format-lint.ts";
import { failuresOf, unnoticedIn } from "../shipped-controls.ts";

test("every control of format-lint gets its class", () => {
  expect(failuresOf("format-lint")).toEqual([]);
});

test("no row of format-lint can be removed or altered unnoticed", { timeout: 120_000 }, () => {
  expect(unnoticedIn(formatLint)).toEqual([]);
});
