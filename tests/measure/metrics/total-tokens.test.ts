import { expect, test } from "vitest";
import { totalTokens } from "../../../src/measure/metrics/total-tokens.ts";
import { answer, expectAtLeast, metricValue } from "../metric-log.ts";

test("the total adds all four figures of each response and is a lower bound, because output is", async () => {
  const lines = [
    answer("m1", [], { input: 1, output: 2, read: 30, write: 400 }),
    answer("m2", [], { input: 5, output: 6, read: 70, write: 800 }),
  ];
  // 433 + 881
  await expectAtLeast(totalTokens, lines, 1314);
});

test("a response that lacks one figure has no total", async () => {
  const lines = [answer("m1", [], { input: 1, output: 2, read: 30 })];
  expect(await metricValue(totalTokens, lines)).toMatchObject({ kind: "unknown" });
});
