// What stands where nothing can be shown yet.

import { expect, test } from "vitest";
import { noDatabase, reading } from "../../../src/tui/screens/empty-lines.ts";
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
  const faults = new Map([
    ["a", "It is locked."],
    ["b", "It is locked."],
  ]);
  expect(reading(stateOf(80, 24, { faults })).map(({ text }) => text)).toEqual([
    "It is locked.",
    "R tries again.",
  ]);
});
