import { expect, test } from "vitest";
import { anchorTransportShare } from "../../../src/measure/metrics/anchor-transport-share.ts";
import { answer, call, expectShare, metricValue, text, thinking } from "../metric-log.ts";

test("anchors are taken as a share of text and tool-input strings, thinking left out", async () => {
  const lines = [
    answer("m1", [thinking("0123456789")]),
    answer("m1", [text("abcdef")]),
    answer("m1", [
      call("t1", "Edit", { file_path: "/a", old_string: "abcd", new_string: "xy", replace_all: false }),
    ]),
    answer("m2", [call("t2", "Bash", { command: "ls -la" })]),
    answer("m2", [text("ab")]),
  ];
  // 4 of 6 + (2 + 4 + 2) + 6 + 2 = 22
  await expectShare(anchorTransportShare, lines, { part: 4, whole: 22 });
});

test("a session in which the model wrote nothing has no share", async () => {
  expect(await metricValue(anchorTransportShare, [answer("m1", [])])).toMatchObject({ kind: "unknown" });
});
