// One line of the ledger from the event that it is about: who, where and which call, so that a row can be found
// again from a transcript. The time is added by whoever appends it.

import type { HookEvent } from "../session/hook-event.ts";
import type { JsonObject } from "../session/json-value.ts";
import type { LedgerRow } from "./decision.ts";
import type { Address } from "./store/address.ts";

/** `chars` counts UTF-16 units of the text behind `address`; both null where nothing was put. */
export function ledgerRow(
  move: string,
  event: HookEvent,
  address: Address | null,
  chars: number | null,
  detail: JsonObject = {},
): LedgerRow {
  const call =
    "tool" in event ? { tool: event.tool, toolUseId: event.toolUseId } : { tool: null, toolUseId: null };
  return {
    move,
    event: event.name,
    sessionId: event.sessionId,
    agentId: event.agentId,
    ...call,
    address,
    chars,
    detail,
  };
}
