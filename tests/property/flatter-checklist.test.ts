// What could make a comparison look better than it is, and where each is shown to be refused or said. The table is
// read by people; the test holds it to the tests that are there.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const tests = join(import.meta.dirname, "..");
const dispatches = "property/no-data-flatter.test.ts";
const seals = "property/nothing-flatters.test.ts";
const mutations = "property/metric-mutations.test.ts";

/** What is done, the file that shows what becomes of it, and the title there. */
const checklist: readonly (readonly [what: string, file: string, title: string])[] = [
  ["mutated metric SQL", mutations, "no part of a metric can be changed without changing what it says"],
  ["mutated metric SQL: its pin", "golden/metric-pins.test.ts", "a result that changed under its definition"],
  ["a raised definition on one side", mutations, "of two definitions is compared on no two sides"],
  [
    "a raised definition on both sides",
    seals,
    "by another definition on one side is refused, and on both is said",
  ],
  ["another classifier", seals, "by another classifier than the registered one is said first"],
  ["equal sides", dispatches, "with the same units on both is refused"],
  ["a cohort of 14", dispatches, "below the minimum is refused, whatever is left of it"],
  [
    "a pooled 30",
    "measure/compare.test.ts",
    "is refused whatever the sum of the cohorts or another cohort has",
  ],
  ["n = 1", dispatches, "below the minimum is refused, whatever is left of it"],
  ["an unregistered metric", seals, "of a metric that was not registered has no verdict"],
  [
    "a changed source",
    dispatches,
    "that changed take the standing away, and those that grew or are gone do not",
  ],
  ["a grown and a vanished source", "measure/verify-sources.test.ts", "same, grown, gone or changed"],
  [
    "another source than before",
    "measure/compare-readings.test.ts",
    "readings of other bytes are not comparable",
  ],
  [
    "missing and partial guard evidence",
    dispatches,
    "that is missing or partial leaves the goal not evaluated",
  ],
  ["running dispatches", dispatches, "are awaited while they may still end, and then excluded and counted"],
  [
    "looking again at every new dispatch",
    dispatches,
    "change nothing after the horizon, and show nothing before it",
  ],
  ["a second first decision", "cli/commands/compare.test.ts", "makes no second first decision"],
  ["ungrouped analysis of grouped data", dispatches, "of days that are alike, taken as independent, is said"],
  ["unequal spread", dispatches, "that differs between the sides is not taken for the same"],
  ["zeros in a log metric", dispatches, "with zeros is counted out"],
  ["all-equal values", dispatches, "with nothing but equal values is undecided"],
  ["a late seal", seals, "later than the first dispatch after the cutoff is said"],
  ["a seal on an empty database", seals, "over an empty database gives no before side"],
  ["a seal that its watermark disproves", seals, "that its own watermark disproves, or that is yet to come"],
  ["an edited record", seals, "that was edited has no figure"],
  [
    "removed, swapped, forked records",
    seals,
    "that was removed from before it, swapped, forked, or edited to fit",
  ],
  ["a rewritten chain against a kept head", seals, "rewritten as a whole is found by a head that was kept"],
  [
    "cohorts pooled against each other",
    "property/simpson.test.ts",
    "each cohort falls by 30 % while the pool rises",
  ],
];

test("everything that could flatter is shown by a test that is there, under the title that is named", () => {
  const gone = checklist.flatMap(([what, file, title]) => {
    const titles = readFileSync(join(tests, file), "utf8")
      .split("\n")
      .filter((line) => /^\s*(?:test|it)(?:\.each)?\(|^\s*"/.test(line));
    return titles.some((line) => line.includes(title)) ? [] : [`${what}: ${file} has no test "${title}".`];
  });
  expect(gone).toEqual([]);
});
