import { expect, test } from "vitest";
import { covariatesOf, errorDoubts, settingsOf, withoutSize } from "../../src/measure/conditions.ts";
import { byEnd } from "./sample-comparison.ts";
import { protocolFrom } from "./sample-registry.ts";
import { unit } from "./sample-units.ts";

const at = (runId: string, hour: number, timeout: string | null, files: number | null = null) =>
  unit(runId, {
    startedAtMs: Date.parse("2026-09-01T00:00:00Z") + hour * 3_600_000,
    ...(timeout === null ? {} : { settings: new Map([["timeout", timeout]]) }),
    ...(files === null ? {} : { fields: new Map([["files_changed", files]]) }),
  });

test("a setting that changed inside of a side is named with its values and when they were used", () => {
  const before = [at("1", 0, "3600 s"), at("2", 1, "3600 s"), at("3", 2, "4400 s"), at("4", 3, null)];
  const after = [at("5", 4, "4400 s")];
  const [timeout, ...others] = settingsOf({ cohort: "BE", before, after });
  expect(others).toEqual([]);
  expect(timeout).toMatchObject({
    setting: "timeout",
    changed_inside: ["before"],
    differs_between_sides: true,
  });
  expect(timeout?.before).toEqual([
    { value: "3600 s", n: 2, first: "2026-09-01T00:00:00.000Z", last: "2026-09-01T01:00:00.000Z" },
    { value: "4400 s", n: 1, first: "2026-09-01T02:00:00.000Z", last: "2026-09-01T02:00:00.000Z" },
    { value: null, n: 1, first: "2026-09-01T03:00:00.000Z", last: "2026-09-01T03:00:00.000Z" },
  ]);
});

test("a setting that stayed is shown as such, and what nobody records is not there", () => {
  const sides = { cohort: "BE", before: [at("1", 0, "3600 s")], after: [at("2", 1, "3600 s")] };
  expect(settingsOf(sides)).toMatchObject([{ changed_inside: [], differs_between_sides: false }]);
  expect(settingsOf({ cohort: "BE", before: [at("1", 0, null)], after: [] })).toEqual([]);
});

const ended = (runId: string, isError: boolean | null) => unit(runId, { isError });
const ends = (prefix: string, ...errors: readonly (boolean | null)[]) =>
  errors.map((isError, k) => ended(`${prefix}${k}`, isError));

test("how dispatches ended stands beside the settings where one ended in an error, and nowhere else", () => {
  const sides = { cohort: "BE", before: ends("b", false, null), after: ends("a", true, true) };
  const [end, ...others] = settingsOf(sides);
  expect(others).toEqual([]);
  expect(end).toMatchObject({ setting: "ended in an error", differs_between_sides: true });
  expect(end?.before.map(({ value, n }) => [value, n])).toEqual([
    ["no", 1],
    [null, 1],
  ]);
  expect(end?.after.map(({ value, n }) => [value, n])).toEqual([["yes", 2]]);
  expect(settingsOf({ ...sides, after: ends("a", false, null) })).toEqual([]);
});

test("an after side that ended in errors more often is a doubt with both counts", () => {
  const before = ends("b", true, false, false, false);
  const doubts = (...after: readonly (boolean | null)[]) =>
    errorDoubts([{ cohort: "BE", before, after: ends("a", ...after) }]);
  expect(doubts(true, false, false)).toEqual([
    "More of BE ended in an error after the cutoff: 1 of 4 before, 1 of 3 after. What stops early needs less.",
  ]);
});

test("as often as before, less often, unsaid or nothing at all is no doubt", () => {
  const before = ends("b", true, false, false, false);
  const doubts = (...after: readonly (boolean | null)[]) =>
    errorDoubts([{ cohort: "BE", before, after: ends("a", ...after) }]);
  expect(doubts(true, false, false, false)).toEqual([]);
  expect(doubts(true, false, false, false, false)).toEqual([]);
  expect(doubts(null, null)).toEqual([]);
  expect(doubts()).toEqual([]);
});

const protocol = protocolFrom(`${byEnd}covariates: [{metric: files_changed, role: size}]\n`);

test("a size covariate has both sides' medians and the change, and nothing where a side has too few", () => {
  const many = (prefix: string, factor: number, count: number) =>
    Array.from({ length: count }, (_, k) => at(`${prefix}${k}`, k, null, factor * (k + 1)));
  const sides = { cohort: "BE", before: many("b", 1, 15), after: many("a", 2, 15) };
  const found = covariatesOf(sides, protocol);
  expect(found).toMatchObject([{ before: { n: 15, missing: 0, median: 8 }, after: { n: 15, median: 16 } }]);
  expect(found[0]?.ratio).toBeCloseTo(2, 12);
  expect(withoutSize(["BE", "FE"], found)).toEqual(["FE"]);
  const few = covariatesOf({ ...sides, after: [...many("a", 2, 14), at("a15", 20, null)] }, protocol);
  expect(few).toMatchObject([{ after: { n: 14, missing: 1, median: null }, ratio: null }]);
  expect(withoutSize(["BE"], few)).toEqual(["BE"]);
});
