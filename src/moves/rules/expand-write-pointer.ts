// expand-write-pointer: a Write whose content is exactly a reference writes the referenced bytes instead, and then
// faces the rows that judge what is written. A reference that gives no bytes is refused: its own text would land in
// the user's file.

import type { HookEvent } from "../../session/hook-event.ts";
import { type RowAnswer, silent } from "../decision.ts";
import { expandField } from "../expand-field.ts";
import type { Move } from "../move.ts";
import type { World } from "../world.ts";

function decide(event: HookEvent, world: World): RowAnswer {
  if (event.name !== "PreToolUse" || event.tool !== "Write") return silent;
  return expandField(event, "content", world);
}

export const expandWritePointer: Move = {
  name: "expand-write-pointer",
  tier: "enforcement",
  seams: [{ event: "PreToolUse", tool: "Write" }],
  decides: ["rewrite-input", "deny"],
  recordsTools: false,
  flows: [["STORE", "WORKSPACE"]],
  operands: ["DETENT_STORE_DIR", "DETENT_STORE_SCOPE"],
  asks: ["stored object"],
  why: "A stored text is written to a file without being typed again.",
  doesNotTouch: "Content that is more than one reference of the exact form, a line feed after it included.",
  clients: {
    verified: ["2.1.301", "2.1.332"],
    note: "2.1.301 and 2.1.332 apply a rewritten Write; 2.0.77 ignores it, so there a reference is refused.",
  },
  inactive: null,
  voids: [
    {
      what: "the expansion",
      reason: "The client ignores a rewritten call, so the reference is refused instead.",
      tried: ["2.0.77"],
    },
  ],
  decide,
};
