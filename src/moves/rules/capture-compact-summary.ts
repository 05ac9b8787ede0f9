// capture-compact-summary: the summary that took the place of a conversation. It records and decides nothing.

import type { HookEvent } from "../../session/hook-event.ts";
import { fires, type RowAnswer, silent } from "../decision.ts";
import type { Move } from "../move.ts";
import { recordText } from "../record-text.ts";

function decide(event: HookEvent): RowAnswer {
  if (event.name !== "PostCompact" || event.compactSummary === null || event.compactSummary === "")
    return silent;
  const detail = { trigger: event.trigger };
  return fires(null, recordText("capture-compact-summary", event, event.compactSummary, detail));
}

export const captureCompactSummary: Move = {
  name: "capture-compact-summary",
  tier: "capture",
  seams: [{ event: "PostCompact", tool: null }],
  decides: [],
  recordsTools: false,
  flows: [["CONTEXT", "STORE"]],
  operands: ["DETENT_STORE_DIR", "DETENT_STORE_SCOPE"],
  asks: [],
  why: "What a compaction kept, and so what it dropped, can be checked later.",
  doesNotTouch: "The summary itself, and compactions without one.",
  clients: {
    verified: ["2.1.301", "2.1.332"],
    note: "The event exists since 2.1.76 and fired on 2.1.301 and 2.1.332; 2.0.77 has no such event.",
  },
  inactive: null,
  voids: [{ what: "the summary", reason: "The client has no such event.", tried: ["2.0.77"] }],
  decide,
};
