import { expect, test } from "vitest";
import { cohortDoubts } from "../../src/measure/cohort-doubts.ts";
import { protocolText } from "./protocol-text.ts";
import { protocolFrom } from "./sample-registry.ts";
import { conflicted, unit } from "./sample-units.ts";

// It names BE and TOOLING.
const protocol = protocolFrom(protocolText);
const doubts = (...cohorts: readonly string[]) =>
  cohortDoubts(
    protocol,
    cohorts.map((cohort, k) => unit(`u${k}`, { cohort })),
  );

test("a cohort that differs from a named one by case or by space around it is a doubt, with its count", () => {
  expect(doubts("be", "BE ", "BE ", "BE")).toEqual([
    '2 dispatches are of the cohort "BE ", which the protocol does not name: it names "BE".',
    '1 dispatch is of the cohort "be", which the protocol does not name: it names "BE".',
  ]);
  expect(doubts("Tooling")).toHaveLength(1);
});

test("a cohort with another name is outside of the comparison and no doubt, nor is a named one", () => {
  expect(doubts("BE", "TOOLING", "FE", "B E", "BE2", "__proto__", "constructor")).toEqual([]);
});

test("a dispatch whose records disagree is a doubt by each cohort that they give", () => {
  expect(cohortDoubts(protocol, [conflicted("c", [1], ["be", "FE"])])).toHaveLength(1);
});
