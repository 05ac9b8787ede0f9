import { test } from "vitest";
import { anchorTransportChars } from "../../../src/measure/metrics/anchor-transport-chars.ts";
import { answer, call, expectValue } from "../metric-log.ts";

test("old_string of Edit and of each edit of MultiEdit counts in code points; of other tools it does not", async () => {
  const lines = [
    answer("m1", [
      call("t1", "Edit", { file_path: "/a", old_string: "abcd\u{1F600}", new_string: "xxxxxxxxx" }),
    ]),
    answer("m2", [
      call("t2", "MultiEdit", { edits: [{ old_string: "12" }, { old_string: "345" }, { new_string: "x" }] }),
    ]),
    answer("m3", [call("t3", "NotebookEdit", { old_string: "ignored" })]),
    answer("m4", [call("t4", "Edit", { old_string: 7 })]),
    answer("m1", [
      call("t1", "Edit", { file_path: "/a", old_string: "abcd\u{1F600}", new_string: "xxxxxxxxx" }),
    ]),
  ];
  // 5 + (2 + 3)
  await expectValue(anchorTransportChars, lines, 10);
});
