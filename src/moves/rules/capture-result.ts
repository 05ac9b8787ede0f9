// capture-result: the whole response of every tool that succeeded is put into the store as JSON text, with one row
// in the ledger. It records and decides nothing. A response that is missing, or nested too deep to write, is left.
// A search tool's result also shows that this agent has that tool.

import type { HookEvent } from "../../session/hook-event.ts";
import { fires, type RowAnswer, silent } from "../decision.ts";
import { jsonText } from "../json-text.ts";
import { ledgerRow } from "../ledger-row.ts";
import type { Move } from "../move.ts";
import { addressOf } from "../store/address.ts";
import { noteToolSeen } from "../tool-seen.ts";

function decide(event: HookEvent): RowAnswer {
  if (event.name !== "PostToolUse" || event.toolResponse === null) return silent;
  const content = jsonText(event.toolResponse);
  if (content === null) return silent;
  const row = ledgerRow("capture-result", event, addressOf(content), content.length);
  return fires(null, [{ kind: "put", content }, { kind: "row", row }, ...noteToolSeen(event)]);
}

export const captureResult: Move = {
  name: "capture-result",
  tier: "capture",
  seams: [{ event: "PostToolUse", tool: "*" }],
  decides: [],
  recordsTools: true,
  flows: [
    ["WORKSPACE", "STORE"],
    ["WORLD", "STORE"],
  ],
  operands: ["DETENT_STORE_DIR", "DETENT_STORE_SCOPE", "DETENT_CAPTURE_SKIP"],
  asks: [],
  why: "What a tool said can be read again without running the tool again.",
  doesNotTouch: "The result that the model sees, failed calls, and tools in DETENT_CAPTURE_SKIP.",
  clients: {
    verified: ["2.0.77", "2.1.301", "2.1.332"],
    note: "The event carries the tool's output object on 2.0.77, 2.1.301 and 2.1.332.",
  },
  inactive: null,
  voids: [],
  decide,
};
