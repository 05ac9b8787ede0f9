import { expect, test } from "vitest";
import { isControlType, streamKind } from "../../src/session/stream-types.ts";

test.each([
  ["system/init", "metadata"],
  ["system/api_retry", "metadata"],
  ["result/success", "metadata"],
  ["result/error_of_a_later_client", "metadata"],
  ["result", "metadata"],
  ["assistant", "conversation"],
  ["system/compact_boundary", "conversation"],
  ["system/hook_started", "known-unused"],
  ["system/permission_denied", "known-unused"],
  ["stream_event", "known-unused"],
  ["keep_alive", "known-unused"],
  ["system", "unknown-type"],
  ["system/later_note", "unknown-type"],
  ["results/success", "unknown-type"],
  ["summary", "unknown-type"],
  ["toString", "unknown-type"],
])("%s is %s", (type, kind) => expect(streamKind(type)).toBe(kind));

test("only lines between programs are known by their type alone", () => {
  expect(["control_request", "keep_alive"].map(isControlType)).toEqual([true, true]);
  expect(["assistant", "stream_event", "system/init"].map(isControlType)).toEqual([false, false, false]);
});
