import { expect, test } from "vitest";
import { answerFault, faultName } from "../../src/moves/hook-fault.ts";
import type { HookEvent } from "../../src/session/hook-event.ts";
import { readHookEvent } from "../../src/session/hook-event.ts";
import type { JsonObject } from "../../src/session/json-value.ts";

function eventOf(name: string, tool: string): HookEvent {
  const event = readHookEvent({
    hook_event_name: name,
    tool_name: tool,
    session_id: "s1",
    tool_use_id: "t1",
  });
  if (event === null) throw new Error("not an event");
  return event;
}

const on = { movesOff: [] };

test("the fault is one line, cut, and one row of the ledger with the call that it hit", () => {
  const rows: JsonObject[] = [];
  const record = () => ({ ledger: { append: (row: JsonObject) => void rows.push(row) }, at: "now" });
  const fault = `a\u001b\r\n\u2028b${"x".repeat(400)}`;
  const output = answerFault(new Error(fault), eventOf("PostToolUse", "Bash"), on, record);
  const line = `a b${"x".repeat(297)}`;
  expect(output).toEqual({ stdout: "", stderr: `detent: ${line}\n` });
  expect(rows).toEqual([
    {
      ts: "now",
      move: faultName,
      event: "PostToolUse",
      session: "s1",
      agent: null,
      tool: "Bash",
      toolUse: "t1",
      address: null,
      chars: null,
      detail: { fault: line },
    },
  ]);
});

test("a ledger that fails too is named on the same line", () => {
  const output = answerFault("first", null, on, () => {
    throw new Error("second");
  });
  expect(output).toEqual({ stdout: "", stderr: "detent: first Not in the ledger: second\n" });
});

test("a call behind the barrier is refused, unless the move is off, and no other call is", () => {
  const record = () => ({ ledger: { append: () => {} }, at: "now" });
  const stdout = (event: HookEvent | null, movesOff: readonly string[] = []): string =>
    answerFault("f", event, { movesOff }, record).stdout;
  for (const tool of ["WebFetch", "WebSearch"]) {
    expect(JSON.parse(stdout(eventOf("PreToolUse", tool)))).toMatchObject({
      hookSpecificOutput: { hookEventName: "PreToolUse", permissionDecision: "deny" },
    });
    expect(stdout(eventOf("PreToolUse", tool), ["barrier-world"])).toBe("");
    expect(stdout(eventOf("PostToolUse", tool))).toBe("");
  }
  expect([stdout(eventOf("PreToolUse", "mcp__web__fetch")), stdout(null)]).toEqual(["", ""]);
});
