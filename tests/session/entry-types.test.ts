import { describe, expect, test } from "vitest";
import { entryKind, isMetadataType } from "../../src/session/entry-types.ts";

describe("the kind of a line by its type", () => {
  test.each([
    ["user", "conversation"],
    ["assistant", "conversation"],
    ["system", "conversation"],
    ["system/turn_duration", "conversation"],
    ["system/a_later_one", "conversation"],
    ["attachment/hook_success", "conversation"],
    ["attachment", "conversation"],
    ["summary", "metadata"],
    ["cost-state", "metadata"],
    ["artifact-note", "metadata"],
    ["file-history-snapshot", "metadata"],
    ["progress/bash_progress", "known-unused"],
    ["progress/agent_progress", "known-unused"],
    ["progress/a_later_one", "unknown-type"],
    ["progress", "unknown-type"],
    ["harbour-note", "unknown-type"],
    ["systems", "unknown-type"],
    ["userx/y", "unknown-type"],
    ["(no type)", "unknown-type"],
    ["constructor", "unknown-type"],
    ["", "unknown-type"],
  ])("%s: %s", (type, kind) => expect(entryKind(type)).toBe(kind));
});

test("only metadata shows a transcript without a session id", () => {
  expect(["summary", "mode", "user", "progress/bash_progress", "result"].map(isMetadataType)).toEqual([
    ...[true, true, false, false, false],
  ]);
});
