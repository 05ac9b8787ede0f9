// Planned beside observed, by run and step; streaks are counted in runs.

import { expect, it } from "vitest";
import { comparePlans, pairPlans } from "../../src/replay/plans.ts";
import type { PlanRecord } from "../../src/session/drain-record.ts";

function plan(
  runId: string,
  step: string,
  planned: string | null,
  observed: string | null,
  at = 0,
): PlanRecord {
  const rest = { command: "deploy-check", profile: "BE", extra: {} };
  return { record: "plan", runId, step, planned, observed, atMs: at, ...rest };
}

const standings = (...records: readonly PlanRecord[]) => pairPlans(records).map(({ standing }) => standing);

it("one record or two make a pair; what one side lacks is named", () => {
  expect(standings(plan("r", "s", "a", "a"))).toEqual(["same"]);
  expect(standings(plan("r", "s", "a", null), plan("r", "s", null, "a"))).toEqual(["same"]);
  expect(standings(plan("r", "s", "a", "b"))).toEqual(["diverged"]);
  expect(standings(plan("r", "s", "a", null))).toEqual(["only planned"]);
  expect(standings(plan("r", "s", null, "a"))).toEqual(["only live"]);
});

it("of several plans or observations that differ none is chosen", () => {
  expect(standings(plan("r", "s", "a", "a"), plan("r", "s", "b", null))).toEqual(["diverged"]);
  expect(standings(plan("r", "s", "a", "a"), plan("r", "s", "a", "a"))).toEqual(["same"]);
});

it("the order of keys in a plan is no difference", () => {
  const [one] = [plan("r", "s", null, null)];
  expect(standings({ ...one, planned: { a: 1, b: 2 }, observed: { b: 2, a: 1 } })).toEqual(["same"]);
});

it("a streak is of runs in the order of their times, each with every step the same", () => {
  const runs = ["same", "same", "no", "same", "same", "same"];
  const records = runs.flatMap((kind, at) => [
    plan(`r${at}`, "one", "a", "a", at),
    plan(`r${at}`, "two", "a", kind === "same" ? "a" : "b", at),
  ]);
  expect(comparePlans(records.toReversed())).toEqual([
    {
      command: "deploy-check",
      profile: "BE",
      runs: 6,
      steps: { same: 11, diverged: 1, "only planned": 0, "only live": 0 },
      longestStreak: 3,
      currentStreak: 3,
    },
  ]);
});

it("commands and profiles are apart", () => {
  const other = { ...plan("r", "s", "a", "b"), profile: "FE" };
  expect(comparePlans([plan("r", "s", "a", "a"), other]).map(({ longestStreak }) => longestStreak)).toEqual([
    1, 0,
  ]);
});
