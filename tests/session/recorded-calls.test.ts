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
      .call("t1", "Read", { file_path: "/w/a" })
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
    expect(readCalls(lines).calls).toEqual([]);
    expect(readCalls(lines).resultsWithoutCall).toHaveLength(1);
  });
});

describe("one tool id in several responses", () => {
  const twice = () =>
    new WrittenSession()
      .call("f:0", "WebFetch", { url: "a" }, "m1")
      .result("f:0", "short", {})
      .call("f:0", "WebFetch", { url: "b" }, "m2")
      .result("f:0", "much longer", {});

  it("they are different calls, each with the result that follows it", () => {
    const { calls } = readCalls(twice().asFile().lines);
    expect(calls.map(({ call, result }) => [call.input.url, result?.text])).toEqual([
      ["a", "short"],
      ["b", "much longer"],
    ]);
    expect(calls.map(({ callIndex, resultIndex }) => [callIndex, resultIndex])).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(new Set(calls.map(({ key }) => key)).size).toBe(2);
    expect(calls.map(({ hasSiblings }) => hasSiblings)).toEqual([false, false]);
  });

  it("a subagent's result answers the subagent's call, even where a later one of the main thread has its id", () => {
    const agent = new WrittenSession("2.1.332", "a1").call("f:0", "Grep", {}, "a").asFile("/agent");
    const main = new WrittenSession("2.1.332", null, 1).call("f:0", "Read", {}, "m").asFile("/main");
    const late = new WrittenSession("2.1.332", "a1", 2).result("f:0", "found", {}).asFile("/agent");
    const { calls } = readCalls([...agent.lines, ...main.lines, ...late.lines]);
    expect(calls.map(({ call, result }) => [call.name, result?.text])).toEqual([
      ["Grep", "found"],
      ["Read", undefined],
    ]);
  });
});

it("the longer of two results of one call counts, at the first one's place; a call without an id has a key", () => {
  const { lines } = new WrittenSession()
    .call("t1", "WebFetch", {})
    .result("t1", "A".repeat(10), {})
    .result("t1", "A".repeat(5000), {})
    .block("m9", { type: "tool_use", name: "Grep", input: { pattern: "x" } })
    .asFile();
  const [fetched, unnamed] = readCalls(lines).calls;
  expect(fetched?.result?.text).toHaveLength(5000);
  expect(fetched?.resultIndex).toBe(1);
  expect(unnamed).toMatchObject({ fate: "unanswered", responseKey: "m9" });
  expect(unnamed?.key).toMatch(/^without id m9 Grep /);
});

it("of two copies of a call the one with more input counts, in either order", () => {
  const session = (first: string, second: string) =>
    new WrittenSession()
      .call("t1", "Bash", { command: first }, "m1")
      .call("t1", "Bash", { command: second }, "m1")
      .asFile().lines;
  for (const lines of [session("ls", "ls -la"), session("ls -la", "ls")]) {
    expect(readCalls(lines).calls.map(({ call }) => call.input.command)).toEqual(["ls -la"]);
  }
});
