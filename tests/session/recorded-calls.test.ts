// Calls with their fates: what a client says of a call decides which hooks it had.

import { describe, expect, it } from "vitest";
import { fateOf, readCalls } from "../../src/session/recorded-calls.ts";
import type { ToolResult } from "../../src/session/session.ts";
import { WrittenSession } from "../replay/written-session.ts";

function result(text: string, isError: boolean): ToolResult {
  return { toolUseId: "t1", isError, text, response: undefined, denialKind: null };
}

describe("fateOf", () => {
  it.each([
    ["ok", false, "succeeded"],
    ["<tool_use_error>File has not been read yet.</tool_use_error>", true, "refused early"],
    ["File has been modified since read, either by the user or by a linter.", true, "refused early"],
    ["Found 2 matches of the string to replace, but replace_all is false.", true, "refused early"],
    ["This command requires approval", true, "denied"],
    ["Exit code 3\nerr", true, "failed"],
    // Near-misses: a missing file and a token limit are found by the tool itself, after its hooks.
    ["File does not exist.", true, "failed"],
    ["File content (37775 tokens) exceeds maximum allowed tokens (25000).", true, "failed"],
    // A result that only quotes a refusal is no refusal.
    ["<tool_use_error>quoted</tool_use_error>", false, "succeeded"],
  ] as const)("%s (error: %s) is %s", (text, isError, fate) => {
    expect(fateOf(result(text, isError))).toBe(fate);
  });

  it("a call without a result is unanswered, never failed", () => {
    expect(fateOf(null)).toBe("unanswered");
  });
});

describe("readCalls", () => {
  it("a call and a result that stand on two lines are one call, whose result has the output object", () => {
    const { lines } = new WrittenSession()
      .call("t1", "Read", { file_path: "/w/a" })
      .call("t1", "Read", { file_path: "/w/a" }, "msg-other")
      .result("t1", "text", undefined)
      .result("t1", "text", { type: "text" })
      .asFile();
    const { calls } = readCalls(lines);
    expect(calls.map(({ callIndex, resultIndex }) => [callIndex, resultIndex])).toEqual([[0, 2]]);
    expect(calls[0]?.result?.response).toEqual({ type: "text" });
  });

  it("several calls of one response are siblings; a call of the next response is not", () => {
    const { lines } = new WrittenSession()
      .call("t1", "Read", {}, "msg-1")
      .call("t2", "Read", {}, "msg-1")
      .call("t3", "Read", {})
      .asFile();
    expect(readCalls(lines).calls.map(({ hasSiblings }) => hasSiblings)).toEqual([true, true, false]);
  });

  it("a call that a hook changed is marked; one beside which a hook printed something else is not", () => {
    const printed = (toolUseID: string, stdout: string) => ({
      type: "attachment",
      attachment: { type: "hook_success", toolUseID, stdout },
    });
    const { lines } = new WrittenSession()
      .call("t1", "Write", {})
      .line(printed("t1", '{"hookSpecificOutput":{"updatedInput":{}}}'))
      .call("t2", "Read", {})
      .line(printed("t2", '{"hookSpecificOutput":{"updatedToolOutput":{}}}'))
      .call("t3", "Read", {})
      .line(printed("t3", '{"systemMessage":"hello"}'))
      .asFile();
    expect(readCalls(lines).calls.map(({ isChangedByHook }) => isChangedByHook)).toEqual([true, true, false]);
  });

  it("a result whose call is in no line is counted", () => {
    const { lines } = new WrittenSession().result("gone", "text", {}).asFile();
    expect(readCalls(lines)).toEqual({ calls: [], resultsWithoutCall: 1 });
  });
});
