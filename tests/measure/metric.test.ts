import { expect, test } from "vitest";
import { isDispatchMetric } from "../../src/measure/metric.ts";
import { metrics } from "../../src/measure/metrics.ts";

test("figures of a drain are of dispatches, and sums over logs are of sessions too", () => {
  const names = metrics.filter(isDispatchMetric).map(({ name }) => name);
  expect(names).toContain("fix_cycles");
  expect(names).toContain("elapsed_s");
  for (const name of ["bash_calls", "cache_read_tokens", "oversized_result_chars"])
    expect(names).not.toContain(name);
});

test("a share is taken of two figures of one kind", () => {
  for (const { sum, over } of metrics) {
    if (over !== undefined) expect(over.table === "dispatches").toBe(sum?.table === "dispatches");
  }
});
