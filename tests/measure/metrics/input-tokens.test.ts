import { expect, test } from "vitest";
import { inputTokens } from "../../../src/measure/metrics/input-tokens.ts";
import { answer, expectAtLeast, expectValue, metricValue } from "../metric-log.ts";

test("the figure of each response counts once, from the line with the highest output", async () => {
  const lines = [
    answer("m1", [], { input: 100, output: 1, read: 5, write: 7 }),
    answer("m1", [], { input: 110, output: 9, read: 5, write: 7 }),
    answer("m1", [], { input: 120, output: 4, read: 5, write: 7 }),
    answer("m2", [], { input: 1000, output: 1, read: 5, write: 7 }),
  ];
  // 110 of m1 (output 9 is its highest) + 1000 of m2
  await expectValue(inputTokens, lines, 1110);
});

test("a response that does not say it makes the sum a lower bound, and nothing known is unknown", async () => {
  const silent = answer("m2", [], { output: 1, read: 5, write: 7 });
  const said = answer("m1", [], { input: 40, output: 1, read: 5, write: 7 });
  await expectAtLeast(inputTokens, [said, silent], 40);
  expect(await metricValue(inputTokens, [silent])).toMatchObject({ kind: "unknown" });
});
