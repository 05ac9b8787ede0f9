// The class toolchain-probe: its controls, and whether they would notice a fault in any of its rows.

import { expect, test } from "vitest";
import { toolchainProbe } from "../../../src/classify/classes/toolchain-probe.ts";
import { failuresOf, unnoticedIn } from "../shipped-controls.ts";

test("every control of toolchain-probe gets its class", () => {
  expect(failuresOf("toolchain-probe")).toEqual([]);
});

test("no row of toolchain-probe can be removed or altered unnoticed", { timeout: 120_000 }, () => {
  expect(unnoticedIn(toolchainProbe)).toEqual([]);
});
