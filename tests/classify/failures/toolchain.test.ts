// The failure class toolchain: its controls, and whether they would notice a fault in any of its signatures.

import { expect, test } from "vitest";
import { toolchain } from "../../../src/classify/failures/toolchain.ts";
import { failedControls, unnoticedFaults } from "../shipped-failures.ts";

test("every control of toolchain gets its class", () => {
  expect(failedControls(toolchain)).toEqual([]);
});

test("no signature of toolchain can be removed or altered unnoticed", () => {
  expect(unnoticedFaults(toolchain)).toEqual([]);
});
