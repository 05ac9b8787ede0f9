// resolve-prompt-pointers: the references to stored bytes in a prompt are looked up and quoted beside it, within the
// room that advice has; a longer text shows its beginning and how to get the rest. A reference that gives no bytes is
// named with the reason.

import type { HookEvent } from "../../session/hook-event.ts";
import { type CitedPointer, findCitedPointers } from "../cited-pointers.ts";
import { fires, type RowAnswer, silent, undetermined } from "../decision.ts";
import type { Move } from "../move.ts";
import { danglingSentence, type Resolved, resolvePointer } from "../pointer.ts";
import { quoteRoomMin, quoteStored } from "../quote-stored.ts";
import type { World } from "../world.ts";

/** UTF-16 units for all quotes together: below what advice may take, with room for another row's sentence. */
const roomMax = 8_800;
const shownMax = Math.floor(roomMax / quoteRoomMin);

function decide(event: HookEvent, world: World): RowAnswer {
  if (event.name !== "UserPromptSubmit") return silent;
  const cited = onlyOnce(findCitedPointers(event.prompt));
  if (cited.length === 0) return silent;
  const parts: string[] = [];
  const shown = cited.slice(0, shownMax);
  let room = roomMax;
  for (const [at, { pointer }] of shown.entries()) {
    const resolved = resolvePointer(pointer, world);
    if (!resolved.isKnown) return undetermined(resolved.question);
    const part = partOf(pointer, resolved.value, Math.floor(room / (shown.length - at)));
    room -= part.length;
    parts.push(part);
  }
  const more = cited.length - shown.length;
  if (more > 0) parts.push(`[detent: ${more} more references in this prompt; echo one to read it]`);
  return fires({ kind: "advise", text: parts.join("\n\n") });
}

function onlyOnce(cited: readonly CitedPointer[]): readonly CitedPointer[] {
  return cited.filter(({ text }, at) => cited.findIndex((other) => other.text === text) === at);
}

function partOf(pointer: CitedPointer["pointer"], resolved: Resolved, room: number): string {
  if (resolved.kind !== "bytes") return danglingSentence(pointer, resolved);
  return quoteStored(pointer, Buffer.from(resolved.bytes).toString("utf8"), room);
}

export const resolvePromptPointers: Move = {
  name: "resolve-prompt-pointers",
  tier: "injection",
  seams: [{ event: "UserPromptSubmit", tool: null }],
  decides: ["advise"],
  recordsTools: false,
  flows: [
    ["STORE", "CONTEXT"],
    ["USER", "CONTEXT"],
  ],
  operands: ["DETENT_STORE_DIR", "DETENT_STORE_SCOPE"],
  asks: ["stored object"],
  why: "A user can hand over a stored text by its address instead of pasting it.",
  doesNotTouch: "The prompt itself, and texts that only look like a reference.",
  clients: {
    verified: ["2.0.77", "2.1.301", "2.1.332"],
    note: "Advice on a prompt reaches the model on 2.0.77, 2.1.301 and 2.1.332, within 10,000 characters.",
  },
  inactive: null,
  voids: [],
  decide,
};
