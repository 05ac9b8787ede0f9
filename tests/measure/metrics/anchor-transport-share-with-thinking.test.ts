import { test } from "vitest";
import { anchorTransportShareWithThinking } from "../../../src/measure/metrics/anchor-transport-share-with-thinking.ts";
import { answer, call, expectShare, text, thinking } from "../metric-log.ts";

test("recorded thinking stands in the denominator", async () => {
  const lines = [
    answer("m1", [thinking("0123456789")]),
    answer("m1", [text("abcdef")]),
    answer("m1", [call("t1", "Edit", { file_path: "/a", old_string: "abcd", new_string: "xy" })]),
    answer("m2", [call("t2", "Bash", { command: "ls -la" })]),
    answer("m2", [text("ab")]),
  ];
  // 4 of 10 + 6 + 8 + 6 + 2 = 32
  await expectShare(anchorTransportShareWithThinking, lines, { part: 4, whole: 32 });
});
