import { test } from "vitest";
import { oversizedResultChars } from "../../../src/measure/metrics/oversized-result-chars.ts";
import { answer, call, expectValue, result } from "../metric-log.ts";

test("of each result only what is beyond 8,000 characters counts", async () => {
  const lines = [
    answer("m1", [call("t1", "Bash", {}), call("t2", "Bash", {}), call("t3", "Bash", {})]),
    result("t1", "x".repeat(8000)),
    result("t2", "x".repeat(8001)),
    result("t3", "x".repeat(9500)),
  ];
  // 0 + 1 + 1,500
  await expectValue(oversizedResultChars, lines, 1501);
});
