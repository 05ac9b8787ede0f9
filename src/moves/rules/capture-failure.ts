// capture-failure: the error of a call that started and failed, with its tool and whether the user interrupted it. A
// call that was refused did not start and has no such event. The client has cut long errors before they arrive here.

import type { HookEvent } from "../../session/hook-event.ts";
import { fires, type RowAnswer, silent } from "../decision.ts";
import type { Move } from "../move.ts";
import { recordText } from "../record-text.ts";

function decide(event: HookEvent): RowAnswer {
  if (event.name !== "PostToolUseFailure" || event.error === null) return silent;
  const detail = { isInterrupt: event.isInterrupt };
  return fires(null, recordText("capture-failure", event, event.error, detail));
}

export const captureFailure: Move = {
  name: "capture-failure",
  tier: "capture",
  seams: [{ event: "PostToolUseFailure", tool: "*" }],
  decides: [],
  recordsTools: true,
  flows: [
    ["WORKSPACE", "STORE"],
    ["WORLD", "STORE"],
  ],
  operands: ["DETENT_STORE_DIR", "DETENT_STORE_SCOPE", "DETENT_CAPTURE_SKIP"],
  asks: [],
  why: "What went wrong can be read again after it has left the context.",
  doesNotTouch: "The error that the model sees, refused calls, and tools in DETENT_CAPTURE_SKIP.",
  clients: {
    verified: ["2.0.77", "2.1.301", "2.1.332"],
    note: "The event fires for a failing command on 2.0.77, 2.1.301 and 2.1.332.",
  },
  inactive: null,
  voids: [],
  decide,
};
