// Which tools somebody in a session has been seen to have. A subagent may lack what its parent has, so each agent is
// known by itself. Written where a tool's result arrives, asked where a move would point at that tool.

import type { ToolEvent } from "../session/hook-event.ts";
import type { Effect } from "./decision.ts";

/** The key under which this event's agent is known to have `tool`; null where the event names no session. */
export function toolSeenKey(event: Pick<ToolEvent, "sessionId" | "agentId">, tool: string): string | null {
  return event.sessionId === null ? null : JSON.stringify([event.sessionId, event.agentId, tool]);
}

/** The note that this event's agent has the event's tool, for the one tool that a move points at; else none. */
export function noteToolSeen(event: Pick<ToolEvent, "sessionId" | "agentId" | "tool">): readonly Effect[] {
  const key = event.tool === "Grep" ? toolSeenKey(event, event.tool) : null;
  return key === null ? [] : [{ kind: "note", table: "tool-seen", key, value: "seen" }];
}
