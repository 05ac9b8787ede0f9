import { test } from "vitest";
import { bashCalls } from "../../../src/measure/metrics/bash-calls.ts";
import { answer, call, expectValue, result } from "../metric-log.ts";

test("a Bash call counts once, denied or failed or repeated; other tools and PowerShell do not count", async () => {
  const bash = call("t1", "Bash", { command: "ls" });
  const lines = [
    answer("m1", [bash]),
    answer("m1", [bash]), // the same id on a second line
    result("t1", "This command requires approval", true),
    answer("m2", [call("t2", "PowerShell", { command: "ls" }), call("t3", "bash", { command: "ls" })]),
    answer("m3", [call("t4", "Bash", { command: "false" })]),
  ];
  // t1 and t4
  await expectValue(bashCalls, lines, 2);
});

test("a session without calls has none, which is known", async () => {
  await expectValue(bashCalls, [answer("m1", [])], 0);
});
