// The class network: its controls, and whether they would notice a fault in any of its rows.

import { expect, test } from "vitest";
import { network } from "../../../src/classify/classes/network.ts";
import { failuresOf, unnoticedIn } from "../shipped-controls.ts";

test("every control of network gets its class", () => {
  expect(failuresOf("network")).toEqual([]);
});

test("no row of network can be removed or altered unnoticed", { timeout: 120_000 }, () => {
  expect(unnoticedIn(network)).toEqual([]);
});
