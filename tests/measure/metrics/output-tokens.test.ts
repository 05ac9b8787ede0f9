import { test } from "vitest";
import { outputTokens } from "../../../src/measure/metrics/output-tokens.ts";
import { answer, expectAtLeast } from "../metric-log.ts";

test("output is the highest figure of each response and only ever a lower bound", async () => {
  const lines = [
    answer("m1", [], { input: 1, output: 2, read: 1, write: 1 }),
    answer("m1", [], { input: 1, output: 50, read: 1, write: 1 }),
    answer("m2", [], { input: 1, output: 8, read: 1, write: 1 }),
  ];
  // 50 + 8
  await expectAtLeast(outputTokens, lines, 58);
});
