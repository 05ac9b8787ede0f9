import { expect, test } from "vitest";
import type { CohortFlow } from "../../src/measure/comparison.ts";
import { companionsOf, metricsOf, registeredTargets } from "../../src/measure/registered-targets.ts";
import { afterUnits, beforeUnits, byEnd, sealed, spread } from "./sample-comparison.ts";
import { memoryFolder, protocolFrom, seal } from "./sample-registry.ts";
import { type unit, valued } from "./sample-units.ts";

const before = beforeUnits(spread(100, 16));
const goal = "direction: fall, goal_percent: -20, falsification_percent: -10";
const secondaries = (metric = "requests") => `secondaries: [{metric: ${metric}, cohort: BE, ${goal}}]\n`;

/** The same units with requests: twice the Bash calls, times a factor. */
function withRequests(units: readonly ReturnType<typeof unit>[], factor: number) {
  return units.map((one) => {
    const calls = one.values.get("bash_calls");
    const value = calls?.kind === "value" ? calls.value : Number.NaN;
    const requests = { kind: "value" as const, value: 2 * value * factor };
    return { ...one, values: new Map([...valued(value).values]).set("requests", requests) };
  });
}

test("beside tokens stand their total, cost and time; beside every amount its volume and its intensity", () => {
  expect(companionsOf("cache_read_tokens")).toEqual([
    "total_tokens",
    "cost_usd",
    "elapsed_s",
    "requests",
    "cache_read_tokens per request",
  ]);
  expect(companionsOf("total_tokens")).not.toContain("total_tokens");
  expect(companionsOf("bash_calls")).toEqual(["requests", "bash_calls per request"]);
  expect(companionsOf("requests")).toEqual([]);
  expect(companionsOf("denials")).toEqual([]);
});

test("a plan needs its metrics, what stands beside them, tool calls for a count, and its covariates", () => {
  expect(metricsOf(protocolFrom(byEnd))).toEqual(["bash_calls", "requests"]);
  const counted = byEnd.replace(
    "falsification_percent: -20",
    "falsification_percent: -20\n    zeros: counted",
  );
  expect(metricsOf(protocolFrom(`${counted}covariates: [{metric: turns, role: size}]\n`))).toEqual([
    "bash_calls",
    "requests",
    "tool_calls",
    "turns",
  ]);
});

test("a secondary is judged where every primary of its cohort is met, and has an interval alone elsewhere", () => {
  const loaded = withRequests(before, 1);
  const met = sealed(byEnd + secondaries(), loaded).report([
    ...loaded,
    ...withRequests(afterUnits(spread(30, 16)), 1),
  ]);
  expect(met.comparison.secondaries).toMatchObject([{ verdict: { word: "met" }, estimate: { level: 0.95 } }]);
  const missed = sealed(byEnd + secondaries(), loaded).report([
    ...loaded,
    ...withRequests(afterUnits(spread(70, 16)), 0.5),
  ]);
  expect(missed.comparison.targets[0]?.verdict.word).toBe("missed");
  expect(missed.comparison.secondaries).toMatchObject([
    {
      verdict: {
        word: "no verdict",
        reasons: ["secondary: judged only where every primary of the cohort is met"],
      },
    },
  ]);
  expect(missed.comparison.secondaries[0]?.estimate?.ratio).toBeCloseTo(0.35, 6);
});

test("Holm's adjustment is over primaries and secondaries together; secondaries decide no exit code", () => {
  const loaded = withRequests(before, 1);
  const units = [...loaded, ...withRequests(afterUnits(spread(30, 16)), 3.2)];
  const { comparison } = sealed(byEnd + secondaries(), loaded).report(units);
  expect(comparison.secondaries[0]?.verdict.word).toBe("falsified");
  expect(comparison.exit_code).toBe(0);
  const [primary] = comparison.targets;
  expect(primary?.beside?.rank_sum.p_holm).toBeCloseTo(2 * (primary?.beside?.rank_sum.p ?? Number.NaN), 14);
});

test("what falls per dispatch and not per request is shown as volume", () => {
  const loaded = withRequests(before, 1);
  const report = sealed(byEnd, loaded).report([...loaded, ...withRequests(afterUnits(spread(30, 16)), 1)]);
  const ratios = report.comparison.companions.map(({ metric, estimate }) => [
    metric,
    estimate?.ratio ?? null,
  ]);
  // Requests fall as the calls do; calls per request are 0.5 throughout, which leaves no spread for an interval.
  expect(ratios[0]?.[0]).toBe("requests");
  expect(report.comparison.companions[0]?.estimate?.ratio).toBeCloseTo(0.3, 6);
  expect(ratios[1]).toEqual(["bash_calls per request", null]);
});

test("whoever watches sees every primary done before a secondary begins, and companions last", () => {
  const seen: string[] = [];
  const text = `${byEnd}${secondaries("elapsed_s")}`;
  const record = seal(memoryFolder(), protocolFrom(text), { at: "2026-09-06T23:00:00Z" });
  const side = { seen: 0, exclusions: [], eligible: 0 };
  const flow: CohortFlow = {
    ...{ cohort: "BE", role: "compared", no_side: 0, horizon: null, appeared: [] },
    ...{ before: side, after: side },
  };
  const compared = [{ flow, before: [], after: [], leftOut: [] }];
  registeredTargets({ record, compared, guards: [], isVerifiable: true }, (kind, done, all) =>
    seen.push(`${kind} ${done} of ${all}`),
  );
  expect(seen).toEqual([
    "primaries 0 of 1",
    "primaries 1 of 1",
    "secondaries 0 of 1",
    "secondaries 1 of 1",
    "companions 0 of 0",
  ]);
});
