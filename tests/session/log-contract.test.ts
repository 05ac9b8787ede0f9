import { expect, test } from "vitest";
import { isKnownField, isKnownHookEvent, isKnownTool } from "../../src/session/log-contract.ts";

test("tools of released clients and of MCP servers are known, others and other spellings are not", () => {
  expect(["Bash", "Agent", "exit_plan_mode", "mcp__tides__lookup"].map(isKnownTool)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(["bash", "FailingTool", "mcp_tides", ""].map(isKnownTool)).toEqual([false, false, false, false]);
});

test("hook events are known by their whole name", () => {
  expect(["PreToolUse", "PreSkillShellCommand"].map(isKnownHookEvent)).toEqual([true, true]);
  expect(["PreToolUse:Bash", "pretooluse", ""].map(isKnownHookEvent)).toEqual([false, false, false]);
});

test("a field is known at its own place", () => {
  expect(isKnownField("usage", "input_tokens")).toBe(true);
  expect(isKnownField("line", "input_tokens")).toBe(false);
  expect(isKnownField("output line", "parent_tool_use_id")).toBe(true);
  expect(isKnownField("line", "timesstamp")).toBe(false);
  expect(isKnownField("result", "toString")).toBe(false);
});
