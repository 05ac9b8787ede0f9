import { expect, test } from "vitest";
import { cacheReadTokens } from "../../../src/measure/metrics/cache-read-tokens.ts";
import { answer, expectAtLeast, expectValue, metricValue } from "../metric-log.ts";

test("the figure of each response counts once, from the line with the highest output", async () => {
  const lines = [
    answer("m1", [], { input: 3, output: 1, read: 100, write: 7 }),
    answer("m1", [], { input: 3, output: 9, read: 110, write: 7 }),
    answer("m1", [], { input: 3, output: 4, read: 120, write: 7 }),
    answer("m2", [], { input: 3, output: 1, read: 1000, write: 7 }),
  ];
  // 110 of m1 (output 9 is its highest) + 1000 of m2
  await expectValue(cacheReadTokens, lines, 1110);
});

test("a response that does not say it makes the sum a lower bound, and nothing known is unknown", async () => {
  const silent = answer("m2", [], { input: 3, output: 1, write: 7 });
  const said = answer("m1", [], { input: 3, output: 1, read: 40, write: 7 });
  await expectAtLeast(cacheReadTokens, [said, silent], 40);
  expect(await metricValue(cacheReadTokens, [silent])).toMatchObject({ kind: "unknown" });
});
