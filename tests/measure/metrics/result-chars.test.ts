import { test } from "vitest";
import { resultChars } from "../../../src/measure/metrics/result-chars.ts";
import { answer, call, expectValue, result } from "../metric-log.ts";

test("the text of each result counts once in code points, its blocks joined and images left out", async () => {
  const lines = [
    answer("m1", [call("t1", "Bash", {}), call("t2", "Read", {}), call("t3", "Bash", {})]),
    result("t1", "a\u{1F600}b"), // 3 code points, 4 UTF-16 units
    result("t2", [
      { type: "text", text: "12345" },
      { type: "image", source: {} },
      { type: "text", text: "678" },
    ]),
    result("t2", [
      { type: "text", text: "12345" },
      { type: "image", source: {} },
      { type: "text", text: "678" },
    ]),
    result("t3", ""),
  ];
  // 3 + 8 + 0
  await expectValue(resultChars, lines, 11);
});
