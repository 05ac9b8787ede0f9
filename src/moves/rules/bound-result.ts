// bound-result: a text over the threshold in a tool's response is cut to its ends, and the whole of it is put into
// the store under an address that the note inside names. The response keeps the tool's own shape, key for key:
// a client drops any other. Left alone: results that the client has already spilled to a file.

import type { HookEvent } from "../../session/hook-event.ts";
import { boundText } from "../bound-text.ts";
import { type Effect, fires, type RowAnswer, silent } from "../decision.ts";
import { ledgerRow } from "../ledger-row.ts";
import type { Move } from "../move.ts";
import { changeTextLeaves } from "../text-leaves.ts";
import type { World } from "../world.ts";

function decide(event: HookEvent, world: World): RowAnswer {
  if (event.name !== "PostToolUse") return silent;
  const remark = event.tool === "Read" ? "line numbers below are not the file's" : null;
  const effects: Effect[] = [];
  const output = changeTextLeaves(event.tool, event.toolResponse, (text) => {
    const bounded = boundText(text, world.operands, remark);
    if (bounded === null) return null;
    effects.push({ kind: "put", content: text });
    effects.push({ kind: "row", row: ledgerRow("bound-result", event, bounded.address, text.length) });
    return bounded.text;
  });
  return output === null ? silent : fires({ kind: "rewrite-output", output }, effects);
}

export const boundResult: Move = {
  name: "bound-result",
  tier: "capture",
  seams: [{ event: "PostToolUse", tool: "*" }],
  decides: ["rewrite-output"],
  recordsTools: true,
  flows: [
    ["WORKSPACE", "CONTEXT"],
    ["WORKSPACE", "STORE"],
    ["WORLD", "CONTEXT"],
    ["WORLD", "STORE"],
  ],
  operands: [
    "DETENT_TRUNCATE_THRESHOLD",
    "DETENT_TRUNCATE_KEEP",
    "DETENT_STORE_DIR",
    "DETENT_STORE_SCOPE",
    "DETENT_CAPTURE_SKIP",
  ],
  asks: [],
  why: "The middle of a long result is rarely read and is carried by every later request.",
  doesNotTouch:
    "Results spilled by the client, failed calls, media, Edit and Write, tools in DETENT_CAPTURE_SKIP.",
  clients: {
    verified: ["2.1.301", "2.1.332"],
    note: "A replaced output is honoured on 2.1.301 and 2.1.332; 2.0.77 ignores it and shows the result whole.",
  },
  inactive: null,
  voids: [
    {
      what: "the shorter result",
      reason: "The client ignores a replaced output.",
      tried: ["2.0.77"],
    },
  ],
  decide,
};
