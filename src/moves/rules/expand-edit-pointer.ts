// expand-edit-pointer: an Edit whose new_string is exactly a reference puts the referenced bytes there instead. A
// reference that gives no bytes is refused: its own text would land in the user's file.

import type { HookEvent } from "../../session/hook-event.ts";
import { type RowAnswer, silent } from "../decision.ts";
import { expandField } from "../expand-field.ts";
import type { Move } from "../move.ts";
import type { World } from "../world.ts";

function decide(event: HookEvent, world: World): RowAnswer {
  if (event.name !== "PreToolUse" || event.tool !== "Edit") return silent;
  return expandField(event, "new_string", world);
}

export const expandEditPointer: Move = {
  name: "expand-edit-pointer",
  tier: "enforcement",
  seams: [{ event: "PreToolUse", tool: "Edit" }],
  decides: ["rewrite-input", "deny"],
  recordsTools: false,
  flows: [["STORE", "WORKSPACE"]],
  operands: ["DETENT_STORE_DIR", "DETENT_STORE_SCOPE"],
  asks: ["stored object"],
  why: "Text that was read or written before is put into a file without being typed again.",
  doesNotTouch: "A new_string that is more than one reference of the exact form, and any old_string.",
  clients: {
    verified: ["2.1.301", "2.1.332"],
    note: "2.1.301 and 2.1.332 apply a rewritten Edit; 2.0.77 ignores it, so there a reference is refused.",
  },
  inactive: null,
  voids: [
    {
      what: "the expansion",
      reason: "The client ignores a rewritten call, so the reference is refused instead.",
      tried: ["2.0.77"],
    },
    {
      what: "old_string as a reference",
      reason:
        "The client looks for the anchor in the file before any hook runs, so such a call never arrives.",
      tried: ["2.0.77", "2.1.301", "2.1.332"],
    },
  ],
  decide,
};
