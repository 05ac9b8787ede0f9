// capture-subagent-reply: what a subagent answered, with its id and type. It records and decides nothing.

import type { HookEvent } from "../../session/hook-event.ts";
import { fires, type RowAnswer, silent } from "../decision.ts";
import type { Move } from "../move.ts";
import { recordText } from "../record-text.ts";

function decide(event: HookEvent): RowAnswer {
  if (event.name !== "SubagentStop" || event.lastAssistantMessage === null) return silent;
  if (event.lastAssistantMessage === "") return silent;
  const detail = { agentType: event.agentType };
  return fires(null, recordText("capture-subagent-reply", event, event.lastAssistantMessage, detail));
}

export const captureSubagentReply: Move = {
  name: "capture-subagent-reply",
  tier: "capture",
  seams: [{ event: "SubagentStop", tool: null }],
  decides: [],
  recordsTools: false,
  flows: [["CONTEXT", "STORE"]],
  operands: ["DETENT_STORE_DIR", "DETENT_STORE_SCOPE"],
  asks: [],
  why: "A subagent's answer reaches its parent once and is hard to find afterwards.",
  doesNotTouch: "The answer itself, and subagents that end without a message.",
  clients: {
    verified: ["2.1.301", "2.1.332"],
    note: "The event carries the last message on 2.1.301 and 2.1.332; on 2.0.77 it does not, and nothing is recorded.",
  },
  inactive: null,
  voids: [
    {
      what: "the reply of a subagent",
      reason: "The client does not send its last message with the event.",
      tried: ["2.0.77"],
    },
  ],
  decide,
};
