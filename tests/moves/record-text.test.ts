import { expect, it } from "vitest";
import { recordText } from "../../src/moves/record-text.ts";
import { addressOf } from "../../src/moves/store/address.ts";
import { readHookEvent } from "../../src/session/hook-event.ts";

it("puts the text first and then the row that names it", () => {
  const event = readHookEvent({ hook_event_name: "SubagentStop", session_id: "s", agent_id: "a" });
  if (event === null) throw new Error("not an event");
  expect(recordText("m", event, "größe", { n: 1 })).toEqual([
    { kind: "put", content: "größe" },
    {
      kind: "row",
      row: {
        move: "m",
        event: "SubagentStop",
        sessionId: "s",
        agentId: "a",
        tool: null,
        toolUseId: null,
        address: addressOf("größe"),
        chars: 5,
        detail: { n: 1 },
      },
    },
  ]);
});
