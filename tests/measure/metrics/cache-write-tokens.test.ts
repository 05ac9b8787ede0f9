import { expect, test } from "vitest";
import { cacheWriteTokens } from "../../../src/measure/metrics/cache-write-tokens.ts";
import { answer, expectAtLeast, expectValue, metricValue } from "../metric-log.ts";

test("the figure of each response counts once, from the line with the highest output", async () => {
  const lines = [
    answer("m1", [], { input: 3, output: 1, read: 5, write: 100 }),
    answer("m1", [], { input: 3, output: 9, read: 5, write: 110 }),
    answer("m1", [], { input: 3, output: 4, read: 5, write: 120 }),
    answer("m2", [], { input: 3, output: 1, read: 5, write: 1000 }),
  ];
  // 110 of m1 (output 9 is its highest) + 1000 of m2
  await expectValue(cacheWriteTokens, lines, 1110);
});

test("a response that does not say it makes the sum a lower bound, and nothing known is unknown", async () => {
  const silent = answer("m2", [], { input: 3, output: 1, read: 5 });
  const said = answer("m1", [], { input: 3, output: 1, read: 5, write: 40 });
  await expectAtLeast(cacheWriteTokens, [said, silent], 40);
  expect(await metricValue(cacheWriteTokens, [silent])).toMatchObject({ kind: "unknown" });
});
