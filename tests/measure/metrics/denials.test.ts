import { test } from "vitest";
import { denials } from "../../../src/measure/metrics/denials.ts";
import { answer, call, expectAtLeast, result } from "../metric-log.ts";

test("refusals count once by call, as a lower bound; failures and invalid rewrites do not count", async () => {
  const refused = "Permission to use Bash has been denied.";
  const lines = [
    answer("m1", [
      call("t1", "Bash", {}),
      call("t2", "Bash", {}),
      call("t3", "Bash", {}),
      call("t4", "Write", {}),
    ]),
    result("t1", "This command requires approval", true),
    result("t2", refused, true),
    result("t2", refused, true),
    result("t3", "Exit code 1\nEACCES: permission denied", true),
    result("t4", "PreToolUse hook for Write returned updatedInput that failed schema validation", true),
  ];
  // t1 and t2
  await expectAtLeast(denials, lines, 2);
});

test("the text of a refusal in a result that is no error is a quotation", async () => {
  await expectAtLeast(denials, [result("t1", "This command requires approval")], 0);
});
