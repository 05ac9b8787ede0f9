// The class ticket-store: its controls, and whether they would notice a fault in any of its rows.

import { expect, test } from "vitest";
import { ticketStore } from "../../../src/classify/classes/ticket-store.ts";
import { failuresOf, unnoticedIn } from "../shipped-controls.ts";

test("every control of ticket-store gets its class", () => {
  expect(failuresOf("ticket-store")).toEqual([]);
});

test("no row of ticket-store can be removed or altered unnoticed", { timeout: 120_000 }, () => {
  expect(unnoticedIn(ticketStore)).toEqual([]);
});
