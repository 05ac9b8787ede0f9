// The failure class upstream-api: its controls, and whether they would notice a fault in any of its signatures.

import { expect, test } from "vitest";
import { upstreamApi } from "../../../src/classify/failures/upstream-api.ts";
import { failedControls, unnoticedFaults } from "../shipped-failures.ts";

test("every control of upstream-api gets its class", () => {
  expect(failedControls(upstreamApi)).toEqual([]);
});

test("no signature of upstream-api can be removed or altered unnoticed", () => {
  expect(unnoticedFaults(upstreamApi)).toEqual([]);
});
