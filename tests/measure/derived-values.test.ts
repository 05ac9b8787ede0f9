import { expect, test } from "vitest";
import { withDerived } from "../../src/measure/derived-values.ts";
import type { MetricValue } from "../../src/measure/dispatch-unit.ts";
import { unit } from "./sample-units.ts";

const value = (number: number): MetricValue => ({ kind: "value", value: number });

function derived(values: readonly (readonly [string, MetricValue])[], times: object = {}) {
  const [found] = withDerived([unit("r", { values: new Map(values), ...times })], ["bash_calls"]);
  return found?.values;
}

test("intensity is the metric over requests, and unknown where either is or there is no request", () => {
  const calls = ["bash_calls", value(6)] as const;
  expect(derived([calls, ["requests", value(4)]])?.get("bash_calls per request")).toEqual(value(1.5));
  expect(derived([calls, ["requests", value(0)]])?.get("bash_calls per request")).toMatchObject({
    kind: "unknown",
  });
  expect(derived([calls])?.get("bash_calls per request")).toMatchObject({ kind: "unknown" });
  const bound: MetricValue = { kind: "lower bound", value: 4, why: "cut off" };
  expect(derived([calls, ["requests", bound]])?.get("bash_calls per request")).toMatchObject({
    kind: "unknown",
  });
  expect(
    derived([
      ["bash_calls", bound],
      ["requests", value(2)],
    ])?.get("bash_calls per request"),
  ).toEqual({
    kind: "lower bound",
    value: 2,
    why: "cut off",
  });
});

test("elapsed time is from start to end in seconds, and a metric of that name goes before it", () => {
  const times = { startedAtMs: 1000, endedAtMs: 61_000 };
  expect(derived([], times)?.get("elapsed_s")).toEqual(value(60));
  expect(derived([], { ...times, endedAtMs: null })?.get("elapsed_s")).toMatchObject({ kind: "unknown" });
  expect(derived([["elapsed_s", value(7)]], times)?.get("elapsed_s")).toEqual(value(7));
});
