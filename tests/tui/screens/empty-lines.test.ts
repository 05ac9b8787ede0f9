// What stands where nothing can be shown yet.

import { expect, test } from "vitest";
import { wantedRequests } from "../../../src/tui/requests.ts";
import { noDatabase, reading, unreadText } from "../../../src/tui/screens/empty-lines.ts";
import { stateOf } from "../sample-state.ts";

test("without a database the command that makes one is named", () => {
  expect(noDatabase(stateOf()).map(({ text }) => text)).toEqual([
    "There is no database at /srv/a.duckdb yet.",
    "`detent load` reads your session logs into it. L runs that here.",
  ]);
});

test("reading, waiting, or each reason why not once", () => {
  expect(reading(stateOf()).map(({ text }) => text)).toEqual(["Reading…"]);
  expect(reading(stateOf(80, 24, { isWaiting: true }))[0]?.text).toContain("waiting for it");
  // What the list and the overview of an opening state ask for, and what another screen has asked for.
  const keys = wantedRequests(stateOf()).map(({ key }) => key);
  const faults = new Map([...keys.map((key) => [key, "It is locked."] as const), ["incident x", "No move."]]);
  expect(keys.length).toBe(2);
  expect([unreadText(stateOf()), unreadText(stateOf(80, 24, { faults }))]).toEqual(["Reading", "Not read"]);
  expect(reading(stateOf(80, 24, { faults })).map(({ text }) => text)).toEqual([
    "It is locked.",
    "R tries again.",
  ]);
});
