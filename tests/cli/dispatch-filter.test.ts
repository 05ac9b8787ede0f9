// The terms and flags by which dispatches are chosen.

import { Command } from "commander";
import { expect, test } from "vitest";
import { declareDispatchFilter, readDispatchFilter } from "../../src/cli/dispatch-filter.ts";
import type { DispatchUnit } from "../../src/measure/dispatch-unit.ts";

const unit: DispatchUnit = {
  runId: "r",
  cohort: "BE, old",
  startedAtMs: 0,
  endedAtMs: null,
  timeoutS: null,
  terminal: "terminal",
  isError: true,
  drainRun: "d-1",
  sourceLastEntryMs: null,
  values: new Map(),
  definitions: new Map(),
};

function holds(terms: readonly string[], options: Readonly<Record<string, string>> = {}): boolean {
  return readDispatchFilter(terms, options, "detent x")(unit);
}

test("without a term or a flag every dispatch holds", () => {
  expect(holds([])).toBe(true);
});

test("flags stand for their terms, and all must hold", () => {
  expect(holds([], { cohort: "BE, old" })).toBe(true);
  expect(holds(["drain:d-1"], { cohort: "BE, old" })).toBe(true);
  expect(holds(["drain:d-2"], { cohort: "BE, old" })).toBe(false);
  expect(holds([], { since: "1970-01-02" })).toBe(false);
});

test("a value whose quotes the shell has taken off is one value; an unknown term is named with its command", () => {
  expect(holds(["cohort:BE, old"])).toBe(true);
  expect(() => holds(["colour:blue"])).toThrow(/^detent x: "colour:blue" is no term/);
});

test("the flags are declared with the terms", () => {
  const commander = new Command();
  declareDispatchFilter(commander);
  expect(commander.options.map(({ long }) => long)).toEqual(["--cohort", "--since", "--repo"]);
  expect(commander.registeredArguments[0]?.description).toContain("cohort (the repository profile)");
});
