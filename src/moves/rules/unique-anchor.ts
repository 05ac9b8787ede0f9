// unique-anchor: without replace_all an Edit's anchor must stand in the file exactly once, else the Edit is refused
// with the count. Clients check that themselves before any hook runs, and see through line ends and curly quotes,
// which a count of bytes does not: so the row is inactive, and a user turns it on for a client that checks nothing.

import type { HookEvent } from "../../session/hook-event.ts";
import { stringAt } from "../../session/json-value.ts";
import { fires, type RowAnswer, silent, undetermined } from "../decision.ts";
import type { Move } from "../move.ts";
import { targetPath } from "../target-path.ts";
import type { World } from "../world.ts";

function decide(event: HookEvent, world: World): RowAnswer {
  if (event.name !== "PreToolUse" || event.tool !== "Edit") return silent;
  const anchor = stringAt(event.toolInput, "old_string");
  const path = targetPath(event, stringAt(event.toolInput, "file_path"));
  if (anchor === null || anchor === "" || path === null || event.toolInput.replace_all === true)
    return silent;
  const file = world.workspace.read(path);
  if (!file.isKnown) return undetermined(file.question);
  if (file.value.kind !== "file") return silent;
  const count = countPlaces(Buffer.from(file.value.bytes), Buffer.from(anchor));
  if (count === 1) return silent;
  const reason =
    count === 0
      ? "The text of old_string is nowhere in the file, byte for byte. Read the file and give it as it is there."
      : `The text of old_string stands at ${count} places in the file. Give more of the lines around it.`;
  return fires({ kind: "deny", reason, instead: null });
}

/** Places that overlap count each: which one is meant has two readings as well. */
function countPlaces(bytes: Buffer, anchor: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(anchor); at !== -1; at = bytes.indexOf(anchor, at + 1)) count += 1;
  return count;
}

export const uniqueAnchor: Move = {
  name: "unique-anchor",
  tier: "enforcement",
  seams: [{ event: "PreToolUse", tool: "Edit" }],
  decides: ["deny"],
  recordsTools: false,
  flows: [["CONTEXT", "WORKSPACE"]],
  operands: ["DETENT_ANCHOR_GATE"],
  asks: ["file bytes"],
  why: "An anchor that stands at several places, or at none, does not say where the edit belongs.",
  doesNotTouch: "Edits of every occurrence, new files, and every Edit while the row is inactive.",
  clients: {
    verified: [],
    note: "2.0.77, 2.1.301 and 2.1.332 refuse such an Edit themselves before any hook runs.",
  },
  inactive: {
    what: "the row",
    reason:
      "The client checks the anchor before any hook runs, and sees through line ends and quotes, as bytes do not.",
    tried: ["2.0.77", "2.1.301", "2.1.332"],
    turnedOnBy: "DETENT_ANCHOR_GATE",
    isTurnedOn: ({ anchorGate }) => anchorGate === "on",
  },
  voids: [],
  decide,
};
