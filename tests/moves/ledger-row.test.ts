import { expect, it } from "vitest";
import { ledgerRow } from "../../src/moves/ledger-row.ts";
import { addressOf } from "../../src/moves/store/address.ts";
import { type HookEvent, readHookEvent } from "../../src/session/hook-event.ts";

function eventOf(json: Record<string, string>): HookEvent {
  const event = readHookEvent(json);
  if (event === null) throw new Error("not an event");
  return event;
}

it("names the call that it is about", () => {
  const event = eventOf({
    hook_event_name: "PostToolUse",
    session_id: "s",
    agent_id: "a",
    tool_name: "Bash",
    tool_use_id: "t",
  });
  expect(ledgerRow("m", event, addressOf("x"), 1, { path: "/p" })).toEqual({
    move: "m",
    event: "PostToolUse",
    sessionId: "s",
    agentId: "a",
    tool: "Bash",
    toolUseId: "t",
    address: addressOf("x"),
    chars: 1,
    detail: { path: "/p" },
  });
});

it("has no tool where the event has none", () => {
  const row = ledgerRow("m", eventOf({ hook_event_name: "Stop" }), null, null);
  expect([row.tool, row.toolUseId, row.sessionId, row.detail]).toEqual([null, null, null, {}]);
});
