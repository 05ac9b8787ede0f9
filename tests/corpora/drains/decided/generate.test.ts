// The decided case through load, register --seal and compare: every word of a verdict, as README.md of the corpus
// derives it from how the dispatches were made. Then Simpson's case and its reverse, in every file of a report.

import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { type ComparisonReport, comparisonReportSchema } from "../../../../src/measure/comparison-report.ts";
import { verdictText } from "../../../../src/measure/verdict.ts";
import { type DecidedDrain, decidedDrain, expected } from "./decided-drain.ts";

const SLOW_MS = 240_000;
let drain: DecidedDrain;
beforeAll(async () => {
  drain = await decidedDrain();
}, SLOW_MS);
afterAll(() => rmSync(drain.folder, { recursive: true, force: true }));

type Targets = ComparisonReport["comparison"]["targets"];
const worded = (targets: Targets) =>
  targets.map(({ metric, cohort, verdict }) => [metric, cohort, verdictText(verdict)]);

test.each(expected)(
  "$protocol ends with $exit_code, each target with the word that was derived",
  async ({ protocol, exit_code, targets, secondaries, point_rule, guards }) => {
    const { comparison, exitCode } = await drain.report(protocol);
    expect(worded(comparison.targets)).toEqual(targets);
    expect(worded(comparison.secondaries)).toEqual(secondaries);
    expect(comparison.registration?.timing).toBe("preregistered");
    const rules = comparison.targets.flatMap(({ cohort, checks }) =>
      checks?.point_rule === null || checks === null ? [] : [[cohort, checks.point_rule.holds]],
    );
    expect(Object.fromEntries(rules)).toEqual(point_rule ?? {});
    expect(Object.fromEntries(comparison.guards.map(({ cohort, state }) => [cohort, state]))).toEqual(guards);
    expect(comparison.exit_code).toBe(exit_code);
    expect(exitCode).toBe(exit_code);
  },
  SLOW_MS,
);

test("every word that a registered target can end with is among those derived", () => {
  const all = expected.flatMap(({ targets, secondaries }) => [...targets, ...secondaries]);
  const found = new Set(all.map(([, , text]) => /^[a-z ]+?(?=,| \(|$)/.exec(text)?.[0]));
  expect([...found].sort()).toEqual(
    [
      "collecting",
      "falsified",
      "met",
      "missed",
      "no verdict",
      "not evaluated",
      "not met",
      "refused",
      "undecided",
    ].sort(),
  );
});

test("the same dispatches, grouped and not: the rule of the interval changes, and what it rests on", async () => {
  const [single, grouped] = [
    await drain.report("verdicts.yaml"),
    await drain.report("grouped-verdicts.yaml"),
  ];
  const rules = ({ comparison }: ComparisonReport) =>
    comparison.targets.map(({ estimate }) => estimate?.rule);
  expect(rules(single)).toEqual(Array.from({ length: 4 }, () => "rank-sum, exact"));
  expect(rules(grouped)).toEqual(Array.from({ length: 4 }, () => "Welch on group means of logs"));
  const [first] = grouped.comparison.targets;
  expect(first?.estimate?.groups).toEqual({ before: 4, after: 4, on_both_sides: 0 });
  // The after side is the before side times a factor, so that is the estimate, whatever the rule.
  for (const { comparison } of [single, grouped]) {
    for (const [place, factor] of [0.4, 0.75, 0.98, 0.5].entries()) {
      expect(comparison.targets[place]?.estimate?.ratio).toBeCloseTo(factor, 6);
    }
  }
}, 60_000);

/** report.md, report.html and report.json of one plan. */
async function written(protocol: string) {
  const out = join(drain.folder, protocol.replace(".yaml", ""));
  await drain.compare(protocol, "--out", out);
  const read = (name: string): string => readFileSync(join(out, name), "utf8");
  const { comparison } = comparisonReportSchema.parse(JSON.parse(read("report.json")));
  return { texts: [read("report.md"), read("report.html")], json: read("report.json"), comparison };
}

/** Every change that a text prints, in per cent. */
function changes(text: string): readonly number[] {
  return [...text.matchAll(/([−+-])(\d+(?:\.\d+)?)(?: |&nbsp;)?%/g)].map(
    ([, sign, digits]) => (sign === "+" ? 1 : -1) * Number(digits),
  );
}

const ratioSchema = z.object({ metric: z.string(), estimate: z.nullable(z.object({ ratio: z.number() })) });

/** Means of all dispatches of a side together: what no report may show. */
function pooledMean(light: number, heavy: number, [few, many]: readonly [number, number]): number {
  return (few * light + many * heavy) / (few + many);
}

// LIGHT: 32 dispatches with a mean of 101,500 before and 16 with 71,050 after. HEAVY: 16 with 1,015,000 and 32 with
// 710,500. Together a mean of 406,000 before and of 497,350 after.
test("each cohort improves and the pool worsens: both are met, and nothing that is printed rises", async () => {
  const before = pooledMean(101_500, 1_015_000, [32, 16]);
  expect(pooledMean(71_050, 710_500, [16, 32]) / before).toBeGreaterThan(1.2);
  const { texts, json, comparison } = await written("each-improves.yaml");
  expect(comparison.cohorts.map(({ cohort }) => cohort)).toEqual(["LIGHT", "HEAVY"]);
  for (const text of texts) {
    expect(text).toContain("cache_read_tokens in LIGHT: met");
    expect(text).toContain("cache_read_tokens in HEAVY: met");
    expect(changes(text).length).toBeGreaterThan(8);
    expect(Math.max(...changes(text))).toBeLessThanOrEqual(0);
    expect(text).not.toMatch(/22\.5 ?%/);
  }
  expect(ratiosIn(json).length).toBeGreaterThan(4);
  expect(Math.max(...ratiosIn(json))).toBeLessThanOrEqual(1);
}, 60_000);

test("each cohort worsens and the pool improves: both are falsified, and only their goals are falls", async () => {
  // SMALL: 16 with a mean of 101,500 before and 32 with 131,950 after. GREAT: 32 with 1,015,000 and 16 with 1,319,500.
  const before = pooledMean(101_500, 1_015_000, [16, 32]);
  expect(pooledMean(131_950, 1_319_500, [32, 16]) / before).toBeLessThan(0.8);
  const { texts, json } = await written("each-worsens.yaml");
  for (const text of texts) {
    expect(text).toContain("cache_read_tokens in SMALL: falsified");
    expect(text).toContain("cache_read_tokens in GREAT: falsified");
    const falls = changes(text).filter((change) => change < 0);
    expect([...new Set(falls)].sort((a, b) => a - b)).toEqual([-20, -10]);
    expect(text).not.toMatch(/25\.7 ?%/);
  }
  expect(Math.min(...ratiosIn(json))).toBeGreaterThanOrEqual(1);
}, 60_000);

/** The ratio of every figure that report.json holds, wherever it stands. */
function ratiosIn(json: string): readonly number[] {
  const found: number[] = [];
  JSON.parse(json, (_, value: unknown) => {
    const parsed = ratioSchema.safeParse(value);
    if (parsed.success && parsed.data.estimate !== null) found.push(parsed.data.estimate.ratio);
    return value;
  });
  return found;
}
