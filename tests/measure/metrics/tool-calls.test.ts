import { test } from "vitest";
import { toolCalls } from "../../../src/measure/metrics/tool-calls.ts";
import { answer, call, expectValue, result } from "../metric-log.ts";

test("each tool call counts once by its id, and a result without a call is none", async () => {
  const lines = [
    answer("m1", [call("t1", "Read", { file_path: "/a" }), call("t2", "Bash", { command: "ls" })]),
    answer("m1", [call("t2", "Bash", { command: "ls" })]),
    result("t2", "a"),
    result("t9", "b"),
    answer("m2", [call("t3", "mcp__x__y", {})]),
  ];
  // t1, t2, t3
  await expectValue(toolCalls, lines, 3);
});
