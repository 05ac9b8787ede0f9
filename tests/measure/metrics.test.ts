import { expect, test } from "vitest";
import { findMetric, metrics } from "../../src/measure/metrics.ts";

test("every metric has a name of its own, and is found by it", () => {
  expect(new Set(metrics.map(({ name }) => name)).size).toBe(metrics.length);
  for (const metric of metrics) expect(findMetric(metric.name)).toBe(metric);
  expect(findMetric("bash_call")).toBeUndefined();
});

test("every metric says in full sentences what it means and what it does not show", () => {
  for (const { name, meaning, limits } of metrics) {
    expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/);
    for (const sentence of [meaning, limits]) expect(sentence).toMatch(/^[A-Z].*\.$/);
  }
});

test("shares, and only shares, have something that they are taken of", () => {
  for (const metric of metrics) expect(metric.over !== undefined).toBe(metric.kind === "share");
});
